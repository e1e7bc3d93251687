import { afterAll, describe, expect, it } from 'vitest';
import { collectFindings, contextOf, inspect } from '../../src/content/checks/core/check-site';
import { locate } from '../../src/content/json/locate';
import { parseText } from '../../src/content/json/parse';
import type { JsonNode, Member } from '../../src/content/json/tree';
import type { Diagnostic } from '../../src/content/model/diagnostics';
import { pointerTokens } from '../../src/content/model/diagnostics';
import { isRecord } from '../../src/content/model/is-record';
import { hasWords } from '../../src/content/model/wording';
import type { Schema } from '../../src/content/schema/schema';
import { loadSource, type Page } from '../../src/content/site/load';
import { site } from '../support/firm';
import { schemas } from '../support/project';
import { runsOf } from '../support/runs';

/** One mistake at a time in the pages of a site, every so many of each kind in each document: each is found once, on its line. */
const step = runsOf(26, 1);
/** Of those with suggestions, so many that a share of them means something. */
const shorterStep = runsOf(13, 1);

const context = contextOf(site, schemas);

/** What is known of the page whose turn it is, without a mistake. */
let right = { id: '', facts: inspect(site.pages[0] as Page, site.languages, schemas) };

/** The findings when one document or dictionary of a page has another text. */
function diagnose(page: Page, path: string, text: string): Diagnostic[] {
  const source = loadSource(path, text);
  const [language = ''] = [...page.dictionaries].find(([, dictionary]) => dictionary.path === path) ?? [];
  const mutant =
    path === page.source.path
      ? { ...page, source }
      : { ...page, dictionaries: new Map([...page.dictionaries, [language, source]]) };
  if (right.id !== page.id) right = { id: page.id, facts: inspect(page, site.languages, schemas) };
  const folder = context.folder;
  context.folder = { ...folder, read: (file) => (file === path ? source : folder.read(file)) };
  context.set(inspect(mutant, site.languages, schemas));
  try {
    return locate(collectFindings(context), (file) => (file === path ? text : site.sources.get(file)?.text));
  } finally {
    context.folder = folder;
    context.set(right.facts);
  }
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
const replaceAt = (text: string, offset: number, length: number, by: string) =>
  text.slice(0, offset) + by + text.slice(offset + length);

/** Swaps two letters near the end of a word, so that it stays recognizable. */
function misspell(word: string): string {
  for (let index = word.length - 2; index > 0; index--) {
    const [a = '', b = ''] = [word[index], word[index + 1]];
    if (a !== b && /[a-z]/i.test(a) && /[a-z]/i.test(b))
      return word.slice(0, index) + b + a + word.slice(index + 2);
  }
  return `${word}x`;
}

interface Spot {
  member: Member;
  value: JsonNode;
  pointer: string;
  owner: JsonNode;
}

/** Every property of a document, with its place. */
function spotsOf(text: string): Spot[] {
  const spots: Spot[] = [];
  const walk = (node: JsonNode | undefined, pointer: string) => {
    if (node?.kind === 'array')
      for (const [index, item] of node.items.entries()) walk(item, `${pointer}/${index}`);
    if (node?.kind !== 'object') return;
    for (const member of node.members) {
      const at = `${pointer}/${String(member.key.value)}`;
      if (member.value) spots.push({ member, value: member.value, pointer: at, owner: node });
      walk(member.value, at);
    }
  };
  walk(parseText(text).root, '');
  return spots;
}

/** The schema that applies to a property of a page document. */
function schemaOf(document: unknown, pointer: string): { schema: Schema; owner: Schema } | undefined {
  const tokens = pointerTokens(pointer);
  let at = {
    schema: schemas.resolveRef('page.schema.json', 'page.schema.json').schema,
    document: 'page.schema.json',
  };
  if (tokens[0] === 'sections' && tokens.length > 2) {
    const section = (document as { sections: { type: string }[] }).sections[Number(tokens[1])];
    const file = `${schemas.sectionFile(section?.type ?? '')}.schema.json`;
    at = { schema: schemas.resolveRef(file, 'page.schema.json').schema, document: file };
    tokens.splice(0, 2);
  }
  let owner = at.schema;
  for (const token of tokens) {
    owner = at.schema;
    const child = /^\d+$/.test(token) ? at.schema.items : at.schema.properties?.[token];
    if (!child) return undefined;
    at = child.$ref ? schemas.resolveRef(child.$ref, at.document) : { ...at, schema: child };
  }
  return { schema: at.schema, owner };
}

const sample = <T>(all: readonly T[], every = step): T[] => all.filter((_, index) => index % every === 0);
const suggestions = { right: 0, all: 0 };

function expectOne(
  diagnostics: readonly Diagnostic[],
  at: string,
  code: string | RegExp,
  line?: number,
): void {
  expect(
    diagnostics.map((diagnostic) => diagnostic.code),
    at,
  ).toEqual([typeof code === 'string' ? code : expect.stringMatching(code)]);
  if (line !== undefined) expect(diagnostics[0]?.line, at).toBe(line);
}

describe.each(site.pages.map((page) => [page.id, page] as const))('one mistake in %s', (_, page) => {
  const { path, text, value: document } = page.source;
  const spots = spotsOf(text);
  const describeSpot = ({ pointer, value }: Spot) => `${pointer}, line ${lineOf(text, value.offset)}`;

  it('a misspelt property is found once, on its line, with the right name', () => {
    for (const spot of sample(spots, shorterStep)) {
      const { key } = spot.member;
      const name = String(key.value);
      if (name.startsWith('$') || name.length < 3) continue;
      const diagnostics = diagnose(
        page,
        path,
        replaceAt(text, key.offset, key.length, `"${misspell(name)}"`),
      );
      expectOne(diagnostics, describeSpot(spot), 'unknown-property', lineOf(text, key.offset));
      suggestions.all++;
      if (diagnostics[0]?.hint === `Did you mean "${name}"?`) suggestions.right++;
    }
  });

  it('a value of another type is found once, on its line', () => {
    for (const spot of sample(spots)) {
      const { offset, length } = spot.value;
      const other = /^(true|false)$/.test(text.slice(offset, offset + length)) ? '12' : 'true';
      const diagnostics = diagnose(page, path, replaceAt(text, offset, length, other));
      const isType = /^\/sections\/\d+\/type$/.test(spot.pointer);
      expectOne(
        diagnostics,
        describeSpot(spot),
        isType ? 'unknown-section' : 'wrong-type',
        lineOf(text, offset),
      );
    }
  });

  it('a missing property is found once if it is required, and never twice in one place', () => {
    for (const spot of sample(spots)) {
      const copy = structuredClone(document);
      const tokens = pointerTokens(spot.pointer);
      const name = tokens.pop() ?? '';
      const owner = tokens.reduce<unknown>((node, token) => (node as Record<string, unknown>)[token], copy);
      delete (owner as Record<string, unknown>)[name];
      const diagnostics = diagnose(page, path, JSON.stringify(copy, null, 2));
      const { required = [], else: otherwise } = schemaOf(document, spot.pointer)?.owner ?? {};
      const isOfPage = (owner as Record<string, unknown>).of !== undefined;
      const isNeeded = [...required, ...(isOfPage ? [] : (otherwise?.required ?? []))].includes(name);
      if (isNeeded) expectOne(diagnostics, describeSpot(spot), 'missing-property');
      else {
        // Texts that went with it may have been translated in the site's dictionary and the page's: each has to be mended.
        const isOfDictionaries = diagnostics.every(({ code }) => code === 'unused-translation');
        const places = isOfDictionaries ? new Set(diagnostics.map(({ file }) => file)).size : 1;
        expect(
          diagnostics.length,
          `${describeSpot(spot)} ${JSON.stringify(diagnostics)}`,
        ).toBeLessThanOrEqual(places);
      }
    }
  });

  it('a duplicate property is found once, on its line', () => {
    for (const spot of sample(spots.filter(({ value }) => value.kind === 'scalar'))) {
      const { key } = spot.member;
      const end = spot.value.offset + spot.value.length;
      const twice = replaceAt(text, end, 0, `, ${text.slice(key.offset, end)}`);
      expectOne(diagnose(page, path, twice), describeSpot(spot), 'duplicate-key', lineOf(text, key.offset));
    }
  });

  it('a misspelt word, link or text is found once, on its line', () => {
    for (const spot of sample(spots, shorterStep)) {
      const { value } = spot;
      if (value.kind !== 'scalar' || typeof value.value !== 'string') continue;
      const schema = schemaOf(document, spot.pointer)?.schema;
      const isWord = schema?.enum !== undefined || /^\/sections\/\d+\/type$/.test(spot.pointer);
      const isText = schema?.copy === true && /\p{L}{4}/u.test(value.value);
      const isPath = schema?.format === 'href' && /^\/[a-z-]{4,}$/.test(value.value);
      if (!isWord && !isText && !isPath) continue;
      const diagnostics = diagnose(
        page,
        path,
        replaceAt(text, value.offset, value.length, JSON.stringify(misspell(value.value))),
      );
      expectOne(
        diagnostics,
        describeSpot(spot),
        /^(wrong-value|unknown-section|dead-link|stale-translation|missing-translation|contact-mismatch)$/,
      );
      if (isText) continue;
      expect(diagnostics[0]?.line, describeSpot(spot)).toBe(lineOf(text, value.offset));
      suggestions.all++;
      if (diagnostics[0]?.hint === `Did you mean "${value.value}"?`) suggestions.right++;
    }
  });

  it.each([
    ['comma', /,(?=\n)/g],
    ['colon', /(?<=^ *"[^"\n]+"):/gm],
    ['opening quote', /(?<=": )"/g],
    ['closing quote', /"(?=,?\n)/g],
    ['quote before a name', /(?<=^ *)"(?=[\w$]+":)/gm],
    ['quote behind a name', /(?<=^ *"[\w$]+)"(?=:)/gm],
    ['opening brace', /\{(?=\n)/g],
    ['closing brace', /\}(?=,?\n)/g],
    ['opening bracket', /\[(?=\n)/g],
    ['closing bracket', /\](?=,?\n)/g],
  ])('a missing %s is found once', (name, pattern) => {
    for (const match of sample([...text.matchAll(pattern)])) {
      const diagnostics = diagnose(page, path, replaceAt(text, match.index, 1, ''));
      // A missing outer bracket is found at the end of the document, or on its second line.
      const isOuter = match.index === 0 || match.index > text.length - 3;
      const line = isOuter ? undefined : lineOf(text, match.index);
      expectOne(diagnostics, `${name}, line ${lineOf(text, match.index)}`, 'json-syntax', line);
    }
  });

  it.each([
    ['a comma too many', /(?<=["\]}])(?=\n *[\]}])/g, ','],
    ['a comment', /(?<=,)(?=\n)/g, ' // why'],
    ['a tab in a text', /(?<=": "\p{L})/gu, '\t'],
    ['an equals sign for a colon', /(?<=^ *"[^"\n]+"):/gm, '='],
    ['a semicolon for a comma', /,(?=\n)/g, ';'],
  ])('%s is found once, on its line', (name, pattern, by) => {
    for (const match of sample([...text.matchAll(pattern)])) {
      const diagnostics = diagnose(page, path, replaceAt(text, match.index, match[0].length, by));
      expectOne(
        diagnostics,
        `${name}, line ${lineOf(text, match.index)}`,
        'json-syntax',
        lineOf(text, match.index),
      );
    }
  });

  it('a truncated file is found once', () => {
    for (let length = 1; length < text.trimEnd().length; length += 41 * step) {
      expectOne(diagnose(page, path, text.slice(0, length)), `cut after ${length}`, 'json-syntax');
    }
  });

  it('a missing, misspelt, empty or duplicate dictionary entry is found once', () => {
    const [dictionary] = page.dictionaries.values();
    if (!dictionary || !isRecord(dictionary.value)) throw new Error(`${page.id} has no dictionary.`);
    for (const { member, value } of sample(spotsOf(dictionary.text))) {
      const copy = String(member.key.value);
      if (copy.startsWith('$') || value.kind !== 'scalar') continue;
      const { [copy]: spanish, ...rest } = dictionary.value;
      const change = (changed: unknown) => diagnose(page, dictionary.path, JSON.stringify(changed, null, 2));
      // Addresses need no translation.
      if (/\p{L}{4}/u.test(copy) && hasWords(copy)) {
        expectOne(change(rest), `${copy} missing`, 'missing-translation');
        expectOne(change({ ...rest, [misspell(copy)]: spanish }), `${copy} misspelt`, 'stale-translation');
      }
      expectOne(change({ ...dictionary.value, [copy]: '' }), `${copy} empty`, 'wrong-length');
      expectOne(change({ ...dictionary.value, [copy]: 7 }), `${copy} a number`, 'wrong-type');
      expectOne(
        change({ ...dictionary.value, 'Nobody says this.': 'Nadie.' }),
        'unused',
        'unused-translation',
      );
      const end = value.offset + value.length;
      const twice = replaceAt(dictionary.text, end, 0, `,${dictionary.text.slice(member.key.offset, end)}`);
      expectOne(diagnose(page, dictionary.path, twice), `${copy} twice`, 'duplicate-key');
    }
  });
});

afterAll(() => {
  expect(suggestions.all).toBeGreaterThan(100);
  expect(suggestions.right / suggestions.all, 'share of right first suggestions').toBeGreaterThanOrEqual(
    0.95,
  );
});
