/** The classes of the four layers: hue and hatching mean the layers, everywhere, and nothing else. From the lowest to the top one. */
export const layerColors = {
  ingest: { fill: 'hatch-ingest', border: 'border-layer-ingest' },
  integration: { fill: 'hatch-integration', border: 'border-layer-integration' },
  knowledge: { fill: 'hatch-knowledge', border: 'border-layer-knowledge' },
  action: { fill: 'hatch-action', border: 'border-layer-action' },
} as const;

/** The layers in their order: each rests on the one before it. */
export const layers = ['ingest', 'integration', 'knowledge', 'action'] as const;
