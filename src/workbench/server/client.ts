import path from 'node:path';
import type { Plugin } from 'vite';
import { readCachedJson, writeCache } from '../../node/cache/cache';
import { keyOfInputs } from '../../node/cache/inputs';
import { inCache } from '../../node/cache/place';
import { engineRoot } from '../../node/project/project';

/** What pages of the development server load of the workbench: on a page of the site, and on that of a section type. */
const entries = {
  page: 'src/workbench/client/main.ts',
  gallery: 'src/workbench/client/gallery/main.tsx',
} as const;

/** Whether the workbench consists of a file, beside what it imports of others. */
const isSource = (file: string) =>
  /^src[\\/](workbench[\\/](client|protocol)|content|ui)[\\/]/.test(path.relative(engineRoot, file));

/** The path prefix of the bundled client. */
const base = '/@workbench/';
/** How many versions are kept. */
const kept = 4;

/**
 * Serves the workbench's client as a few files instead of two hundred modules, for which a browser needs two seconds. Once one
 * of its sources is saved, pages load the modules, which Vite updates.
 */
export function clientPlugin(): Plugin & { sourceOf(entry: keyof typeof entries): Promise<string> } {
  let client: Promise<Client | undefined> = Promise.resolve(undefined);
  return {
    name: 'workbench-client',
    apply: 'serve',
    configureServer(server) {
      // What cannot be bundled is not served by Vite either, which then says why.
      client = bundleClient().catch(() => undefined);
      server.watcher.on('all', (_event, file) => {
        if (!isSource(file)) return;
        client = Promise.resolve(undefined);
        if (!server.moduleGraph.getModulesByFile(file)) server.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(base)) return next();
        const [key = '', name = ''] = request.url.slice(base.length).split('/');
        client
          .then((current) => {
            const code = current?.key === key ? current.files[name] : undefined;
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
      const current = await client;
      return current ? `${base}${current.key}/${entry}.js` : `/${entries[entry]}`;
    },
  };
}

interface Client {
  key: string;
  /** The code of each file, by its name. */
  files: Record<string, string>;
}

/** The client of the current sources, bundled if it is not cached. @throws when it cannot be bundled */
async function bundleClient(): Promise<Client> {
  const key = keyOfInputs();
  const cached = inCache('workbench-client', key);
  const known = readCachedJson<Client['files']>(cached);
  if (known) return { key, files: known };
  const { build } = await import('vite');
  const output = await build({
    root: engineRoot,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    // The server around it runs in development.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(entries).map(([name, source]) => [name, path.join(engineRoot, source)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const files = Object.fromEntries(
    chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk.code]] : [])),
  );
  writeCache(cached, JSON.stringify(files), kept);
  return { key, files };
}
