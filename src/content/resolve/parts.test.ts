import { describe, expect, it } from 'vitest';
import { inPlace } from './image-in-place';
import { resolveInline } from './inline-resolve';
import { shellLinks } from './shell-links';

describe('an inline text for components', () => {
  const linkTo = (href: string) => (href === '/gone' ? undefined : `/es${href}`);
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['**strong**', [{ strong: 'strong' }]],
    ['a _b_ c', ['a ', { emphasis: 'b' }, ' c']],
    ['see [fees](/fees)', ['see ', { words: 'fees', href: '/es/fees' }]],
    // What a link that is dropped said is part of the text around it.
    ['see [fees](/gone) now', 'see fees now'],
    ['[fees](/gone) **now**', ['fees ', { strong: 'now' }]],
    ['**a**[fees](/gone)', [{ strong: 'a' }, 'fees']],
    ['2 \\* 3', '2 * 3'],
  ])('%s', (text, parts) => {
    expect(resolveInline(text, linkTo)).toEqual(parts);
  });
});

describe('an image in its place', () => {
  const drawing = { src: '/a.svg', width: 4, height: 3 };
  const photo = {
    src: '/a-800.jpg',
    srcSet: '/a-400.jpg 400w, /a-800.jpg 800w',
    avif: '/a-400.avif 400w, /a-800.avif 800w',
    width: 1600,
    height: 1200,
    color: '#aabbcc',
  };
  const { color, ...served } = photo;

  it.each([
    ['a drawing', drawing, '', { sizes: '50vw', ratio: '3 / 2' }, [0.5, 0.5], drawing],
    ['a drawing below a path', drawing, '/b', {}, undefined, { ...drawing, src: '/b/a.svg' }],
    [
      'a photograph',
      photo,
      '',
      {},
      undefined,
      { ...served, style: { backgroundColor: color, color: '#000' } },
    ],
    [
      'with the ratio of its place',
      photo,
      '',
      { sizes: '50vw', ratio: '3 / 2' },
      [0.25, 1],
      {
        ...served,
        sizes: '50vw',
        style: { aspectRatio: '3 / 2', objectPosition: '25% 100%', backgroundColor: color, color: '#000' },
      },
    ],
    [
      'of a dark mean color',
      { ...photo, color: '#1f2a44' },
      '',
      {},
      undefined,
      { ...served, style: { backgroundColor: '#1f2a44', color: '#fff' } },
    ],
    [
      'below a path',
      served,
      '/b',
      {},
      undefined,
      {
        ...served,
        src: '/b/a-800.jpg',
        srcSet: '/b/a-400.jpg 400w, /b/a-800.jpg 800w',
        avif: '/b/a-400.avif 400w, /b/a-800.avif 800w',
        style: {},
      },
    ],
  ])('%s', (_, image, base, place, kept, shown) => {
    expect(inPlace(image, base, place as never, kept)).toEqual(shown);
  });
});

it('the links of header and footer, in document order', () => {
  const link = (label: string) => ({ label, href: `/${label}` });
  const [a, b, c, d, e, f] = ['a', 'b', 'c', 'd', 'e', 'f'].map(link);
  const header = { navigation: [{ ...a, items: [b] }, c], action: d };
  const footer = { columns: [{ title: 'x', links: [e] }], legal: [f] };
  const labels = (shell: object) => shellLinks(shell as never).map(({ label }) => label);
  expect(labels({ header, footer })).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(labels({ header: { navigation: [c] }, footer: {} })).toEqual(['c']);
});
