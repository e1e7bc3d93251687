import { expect, it } from 'vitest';
import { headerFit } from './header-fit';

const link = (label: string) => ({ label, href: '/' });

/** The fit of a header with this brand and these links. */
function fitOf(name: string, labels: string[], languages = 2) {
  const header = { navigation: labels.map(link), action: link('Contact') };
  return headerFit({ brand: { name, mark: [] as never }, header }, languages);
}

it('asks for nothing where few short words stand', () => {
  expect(fitOf('Harbour', ['Method', 'Company'])).toBeUndefined();
});

it('keeps the menu button the longer, the more there is to show', () => {
  const labels = ['Who we are', 'Exhibitions', 'Collections', 'Visitors', 'Research'];
  const room = (fit: ReturnType<typeof fitOf>) =>
    Number(/[\d.]+(?=rem)/.exec(fit?.header?.paddingInlineEnd ?? '0rem')?.[0]);
  const [short, long, more] = [
    fitOf('National Museum of Navigation', labels),
    fitOf('National Museum of Navigation', [...labels, 'Friends and partners']),
    fitOf('National Museum of Navigation', [...labels, 'Friends and partners'], 3),
  ].map(room) as [number, number, number];
  expect(short).toBeGreaterThan(0);
  expect(long).toBeGreaterThan(short);
  expect(more).toBeGreaterThan(long);
});

it('leaves room for the buttons that open lists', () => {
  const labels = ['Who we are', 'Exhibitions', 'Collections', 'Visitors', 'Research'];
  const navigation = labels.map((label) => ({
    ...link(label),
    items: [link('Below')] as [ReturnType<typeof link>],
  }));
  const fit = headerFit(
    { brand: { name: 'National Museum of Navigation', mark: [] as never }, header: { navigation } as never },
    2,
  );
  const plain = headerFit(
    {
      brand: { name: 'National Museum of Navigation', mark: [] as never },
      header: { navigation: labels.map(link) } as never,
    },
    2,
  );
  expect(fit).not.toEqual(plain);
});

it('never shows more links in a line than the page is wide', () => {
  const labels = Array.from({ length: 10 }, () => 'A label of twenty');
  expect(fitOf('Museum', labels)?.header?.paddingInlineEnd).toBe('min(100%, 935.0rem)');
});

it('sets a long word of a name smaller, and leaves a name of several short words', () => {
  expect(fitOf('Binnenschifffahrtsgesellschaft', [])?.brand?.fontSize).toContain('vw');
  expect(fitOf('The House on the Old Quay', [])?.brand).toBeUndefined();
});

it('takes a letter that fills a square for wider than one of the alphabet', () => {
  expect(fitOf('国立海事博物館', [])?.brand).toBeDefined();
  expect(fitOf('Seefahr', [])?.brand).toBeUndefined();
});
