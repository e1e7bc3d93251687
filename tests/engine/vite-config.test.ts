import { createLogger, loadConfigFromFile } from 'vite';
import { expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';

it('the configuration of Vitest is loaded without a warning', async () => {
  const warnings: string[] = [];
  const logger = createLogger('warn');
  logger.warn = (message) => void warnings.push(message);
  const env = { command: 'serve', mode: 'test' } as const;
  expect(await loadConfigFromFile(env, 'vite.config.ts', engineRoot, 'warn', logger)).not.toBeNull();
  expect(warnings).toEqual([]);
});
