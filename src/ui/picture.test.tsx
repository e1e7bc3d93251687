import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture';

const photograph = {
  src: '/assets/plant-828.jpg',
  width: 3000,
  height: 2000,
  srcSet: '/assets/plant-400.jpg 400w, /assets/plant-828.jpg 828w',
  avif: '/assets/plant-400.avif 400w',
  sizes: '50vw',
  style: { aspectRatio: 1.5, objectPosition: '50% 20%', backgroundColor: '#c4b7a5' },
};

it('a photograph is offered as AVIF and as it is, and fetched when it comes near', () => {
  const html = renderToStaticMarkup(<Picture image={photograph} alt="A plant" className="wide" />);
  expect(html).toContain('<source type="image/avif" srcSet="/assets/plant-400.avif 400w" sizes="50vw"/>');
  expect(html).toMatch(/<img[^>]* loading="lazy" decoding="async"[^>]* alt="A plant"/);
  expect(html).toMatch(/aspect-ratio:1\.5;object-position:50% 20%;background-color:#c4b7a5/);
});

it('one of the first section is fetched at once', () => {
  const html = renderToStaticMarkup(<Picture image={photograph} alt="" isFirst className="wide" />);
  expect(html).not.toMatch(/loading|decoding/);
});

it('a drawing is shown as it is', () => {
  const drawing = { src: '/assets/plan.svg', width: 8, height: 6 };
  const html = renderToStaticMarkup(<Picture image={drawing} alt="A plan" className="wide" />);
  expect(html).not.toMatch(/<source|srcSet|sizes|style/);
  expect(html).toContain('width="8" height="6"');
});
