import path from 'node:path';
import type { InlineConfig, Plugin, ViteDevServer } from 'vite';
import { readCachedJson, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import { engineRoot } from '../project/project';

interface Bundled<Entry extends string> {
  /** The name of the plugin and of its cache; the files are served below `/@NAME/`. */
  name: string;
  /** What pages load, as paths in the project. */
  entries: Record<Entry, string>;
  /** Whether the entries consist of a file, among others. */
  isSource(file: string): boolean;
  /** A folder of sources that Vite watches only once it serves modules of it. */
  folder?: string;
  /** The key of everything that the files depend on. */
  key(): string;
  config: Pick<InlineConfig, 'define' | 'mode' | 'oxc' | 'plugins'> &
    Pick<NonNullable<InlineConfig['build']>, 'minify'>;
}

export interface BundledPlugin<Entry extends string> extends Plugin {
  /** The address of an entry: a bundled file, or its module. */
  sourceOf(entry: Entry): Promise<string>;
  /** Bundles once more, when what the key depends on has changed other than by a saved source. */
  bundleAgain(): void;
}

/** How many versions are kept. */
const kept = 4;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * Serves what pages of the development server load as a few files instead of hundreds of modules, for which a browser needs
 * seconds. Once one of the sources is saved, pages load the modules, which Vite updates.
 */
export function bundledPlugin<Entry extends string>(options: Bundled<Entry>): BundledPlugin<Entry> {
  const { name, entries, isSource, folder } = options;
  const base = `/@${name}/`;
  let files: Promise<Files | undefined> = Promise.resolve(undefined);
  let isSaved = false;
  const bundleAgain = () => {
    // What cannot be bundled is not served by Vite either, which then says why.
    if (!isSaved) files = bundle(options).catch(() => undefined);
  };
  const sourceSaved = (server: ViteDevServer) => {
    if (isSaved) return;
    isSaved = true;
    files = Promise.resolve(undefined);
    // Vite updates modules, which open pages do not have yet.
    server.hot.send({ type: 'full-reload' });
  };
  return {
    name,
    apply: 'serve',
    configureServer(server) {
      bundleAgain();
      if (folder !== undefined) server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => isSource(file) && !isTest(file) && sourceSaved(server));
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(base)) return next();
        const [key = '', file = ''] = request.url.slice(base.length).split('/');
        files
          .then((current) => {
            const code = current?.key === key ? current.code[file] : undefined;
            if (code === undefined) return response.writeHead(404).end();
            response.writeHead(200, {
              'Content-Type': 'text/javascript; charset=utf-8',
              'Cache-Control': 'max-age=31536000, immutable',
            });
            response.end(request.method === 'HEAD' ? undefined : code);
          })
          .catch(next);
      });
    },
    async sourceOf(entry) {
      const current = await files;
      return current ? `${base}${current.key}/${entry}.js` : `/${entries[entry]}`;
    },
    bundleAgain,
  };
}

interface Files {
  key: string;
  /** The code of each file, by its name. */
  code: Record<string, string>;
}

/** The files of the current sources, bundled if they are not cached. @throws when they cannot be bundled */
async function bundle({ name, entries, key: keyOf, config }: Bundled<string>): Promise<Files> {
  const key = keyOf();
  const cached = inCache(name, key);
  const files = readCachedJson<Files['code']>(cached);
  if (files) return { key, code: files };
  const { build } = await import('vite');
  const { minify, ...others } = config;
  const output = await build({
    root: engineRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    ...others,
    build: {
      write: false,
      modulePreload: false,
      minify,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(entries).map(([entry, source]) => [entry, path.join(engineRoot, source)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = Object.fromEntries(
    chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk.code]] : [])),
  );
  // A source that was saved meanwhile may be in the files or not.
  if (keyOf() === key) writeCache(cached, JSON.stringify(code), kept);
  return { key, code };
}
