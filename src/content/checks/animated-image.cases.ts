import type { CheckCases } from './core/check-cases';

const animation = { isAnimated: true };
const beside = (src: string) => ({
  'finance/page.json': [
    ['"type": "hero",', `"type": "hero", "heroImage": "${src}", "heroImageAlt": "Home",`],
  ] as const,
});

export const cases: CheckCases = {
  found: [
    {
      name: 'an animation that two pages could show',
      changes: { '_site/plant.webp': animation },
      file: '_site/plant.webp',
      pointer: '',
    },
    {
      name: 'an animation beside its page',
      changes: { ...beside('./wave.avif'), 'finance/wave.avif': animation },
      file: 'finance/wave.avif',
      pointer: '',
    },
    {
      name: 'an animated PNG',
      changes: { ...beside('./wave.png'), 'finance/wave.png': animation },
      file: 'finance/wave.png',
      pointer: '',
    },
  ],
  quiet: [
    { name: 'a still image', changes: { '_site/plant.webp': {} } },
    {
      name: 'an animation that no page shows',
      changes: { 'finance/wave.webp': animation },
      also: ['unused-image'],
    },
    {
      name: 'an animation that cannot be read',
      changes: { '_site/plant.webp': { ...animation, problem: 'It ends too early.' } },
      also: ['broken-image'],
    },
  ],
};
