import path from 'node:path';
import { expect, it } from 'vitest';
import { siteRoot } from '../project/project';
import { bundlerMessage } from './bundler-message';
import { sitePlugin } from './site-plugin';

it('leaves out the traces of the bundler’s own code, and its colours where nobody sees them', () => {
  const said = [
    'Build failed with 1 error:',
    '',
    '\u001b[31m[vite-resolve]\u001b[0m it threw an error',
    '',
    'Caused by:',
    '    "./shore" is not exported',
    '',
    'Stack backtrace:',
    '   0: <unknown>',
    '   1: start_thread',
    '             at ./nptl/pthread_create.c:447:8',
    '',
    'tides.tsx:3:8',
  ].join('\n');
  const plain =
    'Build failed with 1 error:\n\n[vite-resolve] it threw an error\n\nCaused by:\n    "./shore" is not exported\n\ntides.tsx:3:8';
  expect(bundlerMessage(said, false)).toBe(plain);
  expect(bundlerMessage(said, true)).toBe(
    plain.replace('[vite-resolve]', '\u001b[31m[vite-resolve]\u001b[0m'),
  );
});

it.each(['Unexpected token (3:8)\n  3 | const a = ;\n             ^', 'The sources changed: build again.'])(
  'says %j as it is',
  (message) => {
    expect(bundlerMessage(message, false)).toBe(message);
  },
);

it('says which source asks for something that the engine does not have', async () => {
  const { resolveId } = sitePlugin('/pages') as unknown as {
    resolveId: (id: string, importer: string) => Promise<unknown>;
  };
  const ask = (found: unknown) =>
    resolveId.call(
      { resolve: async () => found } as never,
      'page-builder/ui/shore',
      path.join(siteRoot, 'src/site/sections/tides/tides.tsx'),
    );
  await expect(ask(null)).rejects.toThrow(
    'src/site/sections/tides/tides.tsx imports page-builder/ui/shore, which the engine does not have.',
  );
  await expect(ask({ id: 'shore.tsx' })).resolves.toEqual({ id: 'shore.tsx' });
});
