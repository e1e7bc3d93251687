import { expect, it } from 'vitest';
import { siteContextOf, validSite, withFiles } from '../../../tests/support/checks';
import { unusedIn } from './unused';

/** The names in a list that a site does not use; undefined when it uses all. */
function unusedOf(list: string, changes: Record<string, string>): readonly string[] | undefined {
  return unusedIn(siteContextOf(withFiles(validSite, changes))).find((one) => one.list === list)?.names;
}

/** A document of the site with more in it. */
function changed(file: string, change: (document: Record<string, never>) => object): Record<string, string> {
  const document = JSON.parse(validSite.documents.get(file) ?? '');
  return { [file]: JSON.stringify({ ...document, ...change(document) }) };
}

const linkingTo = (...hrefs: string[]) =>
  changed('finance/page.json', () => ({
    aliases: ['/money'],
    sections: [
      { type: 'hero', id: 'top', subtitle: 'Up' },
      { type: 'cta', title: 'Go', actions: hrefs.map((href) => ({ label: 'Go', href })) },
    ],
  }));

it.each<[string, string[], readonly string[] | undefined]>([
  ['that no link leads to', [], ['/finance#top', '/#start']],
  ['that links from any page lead to', ['/#start', '/finance#top'], undefined],
  ['that links from the same page lead to', ['#top', '/#start'], undefined],
  ['that links lead to by an earlier path of their page', ['/money#top', '/#start'], undefined],
  ['whose page alone is linked', ['/finance', '/', '#'], ['/finance#top', '/#start']],
  ['of the same name on another page', ['#start', '/#top', '/none#top'], ['/finance#top', '/#start']],
])('anchors %s: %j', (_, hrefs, names) => {
  expect(unusedOf('anchor', linkingTo(...hrefs))).toEqual(names);
});

it('an anchor that only a redirect leads to is used', () => {
  const redirects = JSON.stringify([
    { from: '/begin', to: '/#start' },
    { from: '/cash', to: '/money#top' },
  ]);
  expect(unusedOf('anchor', { ...linkingTo(), '_site/redirects.json': redirects })).toBeUndefined();
});

it('types that no section has', () => {
  const types = unusedOf('type', {});
  expect(types).toContain('faq');
  expect(types).not.toContain('hero');
});

it.each([
  ['violin', undefined],
  ['gear', ['violin']],
])('the icon violin of the site while a page shows %s', (icon, names) => {
  const changes = {
    ...changed('_site/site.json', () => ({ icons: { violin: 'M4 12h16' } })),
    ...changed('finance/page.json', () => ({
      sections: [{ type: 'metrics', title: 'x', items: [{ icon, metric: '1', improvement: '2' }] }],
    })),
  };
  expect(unusedOf('icon of the site', changes)).toEqual(names);
  expect(unusedOf('icon', changes)?.includes('gear')).toBe(icon !== 'gear');
});

it('entries of the shared dictionary that translate nothing', () => {
  const changes = changed('_site/es.json', () => ({ Nothing: 'Nada' }));
  expect(unusedOf('entry of _site/es.json', changes)).toEqual(['Nothing']);
  expect(unusedOf('entry of _site/es.json', {})).toBeUndefined();
});
