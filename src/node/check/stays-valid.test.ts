import { expect, it } from 'vitest';
import { schemas } from '../../../tests/support/checks';
import { SiteCopy } from '../../../tests/support/site-copy';
import type { DraftSource } from './site-source';
import { assertStaysValid } from './stays-valid';

const site = new SiteCopy();
const stays = (change: (source: DraftSource) => void) => assertStaysValid(site.pages, schemas, change);
const finance = 'finance/page.json';
const deadLink = (source: DraftSource, file: string, from: string) =>
  source.write(file, source.text(file).replace(from, '"href": "/nowhere"'));

it('a change that brings an error is refused, with what and where', async () => {
  await expect(stays((source) => deadLink(source, finance, '"href": "/"'))).rejects.toThrow(
    /^Nothing was written\. finance\/page\.json would have a mistake: .*\/nowhere/,
  );
});

it('a change that brings none is made, whatever is wrong already, and be it called otherwise then', async () => {
  site.change('_site/es.json', '"Write to us"', '"Speak to us"');
  await stays(() => {});
  await stays((source) => {
    source.write('money/page.json', source.text(finance));
    source.write('money/es.json', source.text('finance/es.json'));
    for (const file of [finance, 'finance/es.json']) source.remove(file);
    for (const file of ['index/page.json', 'sitemap/page.json'])
      source.write(file, source.text(file).replace('/finance', '/money'));
  });
});

it('an error in the words of one that is elsewhere already is refused', async () => {
  site.change('index/page.json', '"title": "Home"', '"titel": "Home"');
  await expect(
    stays((source) =>
      source.write(finance, source.text(finance).replace('"title": "Finance"', '"titel": "Finance"')),
    ),
  ).rejects.toThrow('finance/page.json would have a mistake');
});

it('one error more of a kind that there is already is refused', async () => {
  site.change(finance, '"href": "/"', '"href": "/elsewhere"');
  await stays(() => {});
  await expect(stays((source) => deadLink(source, 'index/page.json', '"href": "/finance"'))).rejects.toThrow(
    'index/page.json would have a mistake',
  );
});
