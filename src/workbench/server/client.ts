import path from 'node:path';
import { keyOfInputs } from '../../node/cache/inputs';
import { type BundledPlugin, bundledPlugin } from '../../node/dev/bundled';
import { engineRoot } from '../../node/project/project';

/** What pages of the development server load of the workbench: on a page of the site, and on that of a section type. */
const entries = {
  page: 'src/workbench/client/main.ts',
  gallery: 'src/workbench/client/gallery/main.tsx',
} as const;

/** Serves the workbench's part in the browser. */
export function clientPlugin(): BundledPlugin<keyof typeof entries> {
  return bundledPlugin({
    name: 'workbench-client',
    entries,
    isSource: (file) =>
      /^src[\\/](workbench[\\/](client|protocol)|content|ui)[\\/]/.test(path.relative(engineRoot, file)),
    key: keyOfInputs,
    config: {
      mode: 'production',
      // The server around it runs in development.
      define: { 'process.env.NODE_ENV': '"production"' },
      oxc: { jsx: { runtime: 'automatic', development: false } },
    },
  });
}
