import { expect, it } from 'vitest';
import { schemas } from '../../../tests/support/checks';
import { scanned } from '../../../tests/support/scanned';
import { SiteCopy } from '../../../tests/support/site-copy';
import { assertStaysValid } from './stays-valid';

const site = new SiteCopy();
const stays = async (
  changed: Record<string, string | undefined>,
  expected: Parameters<typeof assertStaysValid>[2] = {},
) => {
  const files = Object.entries(changed).map(
    ([file, text]) => [file, text === undefined ? undefined : Buffer.from(text)] as const,
  );
  await assertStaysValid(await scanned(site.pages, schemas), new Map(files), expected);
};
const finance = 'finance/page.json';
const deadLink = (file: string, from: string) => ({
  [file]: site.read(file).replace(from, '"href": "/nowhere"'),
});

it('a change that brings an error is refused, with what and where', async () => {
  await expect(stays(deadLink(finance, '"href": "/"'))).rejects.toThrow(
    /^Nothing was written\. finance\/page\.json would have a mistake: .*\/nowhere/,
  );
});

it('a change that brings none is made, whatever is wrong already, and be it called otherwise then', async () => {
  site.change('_site/es.json', '"Write to us"', '"Speak to us"');
  await stays({});
  await stays({
    'money/page.json': site.read(finance),
    'money/es.json': site.read('finance/es.json'),
    [finance]: undefined,
    'finance/es.json': undefined,
    'index/page.json': site.read('index/page.json').replace('/finance', '/money'),
    'sitemap/page.json': site.read('sitemap/page.json').replace('/finance', '/money'),
  });
});

it('an error in the words of one that is elsewhere already is refused', async () => {
  site.change('index/page.json', '"title": "Home"', '"titel": "Home"');
  await expect(
    stays({ [finance]: site.read(finance).replace('"title": "Finance"', '"titel": "Finance"') }),
  ).rejects.toThrow('finance/page.json would have a mistake');
});

it('one error more of a kind that there is already is refused', async () => {
  site.change(finance, '"href": "/"', '"href": "/elsewhere"');
  await stays({});
  await expect(stays(deadLink('index/page.json', '"href": "/finance"'))).rejects.toThrow(
    'index/page.json would have a mistake',
  );
});

it('a mistake in an inline text is no other one once a link in it leads elsewhere', async () => {
  const page = JSON.parse(site.read(finance));
  const withText = (text: string) => {
    const article = { type: 'article', title: page.title, blocks: [{ paragraphs: [text] }] };
    return JSON.stringify({ ...page, sections: [...page.sections, article] });
  };
  site.write(finance, withText('Read [our list](/finance) of what we do.'));
  const errors = (await site.look()).filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code }) => code)).toEqual(['missing-translation']);
  await stays({ [finance]: withText('Read [our list](/) of what we do.') });
  await expect(stays({ [finance]: withText('Read [our list](/) of what we did.') })).rejects.toThrow(
    'finance/page.json would have a mistake',
  );
});

it('a mistake that moves along with its document is no new one, whatever path is in it then, and another one is', async () => {
  const image = '"title": "Finance", "socialImage": "../nowhere.png"';
  site.change(finance, '"title": "Finance"', image);
  const moved = (text: string) => ({
    'money/matters/page.json': text.replace('../nowhere.png', '../../nowhere.png'),
    'money/matters/es.json': site.read('finance/es.json'),
    [finance]: undefined,
    'finance/es.json': undefined,
  });
  const nameThen = (file: string) => (file === finance ? 'money/matters/page.json' : file);
  const text = site.read(finance).replace('../../../../schemas', '../../../../../schemas');
  for (const name of ['index/page.json', 'sitemap/page.json'])
    site.write(name, site.read(name).replaceAll('/finance', '/'));
  await expect(stays(moved(text))).rejects.toThrow('money/matters/page.json would have a mistake');
  await stays(moved(text), { nameThen });
  const worse = text.replace('"href": "/"', '"href": "/nowhere"');
  await expect(stays(moved(worse), { nameThen })).rejects.toThrow('/nowhere');
});
