import { expect, it } from 'vitest';
import { UsageError } from '../../node/project/project';
import { sectionFiles } from './scaffold';

const types = ['hero', 'cta'];
const write = (name: string) => sectionFiles(name, types, 'site');
/** `SectionFrame` is what the component of a type `section-frame` would be called. */
const typeOf = (component: string) =>
  component.replaceAll(
    /(?<=[a-z])[A-Z]|^[A-Z]/g,
    (letter, at) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`,
  );

it('refuses the name of whatever the files of a new type import', () => {
  const sources = [...write('case-study')].flatMap(([file, text]) => (/\.tsx?$/.test(file) ? [text] : []));
  const imported = sources
    .join('\n')
    .match(/(?<=^import (?:type )?\{).*?(?=\})/gm)
    ?.flatMap((names) => names.match(/\b[A-Z]\w*/g) ?? []);
  const named = new Set(imported?.filter((name) => name !== 'CaseStudy'));
  expect(named).toContain('SectionFrame');
  for (const name of named) expect(() => write(typeOf(name)), name).toThrow(UsageError);
});

it.each([
  ['hero', 'exists already'],
  ['shared', 'stand for those that pages share'],
  ['heading', 'that name is taken'],
  ['con', 'Windows keeps the name "con" for itself'],
  ['c-ta', 'is called nearly the same'],
])('refuses %s', (name, why) => {
  expect(() => write(name)).toThrow(why);
});

it.each([
  ['opening-hours', 'hour'],
  ['galleries', 'gallery'],
  ['classes', 'class'],
  ['class', 'part'],
  ['news', 'part'],
  ['chef-s', 'part'],
  ['venue', 'part'],
  ['our-items', 'part'],
])('calls an item of %s a %s', (name, word) => {
  const schema = JSON.parse(write(name).get(`schemas/site/${name}.schema.json`) ?? '');
  expect(schema.properties.items.items.description).toBe(`One ${word}.`);
});

it.each(['consoles', 'headings', 'shared-story', 'heroes'])('takes %s', (name) => {
  expect(write(name).size).toBeGreaterThan(2);
});
