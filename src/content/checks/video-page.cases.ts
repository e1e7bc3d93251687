import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const next = '{\n      "type": "cta",';
const embed = (src: string, more = '') =>
  replacing(file, next, `{ "type": "embed", "src": ${JSON.stringify(src)}${more} },\n    ${next}`);
const shown = (src: string, fixed: string) => ({
  name: src,
  changes: embed(src),
  file,
  pointer: '/sections/1/src',
  marks: JSON.stringify(src),
  says: [fixed],
  fixed: { [file]: `"src": "${fixed}"` },
});
const youTube = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE';
const vimeo = 'https://player.vimeo.com/video/76979871';

export const cases: CheckCases = {
  found: [
    shown('https://www.youtube.com/watch?v=M7lc1UVf-VE', youTube),
    shown('https://youtube.com/watch?app=desktop&v=M7lc1UVf-VE&feature=share', youTube),
    shown('https://m.youtube.com/watch?v=M7lc1UVf-VE&t=90s', `${youTube}?start=90`),
    shown('https://youtu.be/M7lc1UVf-VE', youTube),
    shown('http://youtu.be/M7lc1UVf-VE', youTube),
    shown('https://youtu.be/M7lc1UVf-VE?si=abc&t=1m30s', `${youTube}?start=90`),
    shown('https://www.youtube.com/shorts/M7lc1UVf-VE', youTube),
    shown('https://www.youtube.com/live/M7lc1UVf-VE?t=later', youTube),
    shown('https://vimeo.com/76979871', vimeo),
    shown('https://vimeo.com/76979871/5f1c6a7e90', `${vimeo}?h=5f1c6a7e90`),
    shown('https://www.vimeo.com/76979871#t=30s', vimeo),
    ...['https://www.google.com/maps/place/Bonn', 'https://www.openstreetmap.org/#map=12/50.7/7'].map(
      (src) => ({
        name: src,
        changes: embed(src),
        file,
        pointer: '/sections/1/src',
        says: ['the page of a map', '"href"'],
      }),
    ),
  ],
  quiet: [
    ...[youTube, `${youTube}?start=90`, vimeo, 'https://www.youtube.com/embed/M7lc1UVf-VE'],
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    'https://youtu.be.example.org/M7lc1UVf-VE',
    'https://example.org/watch?v=M7lc1UVf-VE',
    'https://vimeo.com/channels/staffpicks',
    'https://www.google.com/maps/embed?pb=!1m18',
    'https://www.openstreetmap.org/export/embed.html?bbox=2.16%2C41.37%2C2.20%2C41.40',
  ]
    .map((src) => ({ name: src, changes: embed(src) }))
    .concat({
      name: 'the page of a film where a link leads to it',
      changes: embed(youTube, ', "href": "https://www.youtube.com/watch?v=M7lc1UVf-VE"'),
    }),
};
