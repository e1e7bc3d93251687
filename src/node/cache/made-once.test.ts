import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { madeOnce } from './made-once';

const work = temporaryFolder('made-once');
vi.mock('./place', () => ({ inCache: (...names: string[]) => path.join(work, ...names) }));
vi.mock('../project/place-of', () => ({ projectPlace: () => path.join(work, 'packages.json') }));

const make = vi.fn(async () => `${make.mock.calls.length}`);
const made = async (...inputs: string[]) => String(await madeOnce('results', inputs, make));

beforeEach(() => {
  make.mockClear();
  writeFileSync(path.join(work, 'packages.json'), `${Math.random()}`);
});

it('makes something once for each of its inputs', async () => {
  expect([await made('a'), await made('b'), await made('a'), await made('b')]).toEqual(['1', '2', '1', '2']);
});

it('makes it anew with other packages', async () => {
  expect(await made('a')).toBe('1');
  writeFileSync(path.join(work, 'packages.json'), 'others');
  expect(await made('a')).toBe('2');
});
