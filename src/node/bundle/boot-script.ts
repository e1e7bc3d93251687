import path from 'node:path';
import { engineRoot } from '../project/project';

/** Bundles the boot script and inlines it into the page template. */
export async function withBootScript(template: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: path.join(engineRoot, 'src/app/browser/boot.ts'),
    platform: 'browser',
    checks: { bundlerTimings: false },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return template.replace('<!--boot-->', () => `<script>${output[0].code.trim()}</script>`);
}
