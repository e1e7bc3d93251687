import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runInTurn, runTogether, type TestStep } from '../../scripts/testing/step';

let work: string;
let printed: string;

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'test-steps-'));
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(work, { recursive: true });
});

function step(name: string, program: string): TestStep {
  return { name, command: process.execPath, args: ['--eval', program] };
}

/** A program that ends only after another one has started. */
function waitingFor(own: string, other: string): string {
  const [mine, awaited] = [own, other].map((name) => JSON.stringify(path.join(work, name)));
  return `
    const { existsSync, writeFileSync } = require('node:fs');
    console.log('${own} has started');
    writeFileSync(${mine}, '');
    const wait = () => existsSync(${awaited}) ? console.error('${own} has ended') : setImmediate(wait);
    wait();`;
}

it('runs chains at the same time, and prints the output of each step in one piece', async () => {
  const results = await runTogether([
    [step('first', waitingFor('a', 'b')), step('third', waitingFor('c', 'a'))],
    [step('second', waitingFor('b', 'c'))],
  ]);
  expect(results.map(({ passed }) => passed)).toEqual([1, 1, 1]);
  for (const [name, own] of [
    ['first', 'a'],
    ['second', 'b'],
    ['third', 'c'],
  ])
    expect(printed).toContain(`\n== ${name}\n${own} has started\n${own} has ended\n`);
});

it('tries nothing in a chain after a step that ends it, and goes on with the other chains', async () => {
  const build = { ...step('build', 'process.exitCode = 1;'), endsRun: true };
  const works = { ...step('another build', ''), endsRun: true };
  const results = await runTogether([
    [build, step('in its browser', '')],
    [works, step('in another browser', '')],
  ]);
  expect(results.map(({ passed }) => passed)).toEqual([0, 1, 1]);
  expect(printed).toContain('Not tried before that is mended: in its browser.');
  expect(printed).not.toContain('== in its browser');
  expect(printed).toContain('== in another browser');
});

it('reports failures in the order of the chains, and goes on with the chain', async () => {
  const results = await runTogether([
    [step('slow', `${waitingFor('a', 'b')}process.exitCode = 3;`), step('after it', '')],
    [step('quick', `${waitingFor('b', 'b')}process.exitCode = 1;`)],
    [{ ...step('missing', ''), command: path.join(work, 'no-such-program') }],
  ]);
  expect(results.flatMap(({ failures }) => failures)).toEqual([
    'slow: ended with exit code 3',
    'quick: ended with exit code 1',
    'missing: ended with exit code 1',
  ]);
  expect(results[1]?.passed).toBe(1);
  expect(printed).toMatch(/== missing\n.*no-such-program/);
});

it('ends with a step without which the others say nothing helpful, and names those', () => {
  const steps = [
    step('types', 'process.exitCode = 1;'),
    { ...step('pages', 'process.exitCode = 1;'), endsRun: true },
    step('unit tests', ''),
    step('build', ''),
  ];
  expect(runInTurn(steps).flatMap(({ failures }) => failures)).toEqual([
    'types: ended with exit code 1',
    'pages: ended with exit code 1',
  ]);
  expect(printed).toContain('Not tried before that is mended: unit tests; build.');
  expect(printed).not.toContain('== unit tests');
});

it('goes on after a step that could end the run and passes', () => {
  const results = runInTurn([{ ...step('pages', ''), endsRun: true }, step('build', '')]);
  expect(results.map(({ passed }) => passed)).toEqual([1, 1]);
  expect(printed).not.toContain('Not tried');
});
