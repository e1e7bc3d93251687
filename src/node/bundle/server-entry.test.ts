import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { loadServerEntry } from './server-entry';

afterEach(() => vi.unstubAllEnvs());

it('a component that throws when it is loaded is no bare message of its own', () => {
  // Loading it sets the variable.
  vi.stubEnv('NODE_ENV', 'test');
  const folder = temporaryFolder('server-entry');
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'server/entry-server.cjs'), "throw new Error('not ready');");
  expect(() => loadServerEntry(folder)).toThrow(
    'A component, or a file that one imports, throws as soon as it is loaded: not ready',
  );
});
