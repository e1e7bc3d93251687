// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { examplesOf, sectionTypes } from '../../../../tests/support/project';
import { renderSection } from '../../../../tests/support/render';
import { sectionFilesOf } from '../../../content/model/section-files';
import { readSchemaFiles } from '../../../node/read/files';
import type { Definitions, FormSchema } from '../../protocol/site-info';
import { emptyView } from '../state/documents';
import { matchTexts, wantedTexts } from './match';

afterEach(cleanup);
// Sections with live data send requests, which stay unanswered.
vi.stubGlobal('fetch', () => new Promise(() => {}));

const files = readSchemaFiles();
const { definitions } = files.get('defs.schema.json') as { definitions: Definitions };
const types = sectionTypes.map((type) => ({
  type,
  schema: files.get(`${sectionFilesOf(files)[type]}.schema.json`) as FormSchema,
  examples: {},
}));
const site = { types, definitions };

const examples = sectionTypes.flatMap((type) =>
  Object.entries(examplesOf(type)).map(([name, section]) => ({ type, name, section })),
);

it('at least 97 of a hundred texts are found by what they say, in all examples of all sections', () => {
  let all = 0;
  const missed: string[] = [];
  for (const { type, name, section } of examples) {
    const { container, unmount } = renderSection(section);
    const view = { ...emptyView, page: { sections: [section] } };
    const wanted = wantedTexts(view, '/sections/0', 'en', site);
    const found = matchTexts(container, wanted).filter(({ isCertain }) => isCertain);
    const pointers = new Set(found.map(({ pointer }) => pointer));
    all += wanted.length;
    for (const { pointer, text } of wanted)
      if (!pointers.has(pointer)) missed.push(`${type}, ${name}: ${pointer} "${text}"`);
    unmount();
  }
  expect(all).toBeGreaterThan(300);
  expect(1 - missed.length / all, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
});

it('every section is one element, so that its place is its place in the document', () => {
  for (const { type, name, section } of examples) {
    const { container, unmount } = renderSection(section);
    const elements = [...container.children].filter(
      (child) => !child.matches('[role=region], [role=status]'),
    );
    expect(elements.length, `${type}, ${name}`).toBe(1);
    unmount();
  }
});

it('texts that stand twice are told apart by their order', () => {
  document.body.innerHTML = '<main><h2>One</h2><p><b>Same</b></p><p>Same</p></main>';
  const found = matchTexts(document.body, [
    { pointer: '/a', text: 'Same' },
    { pointer: '/b', text: 'One' },
    { pointer: '/c', text: 'Same' },
  ]);
  const names = found.map(({ element, pointer, isCertain }) => [pointer, element.localName, isCertain]);
  expect(names).toEqual([
    ['/b', 'h2', true],
    ['/a', 'b', true],
    ['/c', 'p', true],
  ]);
});

it('of texts that stand twice and are shown three times, none is certain; of one that stands once, each is', () => {
  document.body.innerHTML = '<main><p>Same</p><p>Same</p><p>Same</p><p>Once</p><p>Once</p></main>';
  const found = matchTexts(document.body, [
    { pointer: '/a', text: 'Same' },
    { pointer: '/b', text: 'Same' },
    { pointer: '/c', text: 'Once' },
  ]);
  expect(found.map(({ pointer, isCertain }) => [pointer, isCertain])).toEqual([
    ['/a', false],
    ['/b', false],
    ['/b', false],
    ['/c', true],
    ['/c', true],
  ]);
});

it('a text beside others in one element is found', () => {
  document.body.innerHTML = '<main><p></p></main>';
  document.querySelector('p')?.append('Healthcare', ' · ', '8 months');
  const wanted = [
    { pointer: '/a', text: 'Healthcare' },
    { pointer: '/b', text: '8 months' },
  ];
  const found = matchTexts(document.body, wanted);
  expect(found.map(({ element, pointer }) => [pointer, element.localName])).toEqual([
    ['/a', 'p'],
    ['/b', 'p'],
  ]);
});

it('an image says its alternative text', () => {
  document.body.innerHTML =
    '<main><div><picture><img alt="Office blocks"></picture></div><img alt=""></main>';
  const found = matchTexts(document.body, [{ pointer: '/a', text: 'Office blocks' }]);
  expect(found.map(({ element, pointer }) => [pointer, element.localName])).toEqual([['/a', 'img']]);
});
