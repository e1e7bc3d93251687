import path from 'node:path';
import type { InlineConfig } from 'vite';
import { viteOptions } from '../src/node/bundle/vite-options';
import { contentPlugin } from '../src/node/dev/content-plugin';
import { print } from '../src/node/project/print';
import { cacheRoot, engineRoot } from '../src/node/project/project';
import { assertPortFree, readPort } from '../src/node/serve/port';
import { openReceiver } from '../src/node/serve/receiver';
import { workbenchPlugin } from '../src/workbench/server/workbench-plugin';
import { runCommand } from './cli/run-command';

const usualPort = 5173;

void runCommand({
  usage: `
Usage: npm run dev -- [--pages DIR] [--api DIR|URL] [--rendered]

Starts the development server: the open page shows every page document, dictionary, schema or component that you save.
PORT chooses the port (default: 5173).

  --pages DIR     the folder of the site (default: pages)
  --api DIR|URL   what answers requests below /api/, for forms and live data: a folder of files (api/stock.json)
                  or a server
  --rendered      render pages on the server, as a build does: the browser's console reports what hydration would
                  render differently`,
  options: {
    pages: { type: 'string', default: 'pages' },
    api: { type: 'string' },
    rendered: { type: 'boolean' },
  },
  async run({ pages, api, rendered }) {
    const port = readPort(usualPort);
    await assertPortFree(port, 'localhost');
    const receiver = api === undefined ? undefined : await openReceiver(api);
    const { createServer, mergeConfig } = await import('vite');
    const own: InlineConfig = {
      root: engineRoot,
      configFile: false,
      // Two servers running at once would overwrite each other's prebundled dependencies.
      cacheDir: path.join(cacheRoot, 'vite', String(port)),
      plugins: [
        contentPlugin(path.resolve(pages), { receiver, isRendered: rendered, editing: workbenchPlugin }),
      ],
      server: { port, strictPort: true },
    };
    const server = await createServer(mergeConfig(await viteOptions(engineRoot), own));
    await server.listen();
    const address = server.httpServer?.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    print(`http://localhost:${actual}\n`);
    return 0;
  },
});
