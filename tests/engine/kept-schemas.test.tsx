import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import siteWords from '#site/words.generated';
import { componentSource } from '../../src/content/model/section-files';
import { mapFields } from '../../src/content/schema/fields';
import type { Schema } from '../../src/content/schema/schema';
import type { Section } from '../../src/content/types.generated';
import engineWords from '../../src/i18n/en.json';
import { provideWords } from '../../src/i18n/language';
import { RenderSection } from '../../src/sections/section-list';
import { examplesOf, linesWith, schemaFiles, schemas, sectionTypes } from '../support/project';
import { Providers } from '../support/render';

/** A component uses everything that its section's schema offers: any value in a document makes a difference. */

interface Place {
  /** The property names that lead to it; `*` stands for every item of a list. */
  path: readonly string[];
  schema: Schema;
}

/** Every place for a value in a schema, except what distinguishes types and what only checks read. */
function placesOf(schema: Schema, document: string, path: readonly string[] = []): Place[] {
  if (schema.$ref !== undefined) {
    const { $ref, ...beside } = schema;
    const target = schemas.resolveRef($ref, document);
    return placesOf({ ...target.schema, ...beside }, target.document, path);
  }
  if (schema.items) return placesOf(schema.items, document, [...path, '*']);
  if (!schema.properties) return [{ path, schema }];
  return (
    Object.entries(schema.properties)
      .filter(([name, child]) => name !== '$accept' && child.const === undefined)
      // Already filled in from the page: tests/engine/from-page.test.ts.
      .filter(([name]) => !(name === 'of' && schema.fromPage))
      // Already part of the image: the point of it that stays in view.
      .filter(([name]) => !(name.endsWith('Focus') && schema.properties?.[name.slice(0, -'Focus'.length)]))
      .flatMap(([name, child]) => placesOf(child, document, [...path, name]))
  );
}

/** The places themselves and those on the way to them: whatever an example may leave out. */
function within(path: readonly string[], place: Place): boolean {
  return path.every((name, index) => place.path[index] === name);
}

/** A value for a place that every example leaves empty. */
function sampleOf(places: readonly Place[], path: readonly string[]): unknown {
  const [first] = places;
  const names = new Set(places.map((place) => place.path[path.length]));
  if (names.has('*')) return [sampleOf(places, [...path, '*'])];
  if (first && !names.has(undefined))
    return Object.fromEntries(
      [...names].map((name = '') => {
        const longer = [...path, name];
        return [
          name,
          sampleOf(
            places.filter((place) => within(longer, place)),
            longer,
          ),
        ];
      }),
    );
  const { schema } = first as Place;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  return schema.format === 'href' ? '/somewhere' : 'sample';
}

/** The paths, with indexes, at which a section has a value in a place. */
function waysTo(value: unknown, [first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return value === undefined ? [] : [[]];
  if (typeof value !== 'object' || value === null) return [];
  const names = first === '*' ? Object.keys(value) : [first];
  return names.flatMap((name) =>
    waysTo((value as Record<string, unknown>)[name], rest).map((way) => [name, ...way]),
  );
}

/** The section with a value in an empty place, and as little else as possible. */
function completed(section: Section, { path }: Place, places: readonly Place[]): Section[] {
  for (let length = path.length; length > 0; length--) {
    const [before, name] = [path.slice(0, length - 1), path[length - 1]];
    if (name === '*') continue;
    const ways = waysTo(section, before);
    if (ways.length === 0) continue;
    const at = path.slice(0, length);
    const sample = sampleOf(
      places.filter((place) => within(at, place)),
      at,
    );
    return ways.map((way) => withValue(section, [...way, name as string], sample));
  }
  return [];
}

function withValue(section: Section, way: readonly string[], value: unknown): Section {
  const copy = structuredClone(section) as unknown as Record<string, unknown>;
  let at = copy;
  for (const name of way.slice(0, -1)) at = at[name] as Record<string, unknown>;
  at[way.at(-1) as string] = value;
  return copy as unknown as Section;
}

function valueAt(section: Section, way: readonly string[]): unknown {
  return way.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], section);
}

const htmlOf = (section: Section, language = 'en') =>
  renderToString(
    <Providers language={language}>
      <RenderSection section={section} />
    </Providers>,
  );

/** Replaces every Latin letter by another, and keeps placeholders. */
const pseudo = (text: string) =>
  text.replaceAll(/\{\{.*?\}\}|\p{Script=Latin}/gu, (part) => (part.length > 2 ? part : 'Ж'));

const words = { ...engineWords, ...siteWords.en };
const pseudoLanguage = 'x-pseudo';
provideWords(
  pseudoLanguage,
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, pseudo(text)])) as typeof words,
);

/** What visitors read or hear of a section. */
function textsIn(html: string): string[] {
  const attributes = html.matchAll(
    / (?:alt|aria-(?:label|description|roledescription|valuetext|placeholder|braillelabel|brailleroledescription)|placeholder|title|label|abbr)="([^"]*)"/g,
  );
  const buttons = html.matchAll(/<input(?=[^>]* type="(?:submit|button|reset)")[^>]* value="([^"]*)"/g);
  return [...html.split(/<[^>]*>/), ...[...attributes, ...buttons].map(([, text = '']) => text)];
}

/** The lines of a component that say a text, of which values may be a part; the component itself if none has all of its words. */
function placesIn(source: string, text: string): string {
  const [longest = ''] = (text.match(/[\p{Script=Latin}' ]+/gu) ?? [])
    .map((part) => part.trim())
    .sort((a, b) => b.length - a.length);
  return linesWith(longest, path.posix.dirname(source)).join(', ') || source;
}

/** Every string in a section that is not copy: a unit, a date, a code, an address with its host. */
function othersIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...(/(?<=^https:\/\/)[^/]+/.exec(value) ?? [])];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(othersIn) : [];
}

/** Values that must look different. */
function valuesFor({ schema }: Place, now: unknown): unknown[] {
  if (schema.enum) return schema.enum;
  if (typeof now === 'boolean') return [true, false];
  if (typeof now === 'number') return [schema.minimum ?? now, now + 1];
  if (schema.format === 'image') return [now, { ...(now as object), src: '/assets/other.webp' }];
  if (schema.format === 'timeZone') return [now, 'Asia/Tokyo'];
  if (schema.format === 'date') return [now, '2031-07-09'];
  if (Array.isArray(now)) return [now, [...now].reverse()];
  return [now, `${now}-other`];
}

/** An address that scripts fetch: the text of the document is shown until it answers. */
const isAsked = ({ format, posted }: Schema) => format === 'endpoint' && posted !== true;

describe.each([...sectionTypes])('a section of the type %s', (type) => {
  const file = `${schemas.sectionFile(type)}.schema.json`;
  const places = placesOf(schemaFiles.get(file) as Schema, file).filter(({ schema }) => !isAsked(schema));
  const examples = examplesOf(type);
  const source = componentSource(schemas.sectionFile(type) as string);

  it.each(places.map((place) => [place.path.join('/'), place] as const))(
    'shows the value of %s, unless only a script uses it',
    (_, place) => {
      const written = Object.values(examples).flatMap((section) =>
        waysTo(section, place.path).map((way) => ({ section, way })),
      );
      const found =
        written.length > 0
          ? written
          : Object.values(examples)
              .flatMap((section) => completed(section, place, places))
              .flatMap((section) => waysTo(section, place.path).map((way) => ({ section, way })));
      const isShown = found.some(({ section, way }) => {
        const values = valuesFor(place, valueAt(section, way));
        return new Set(values.map((value) => htmlOf(withValue(section, way, value)))).size === values.length;
      });
      const at = place.path.join('/');
      const choices = place.schema.enum ? ` (of ${place.schema.enum.join(', ')})` : '';
      if (place.schema.notInHtml === undefined)
        expect(
          isShown,
          `${source} gives the same HTML whatever ${at}${choices} says. Show it, hidden at first where a press is to show it: pages are whole without scripts. Or take it out of schemas/${file}. Where only a script can use it, say so there: "notInHtml": "It finds a figure in the answer."`,
        ).toBe(true);
      else expect(isShown, `HTML does show ${at}: take "notInHtml" out of schemas/${file}.`).toBe(false);
    },
  );

  it.each(Object.entries(examples))(
    'has no text in example %s that nobody wrote or can translate',
    (_, one) => {
      const section = mapFields(schemas.sectionFields(type), one, ({ kind }, text) =>
        kind === 'copy' ? pseudo(text) : text,
      ) as Section;
      const others = othersIn(section).sort((a, b) => b.length - a.length);
      const texts = textsIn(htmlOf(section, pseudoLanguage)).map((text) =>
        others.reduce((rest, other) => rest.replaceAll(other, ''), text),
      );
      const own = texts.filter((text) => /\p{Script=Latin}/u.test(text.replaceAll(/&#?\w+;/g, '')));
      expect(
        own.map((text) => `${placesIn(source, text)}: ${text}`),
        `${source} says words of its own: they belong into src/i18n, or src/site/words for a type of the site`,
      ).toEqual([]);
    },
  );
});
