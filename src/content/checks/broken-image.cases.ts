import type { CheckCases } from './core/check-cases';

const svg = (content: string, start = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"') =>
  `${start}>${content}</svg>`;
const drawing = (name: string, text: string) => ({
  name,
  changes: { '_site/team.svg': text },
  file: '_site/team.svg',
  pointer: '',
});

/** What a checkout without Git LFS leaves in place of a file. */
const lfs = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n';

export const cases: CheckCases = {
  found: [
    {
      name: 'a photograph that was only half copied',
      changes: { '_site/plant.webp': { problem: 'It ends too early.' } },
      says: ['can be shown. It ends too early.', 'avif, webp'],
      file: '_site/plant.webp',
      pointer: '',
    },
    {
      name: 'a PNG under the name of a WebP',
      changes: { '_site/plant.webp': { problem: 'It is png, and its name says webp.' } },
      says: ['Rename it to plant.png, and'],
      file: '_site/plant.webp',
      pointer: '',
    },
    {
      name: 'a GIF under the name of a WebP',
      changes: { '_site/plant.webp': { problem: 'It is gif, and its name says webp.' } },
      says: ['Export it again as avif'],
      file: '_site/plant.webp',
      pointer: '',
    },
    { ...drawing('an empty file', ''), says: ['Plain SVG'] },
    drawing('text under the name of a drawing', 'PNG'),
    drawing('a page under the name of a drawing', '<!doctype html><html><body></body></html>'),
    drawing('a drawing with a script', svg('<script>alert(1)</script>')),
    drawing('a drawing that fetches', svg('<image href="https://example.org/a.png"/>')),
    {
      name: 'text under the name of a photograph',
      changes: { '_site/plant.webp': 'RIFF' },
      file: '_site/plant.webp',
      pointer: '',
    },
    {
      name: 'a pointer of Git LFS in place of a photograph',
      changes: { '_site/plant.webp': lfs },
      says: ['git lfs pull'],
      file: '_site/plant.webp',
      pointer: '',
    },
    drawing('a pointer of Git LFS in place of a drawing', lfs),
    {
      name: 'an image that no page shows',
      changes: { 'finance/plant.jpg': { problem: 'It is empty.' } },
      also: ['unused-image'],
      file: 'finance/plant.jpg',
      pointer: '',
    },
  ],
  quiet: [
    {
      name: 'a drawing that speaks of Git LFS',
      changes: { '_site/team.svg': svg('<title>version https://git-lfs.github.com/spec/v1</title>') },
    },
    { name: 'a drawing', changes: { '_site/team.svg': svg('<path d="M0 0h8v8z"/>') } },
    {
      name: 'a drawing with a title',
      changes: { '_site/team.svg': svg('<title>A &lt;script&gt;</title><rect width="8" height="8"/>') },
    },
    {
      name: 'a drawing that shows one of its own parts',
      changes: { '_site/team.svg': svg('<path id="a" d="M0 0h8v8z"/><use href="#a"/>') },
    },
    { name: 'a photograph', changes: { '_site/plant.webp': {} } },
  ],
};
