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

it('reads no page of this site in tests of the engine', () => {
  const tests = [...sources('tests'), ...sources('src')].filter(
    ({ file }) => !/^tests\/(any-site|site)\//.test(file) && /^tests\/|\.test\.tsx?$/.test(file),
  );
  const readers = tests.filter(({ text }) => /\b(?:engineRoot|siteRoot), 'pages['/]/.test(text));
  expect(readers.map(({ file }) => file)).toEqual([]);
});
