import { describe, expect, it } from 'vitest';
import type { Finding } from '../model/diagnostics';
import { applyAccepts, cannotBeLowered, mayBeAccepted, readAccepts } from './accept';
import { loadSource } from './load';

const reason = 'It is right.';
const pageWith = (document: unknown, dictionary?: unknown) => ({
  ...{ id: 'a', route: '/a', source: loadSource('a/page.json', JSON.stringify(document)) },
  dictionaries: new Map(
    dictionary === undefined ? [] : [['es', loadSource('a/es.json', JSON.stringify(dictionary))]],
  ),
});
const accept = (...codes: string[]) => codes.map((code) => ({ code, reason }));

describe('what a document accepts', () => {
  it.each<[string, unknown, string[], unknown]>([
    ['nothing', { title: 'x' }, [], { title: 'x' }],
    ['here', { $accept: accept('spelling') }, [' spelling /$accept/0 1'], {}],
    [
      'further inside',
      { sections: [{ $accept: accept('spelling', 'glossary'), title: 'x' }] },
      ['/sections/0 spelling /sections/0/$accept/0 2', '/sections/0 glossary /sections/0/$accept/1 2'],
      { sections: [{ title: 'x' }] },
    ],
    [
      'below a name with a slash',
      { 'a/b': { $accept: accept('spelling') } },
      ['/a~1b spelling /a~1b/$accept/0 1'],
      { 'a/b': {} },
    ],
    ['nothing where a text says so', { title: 'write $accept' }, [], { title: 'write $accept' }],
  ])('%s: %j', (_, document, found, rest) => {
    const { page, accepts, mistakes } = readAccepts(pageWith(document));
    expect(accepts.map(({ scope, code, pointer, count }) => `${scope} ${code} ${pointer} ${count}`)).toEqual(
      found,
    );
    expect(page.source.value).toEqual(rest);
    expect(mistakes).toEqual([]);
    expect(accepts.every(({ file }) => file === 'a/page.json')).toBe(true);
  });

  it('is left out of its dictionaries, too', () => {
    const given = pageWith({ title: 'x' }, { x: 'y', $accept: accept('spelling') });
    const { page, accepts } = readAccepts(given);
    expect(accepts).toMatchObject([{ file: 'a/es.json', scope: '' }]);
    expect(page.dictionaries.get('es')?.value).toEqual({ x: 'y' });
    expect(page.source).toBe(given.source);
  });

  it('leaves a page as it is, if it is nothing', () => {
    const given = pageWith({ title: 'x' }, { x: 'y' });
    expect(readAccepts(given).page).toBe(given);
    const broken = { ...given, source: loadSource('a/page.json', '{ "$accept": [') };
    expect(readAccepts(broken).page).toBe(broken);
  });

  it('may be beside a property of any name', () => {
    const document = JSON.parse('{ "$accept": [], "__proto__": { "a": 1 } }');
    const { value } = readAccepts(pageWith(document)).page.source;
    expect(JSON.stringify(value)).toBe('{"__proto__":{"a":1}}');
  });

  it.each<[unknown, RegExp, string]>([
    ['spelling', /must be a list/, '/$accept'],
    [{ code: 'spelling', reason }, /must be a list/, '/$accept'],
    [['spelling'], /must be a list/, '/$accept/0'],
    [[{ reason }], /must be a list/, '/$accept/0'],
    [[{ code: 'spelling' }], /"spelling" is accepted without a reason/, '/$accept/0'],
    [[{ code: 'spelling', reason: ' ' }], /without a reason/, '/$accept/0'],
    [[...accept('spelling'), ...accept('json-syntax')], /"json-syntax" cannot be accepted/, '/$accept/1'],
  ])('is a mistake: %j', (entry, message, pointer) => {
    const { mistakes } = readAccepts(pageWith({ $accept: entry }));
    expect(mistakes).toMatchObject([
      { file: 'a/page.json', pointer, message: expect.stringMatching(message) },
    ]);
  });
});

it('what would break a page can neither be accepted nor lowered', () => {
  expect([mayBeAccepted('spelling'), mayBeAccepted('missing-image')]).toEqual([true, false]);
  expect(['spelling', 'missing-image', 'unused-accept'].map(cannotBeLowered)).toEqual([false, true, false]);
  expect(mayBeAccepted('unused-accept')).toBe(false);
});

describe('a finding', () => {
  const accepted = { file: 'a/page.json', scope: '/sections/1', pointer: '', code: 'spelling', count: 1 };
  const finding = (more: Partial<Finding> = {}): Finding => ({
    ...{
      code: 'spelling',
      severity: 'warning',
      file: 'a/page.json',
      pointer: '/sections/1/title',
      message: '',
    },
    ...more,
  });
  it.each<[string, Partial<Finding>, boolean]>([
    ['inside is accepted', {}, true],
    ['there is accepted', { pointer: '/sections/1' }, true],
    ['beside it is not', { pointer: '/sections/10' }, false],
    ['of another code is not', { code: 'glossary' }, false],
    ['in another file is not', { file: 'b/page.json' }, false],
  ])('%s', (_, more, isAccepted) => {
    const { findings, open } = applyAccepts([finding(more)], [accepted]);
    expect([findings.length, open.length]).toEqual(isAccepted ? [0, 0] : [1, 1]);
  });

  it('is left where nothing is accepted', () => {
    expect(applyAccepts([finding()], [])).toEqual({ findings: [finding()], open: [] });
  });
});
