/** The classes of the four layers: their hues mean the layers, everywhere, and nothing else. */
export const layerColors = {
  ingest: { fill: 'bg-layer-ingest', border: 'border-layer-ingest' },
  integration: { fill: 'bg-layer-integration', border: 'border-layer-integration' },
  knowledge: { fill: 'bg-layer-knowledge', border: 'border-layer-knowledge' },
  action: { fill: 'bg-layer-action', border: 'border-layer-action' },
} as const;
