import { describe, expect, it } from 'vitest';
import type { Finding } from '../model/diagnostics';
import { applyAccepts, judgeAccepts, takeAccepts } from './accept';
import { loadSource } from './load';

const reason = 'It is right.';
const pageWith = (document: unknown, dictionary?: unknown) => ({
  ...{ id: 'a', route: '/a', source: loadSource('a/page.json', JSON.stringify(document)) },
  dictionaries: new Map(
    dictionary === undefined ? [] : [['es', loadSource('a/es.json', JSON.stringify(dictionary))]],
  ),
});
const checks = [{ code: 'spelling' }, { code: 'json-syntax', waivedBy: [] }];
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
    const { page, entries } = takeAccepts(pageWith(document));
    const { accepts, mistakes } = judgeAccepts(entries, checks);
    expect(accepts.map(({ scope, code, pointer, count }) => `${scope} ${code} ${pointer} ${count}`)).toEqual(
      found,
    );
    expect(page.source.value).toEqual(rest);
    expect(mistakes).toEqual([]);
    expect(accepts.every(({ file }) => file === 'a/page.json')).toBe(true);
  });

  it('is left out of its dictionaries, too', () => {
    const given = pageWith({ title: 'x' }, { x: 'y', $accept: accept('spelling') });
    const { page, entries } = takeAccepts(given);
    expect(entries).toMatchObject([{ file: 'a/es.json', scope: '' }]);
    expect(page.dictionaries.get('es')?.value).toEqual({ x: 'y' });
    expect(page.source).toBe(given.source);
  });

  it('leaves a page as it is, if it is nothing', () => {
    const given = pageWith({ title: 'x' }, { x: 'y' });
    expect(takeAccepts(given).page).toBe(given);
    const broken = { ...given, source: loadSource('a/page.json', '{ "$accept": [') };
    expect(takeAccepts(broken).page).toBe(broken);
  });

  it('may be beside a property of any name', () => {
    const document = JSON.parse('{ "$accept": [], "__proto__": { "a": 1 } }');
    const { value } = takeAccepts(pageWith(document)).page.source;
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
    const { mistakes } = judgeAccepts(takeAccepts(pageWith({ $accept: entry })).entries, checks);
    expect(mistakes).toMatchObject([
      { file: 'a/page.json', pointer, message: expect.stringMatching(message) },
    ]);
  });
});

it('may name a check that only rules cannot lower, and one that is not known', () => {
  const { entries } = takeAccepts(pageWith({ $accept: accept('glossary', 'spellling', 'unused-accept') }));
  const { accepts, mistakes } = judgeAccepts(entries, [
    ...checks,
    { code: 'glossary', waivedBy: ['$accept'] },
    { code: 'unused-accept', waivedBy: ['rules'] },
  ]);
  expect(accepts.map(({ code }) => code)).toEqual(['glossary', 'spellling']);
  expect(mistakes.map(({ pointer }) => pointer)).toEqual(['/$accept/2']);
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
    const { findings, unused } = applyAccepts([finding(more)], [accepted]);
    expect([findings.length, unused.length]).toEqual(isAccepted ? [0, 0] : [1, 1]);
  });

  it('is left where nothing is accepted', () => {
    expect(applyAccepts([finding()], [])).toEqual({ findings: [finding()], unused: [] });
  });
});
