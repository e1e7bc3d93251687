import { existsSync } from 'node:fs';
import path from 'node:path';
import { keyOfBundle } from '../bundle/bundle-key';
import { sitePlugin } from '../bundle/site-plugin';
import { applicationSource } from '../bundle/vite-manifest';
import { keyOfInputs } from '../cache/inputs';
import { projectPlace } from '../project/place-of';
import { engineRoot, siteRoot } from '../project/project';
import { type BundledPlugin, bundledPlugin } from './bundled';

/**
 * Serves the application.
 *
 * @param pages the folder of the site's documents, as an absolute path
 */
export function applicationPlugin(pages: string): BundledPlugin<'application'> {
  const ofSite = projectPlace('src/site');
  return bundledPlugin({
    name: 'application',
    entries: { application: applicationSource },
    isSource: (file) =>
      /^src[\\/](app|content|i18n|sections|shell|site|ui)[\\/]/.test(path.relative(engineRoot, file)) ||
      file.startsWith(ofSite + path.sep),
    ...(siteRoot !== engineRoot && existsSync(ofSite) && { folder: ofSite }),
    key: () => keyOfBundle(keyOfInputs(), pages),
    config: {
      mode: 'development',
      // React says what it finds wrong with components, whatever runs the server.
      define: {
        'import.meta.env.DEV': 'true',
        'import.meta.env.PROD': 'false',
        'process.env.NODE_ENV': '"development"',
      },
      oxc: { jsx: { runtime: 'automatic', development: true } },
      plugins: [sitePlugin(pages)],
      minify: false,
    },
  });
}
