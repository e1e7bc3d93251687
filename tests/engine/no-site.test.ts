import { expect, it } from 'vitest';
import { purposes } from '../../src/content/schema/schema';
import { schemas, sectionTypes, sources } from '../support/project';

const types = sectionTypes.join('|');
/** Code that compares the type of a section, or creates a section. */
const typeInCode = new RegExp(`\\btype(?:Of\\([^)]*\\))?\\s*(?:[!=]==|:)\\s*['"\`](?:${types})['"\`]`, 'g');

it('has a section type for each purpose that the engine needs one for', () => {
  for (const purpose of purposes) expect(sectionTypes, purpose).toContain(schemas.typeFor[purpose]);
});

it('names no section type outside the sections: their schemas say what the engine must know', () => {
  const engine = sources('src').filter(
    ({ file }) => !/^src\/(sections|site)\/|\.(test|cases|generated)\.tsx?$/.test(file),
  );
  expect(engine.length).toBeGreaterThan(100);
  const uses = engine.flatMap(({ file, text }) =>
    (text.match(typeInCode) ?? []).map((code) => `${file}: ${code}`),
  );
  expect(uses).toEqual([]);
});

it('names no section type of the site, not even where it renders sections', () => {
  const own = sectionTypes.filter((type) => schemas.sectionFile(type)?.startsWith('site/'));
  const quoted = new RegExp(`['"\`](?:${own.join('|')})['"\`]`, 'g');
  const engine = sources('src').filter(
    ({ file }) => !/^src\/site\/|\.(test|cases|generated)\.tsx?$/.test(file),
  );
  expect(own).not.toEqual([]);
  expect(
    engine.flatMap(({ file, text }) => (text.match(quoted) ?? []).map((word) => `${file}: ${word}`)),
  ).toEqual([]);
});

/** Code that reads the site of the engine: a path below a root, or one that a function takes from there. */
const readsOwnSite =
  /(?:\b(?:engineRoot|siteRoot), |\b(?:readSite|readSiteFiles|loadBundle|openChecker|Checker)\(|\$\{(?:engineRoot|siteRoot)\}\/)['"`]?pages['"`/]/;

it.each(["path.join(engineRoot, 'pages/index')", "readSite('pages')", "new Checker('pages', schemas)"])(
  'notices that %s reads this site',
  (code) => {
    expect(code).toMatch(readsOwnSite);
    expect(code.replace('pages', 'tests/sites/firm')).not.toMatch(readsOwnSite);
  },
);

it('reads no page of this site in tests of the engine', () => {
  const tests = [...sources('tests'), ...sources('src')].filter(
    ({ file }) =>
      /^tests\/|\.test\.tsx?$/.test(file) &&
      !/^tests\/(any-site|site)\/|^tests\/engine\/no-site\./.test(file),
  );
  const readers = tests.filter(({ text }) => readsOwnSite.test(text));
  expect(readers.map(({ file }) => file)).toEqual([]);
});
