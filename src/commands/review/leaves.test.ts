import { expect, it } from 'vitest';
import { compareLeaves, type ScalarLeaf } from './leaves';

const leaf = (name: string, value: string, kind: ScalarLeaf['kind'] = 'setting'): ScalarLeaf[] => [
  { kind, name, value, pointer: `/sections/0/${name}` },
];
const said = (before: ScalarLeaf[], after: ScalarLeaf[]) =>
  compareLeaves(before, after).map(({ what }) => what);

it.each([
  ['a text', leaf('subtitle', 'Money', 'text'), leaf('lead', 'Money', 'text'), 'subtitle', 'lead'],
  [
    'an address elsewhere',
    leaf('endpoint', 'https://a.example/b'),
    leaf('source', 'https://a.example/b'),
    'endpoint',
    'source',
  ],
  [
    'an address of the site',
    leaf('endpoint', '/api/stock'),
    leaf('source', '/api/stock'),
    'endpoint',
    'source',
  ],
])('%s by another name was renamed', (_, before, after, old, now) => {
  expect(said(before, after)).toEqual([`"${old}" is called "${now}" now`]);
});

it.each([
  ['a yes', leaf('required', 'true'), leaf('draft', 'true')],
  ['a word', leaf('background', 'muted'), leaf('variant', 'muted')],
  ['another address', leaf('endpoint', '/api/stock'), leaf('source', '/api/visits')],
])('%s is no setting that was renamed', (_, before, after) => {
  const [{ name: old } = { name: '' }] = before;
  const [{ name: now } = { name: '' }] = after;
  expect(said(before, after)).toEqual([`New setting "${now}"`, `Setting "${old}" is gone`]);
});
