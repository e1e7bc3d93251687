import path from 'node:path';
import { contentPlugin } from '../src/build/dev/content-plugin';
import { projectRoot, UsageError } from '../src/build/project/project';
import { runCommand } from './cli';

const usualPort = 5173;

void runCommand({
  usage: `
Usage: npm run dev -- [--pages DIR]

Starts the development server: a saved page document, dictionary, schema or component shows in the open browser.
PORT chooses the port (default: 5173).

  --pages DIR   the folder of the site (default: pages)`,
  options: { pages: { type: 'string', default: 'pages' } },
  async run({ pages = 'pages' }) {
    const { createServer } = await import('vite');
    const port = Number(process.env.PORT ?? usualPort);
    const server = await createServer({
      root: projectRoot,
      // Two servers beside each other would overwrite the libraries that the other one has prepared.
      cacheDir: path.join(projectRoot, 'node_modules/.vite', port === usualPort ? '' : String(port)),
      plugins: [contentPlugin(path.resolve(pages))],
      server: { port, strictPort: true },
    });
    try {
      await server.listen();
    } catch (error) {
      await server.close();
      throw new UsageError(
        /in use/.test(String(error)) ? `Port ${port} is taken. Set PORT to another one.` : String(error),
      );
    }
    process.stdout.write(`http://localhost:${port}\n`);
    return 0;
  },
});
