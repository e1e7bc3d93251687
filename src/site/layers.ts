/**
 * The classes of the four layers, from lowest to highest. These hues and hatchings are reserved for the layers throughout the
 * site.
 */
export const layerColors = {
  ingest: { fill: 'hatch-1', border: 'border-accent-1' },
  integration: { fill: 'hatch-2', border: 'border-accent-2' },
  knowledge: { fill: 'hatch-3', border: 'border-accent-3' },
  action: { fill: 'hatch-4', border: 'border-accent-4' },
} as const;

/** The layers from lowest to highest: each rests on the one before it. */
export const layers = ['ingest', 'integration', 'knowledge', 'action'] as const;
