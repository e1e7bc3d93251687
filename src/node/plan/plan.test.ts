import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stateOf, visible } from '../../../tests/support/folder-state';
import { countFiles, describePlan, executePlan, type Plan, type PlannedChange, planJson } from './plan';

let root = '';
const before: Record<string, string> = { 'a/one.json': '1', 'a/two.png': '2', 'b/three.json': '3' };

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'plan-'));
  for (const [file, text] of Object.entries(before)) put(file, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const present = () => visible(stateOf(root));
const planOf = (...changes: PlannedChange[]): Plan => ({ root, title: 'A change', changes, notes: [] });

describe('a plan', () => {
  it('edits, creates, removes and moves, and an empty folder goes', () => {
    const plan = planOf(
      { kind: 'move', from: 'a/one.json', to: 'c/d/one.json' },
      { kind: 'move', from: 'a/two.png', to: 'c/d/two.png' },
      { kind: 'edit', file: 'a/one.json', before: '1', after: '10', what: ['a figure'] },
      { kind: 'create', file: 'e.json', text: '5', what: [] },
      { kind: 'remove', file: 'b/three.json', before: '3' },
    );
    expect(countFiles(plan)).toBe(4);
    expect(describePlan(plan)).toContain('  move    a/one.json → c/d/one.json\n            a figure\n');
    executePlan(plan);
    expect(present()).toEqual({ 'c/d/one.json': '10', 'c/d/two.png': '2', 'e.json': '5' });
    expect(existsSync(path.join(root, 'a'))).toBe(false);
  });

  it('says what an alias and translations of the old wording are in a terminal', () => {
    const what = [
      { line: 3, what: ['one', 'two\n'] },
      { what: { kind: 'alias-added', route: '/a' } as const },
      { line: 4, what: { kind: 'alias-removed', route: '/b' } as const },
    ];
    const edit: PlannedChange = { kind: 'edit', file: 'a/one.json', before: '1', after: '10', what };
    const notes = [1, 2].map((count) => ({ kind: 'stale-translations', count }) as const);
    const plan = { ...planOf(edit), notes };
    const lines = ['line 3: one\n              two\\u000a', 'alias /a added', 'line 4: alias /b removed'];
    const ending = 'npm run validate-pages lists them. --keep-translation keeps them as they are.';
    const sentences = [
      `A translation is of the old wording then: ${ending}`,
      `2 translations are of the old wording then: ${ending}`,
    ];
    expect(describePlan(plan)).toBe(
      `A change\n\n  edit    a/one.json\n${lines.map((line) => `            ${line}\n`).join('')}\n${sentences.join('\n')}\n`,
    );
    const json = JSON.parse(planJson(plan, false, (file) => file));
    expect([json.changes[0].what, json.notes]).toEqual([lines, sentences]);
  });

  it('gives two files the place of each other', () => {
    executePlan(
      planOf(
        { kind: 'move', from: 'a/one.json', to: 'b/three.json' },
        { kind: 'move', from: 'b/three.json', to: 'a/one.json' },
      ),
    );
    expect(present()).toEqual({ ...before, 'a/one.json': '3', 'b/three.json': '1' });
  });

  it.each<[string, PlannedChange, string]>([
    [
      'an edited file was changed',
      { kind: 'edit', file: 'b/three.json', before: '2', after: '4', what: [] },
      'meanwhile',
    ],
    ['a removed file was changed', { kind: 'remove', file: 'b/three.json', before: '2' }, 'meanwhile'],
    ['a new file exists', { kind: 'create', file: 'b/three.json', text: '', what: [] }, 'exists'],
    ['a place is taken', { kind: 'move', from: 'a/two.png', to: 'b/three.json' }, 'exists'],
    ['a moved file is gone', { kind: 'move', from: 'a/nine.json', to: 'b/nine.json' }, 'is gone'],
  ])('writes nothing when %s', (_, change, message) => {
    const first: PlannedChange = { kind: 'edit', file: 'a/one.json', before: '1', after: '9', what: [] };
    expect(() => executePlan(planOf(first, change))).toThrow(message);
    expect(present()).toEqual(before);
  });
});
