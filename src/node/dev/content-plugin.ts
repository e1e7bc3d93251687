import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { visibleLines } from '../../content/text/encode/visible';
import { withBootScript } from '../bundle/boot-script';
import { keyOfBundle } from '../bundle/bundle-key';
import type { ServerEntry } from '../bundle/server-entry';
import { sitePlugin } from '../bundle/site-plugin';
import { watchFolder } from '../check/watch';
import { placeOf } from '../project/place-of';
import { engineRoot, siteRoot } from '../project/project';
import { fromWorkingDirectory, realPath } from '../project/working-directory';
import type { Receiver } from '../serve/receiver';
import { type Address, addressOf, decoded } from './address';
import { galleryHtml, galleryType } from './gallery-html';
import { LiveContent } from './live-content';
import { imageHeaders } from './live-images';
import { pageHtml, type RenderBody } from './page-html';
import { isSiteFile } from './site-file';

/** Renders pages with the components as they are now. What cannot be rendered is said in the terminal, and left to the browser. */
async function bodyRenderer(server: ViteDevServer): Promise<RenderBody> {
  const { renderPage, findFailingSection } = (await server.ssrLoadModule(
    '/src/app/server/entry-server.tsx',
  )) as ServerEntry;
  return (data) => {
    try {
      return renderPage(data, '').body;
    } catch (error) {
      const index = findFailingSection(data);
      const part =
        index === undefined
          ? 'Header or footer'
          : `/sections/${index} ("${data.page.sections[index]?.type}")`;
      server.config.logger.error(
        visibleLines(`${part} of ${data.page.route} cannot be rendered: ${(error as Error).message}`),
      );
      return undefined;
    }
  };
}

const nowhere: Address = { pathname: '/', searchParams: new URLSearchParams() };

interface DevelopmentOptions {
  /** Answers for other programs below the same address. */
  receiver?: Receiver | undefined;
  /** Whether pages are rendered before they are sent, as in a build: the browser says then what it renders otherwise. */
  isRendered?: boolean | undefined;
  /** What lets pages be edited in the page: the workbench, which lies above this. */
  editing?: (pages: string, content: LiveContent, ready: () => Promise<void>) => Plugin;
}

/**
 * Whether a path is one under which a site's forms and live data are answered by other programs: Vite would send the
 * HTML of a page for it.
 */
function isForOthers(pathname: string): boolean {
  if (pathname.startsWith('/@')) return false;
  return (
    pathname.startsWith('/api/') ||
    (pathname.endsWith('.json') && !existsSync(path.join(engineRoot, pathname)))
  );
}

/**
 * Development: serves the resolved pages of a site and keeps them up to date. A saved document, dictionary or schema
 * is sent to the open page, with what is wrong. A section that is not valid keeps its last good state.
 *
 * @param pages the folder of the site, as an absolute path
 */
export function contentPlugin(
  pages: string,
  { receiver, isRendered = false, editing }: DevelopmentOptions = {},
): Plugin[] {
  const content = new LiveContent(pages);
  const schemas = [...new Set([placeOf('schemas'), placeOf('schemas/site')])].filter(
    (folder, index) => existsSync(folder) && (index === 0 || siteRoot !== engineRoot),
  );
  /** Fulfilled when the site has been looked at for the first time; what is wrong with it is reported, never thrown. */
  let ready = Promise.resolve();

  const message = () => ({
    report: content.report,
    look: content.look,
    diagnostics: content.diagnostics.map((diagnostic) => ({
      ...diagnostic,
      name: fromWorkingDirectory(diagnostic.file, pages),
      path: path.join(pages, diagnostic.file),
    })),
  });
  /** What components say is code: what documents say of it is taken in when it is loaded. */
  let words = keyOfBundle('', pages);
  const takeInWords = (server: ViteDevServer) => {
    const now = keyOfBundle('', pages);
    if (now === words) return;
    words = now;
    server.moduleGraph.invalidateAll();
    server.hot.send({ type: 'full-reload' });
  };
  const publish = (server: ViteDevServer) => {
    if (content.report) server.config.logger.error(content.report);
    server.hot.send('content:update', message());
  };

  const plugin: Plugin = {
    name: 'content',
    apply: 'serve',
    config: () => ({
      // What the workbench needs of libraries is bundled along with the rest: found later, it would load the page again.
      optimizeDeps: {
        entries: ['index.html', 'src/workbench/client/main.ts', 'src/workbench/client/gallery/main.tsx'],
      },
      // Vite would look at every document of the site before it starts to watch the code.
      server: {
        watch: { ignored: [pages, ...schemas].map((folder) => `${folder}/**`) },
        // Sites on other ports of this machine are other sites. Vite would let them read, and serve what lies around the project.
        cors: false,
        fs: { allow: [engineRoot, siteRoot, realPath(path.join(engineRoot, 'node_modules'))] },
      },
    }),
    configureServer(server) {
      // The server is there at once; whoever asks for a page waits until the site has been looked at.
      ready = new Promise((resolve) => server.httpServer?.once('listening', () => setImmediate(resolve)))
        .then(() => content.load())
        .then(() => {
          if (content.report) server.config.logger.error(content.report);
        });
      const failed = (error: Error) =>
        server.config.logger.error(`Changes are no longer seen: ${error.message}`);
      watchFolder(pages, async () => {
        await ready;
        if (await content.update()) publish(server);
        takeInWords(server);
      }).catch(failed);
      for (const folder of schemas)
        watchFolder(folder, async () => {
          await ready;
          if (await content.load()) publish(server);
        }).catch(failed);
      // A page that connects gets the current findings: it has missed every update since it was fetched.
      server.hot.on('content:hello', async (_data, client) => {
        await ready;
        client.send('content:update', message());
      });

      server.middlewares.use((request, response, next) => {
        ready
          .then(async () => {
            const pathname = decoded(addressOf(request.url)?.pathname ?? '/');
            const json = content.file(pathname.slice(1));
            if (json !== undefined) {
              response.setHeader('Content-Type', 'application/json; charset=utf-8');
              response.end(json);
              return;
            }
            const image = content.image(pathname.slice(1));
            if (image) {
              // The next answer may be the size that was asked for.
              response.writeHead(200, { 'Content-Type': image.type, ...imageHeaders });
              response.end(image.bytes);
              return;
            }
            const face = content.face(pathname.slice(1));
            if (face) {
              response.writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'no-store' });
              response.end(face);
              return;
            }
            const download = content.download(pathname.slice(1));
            if (download) {
              response.writeHead(200, download.headers);
              response.end(download.bytes);
              return;
            }
            if (pathname.startsWith('/content/') || isSiteFile(pathname, { root: engineRoot, pages })) {
              response.statusCode = 404;
              response.end();
              return;
            }
            if (content.isGone(pathname)) {
              response.writeHead(410, { 'Content-Type': 'text/plain; charset=utf-8' });
              response.end('This address is gone for good, as _site/redirects.json says.\n');
              return;
            }
            const target = content.redirect(pathname);
            if (target === undefined) {
              if (await receiver?.(request, response, pathname)) return;
              if (!isForOthers(pathname)) return next();
              response.writeHead(404).end();
              return;
            }
            response.writeHead(302, { Location: target });
            response.end();
          })
          // The server answers that this went wrong, and goes on.
          .catch(next);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { originalUrl, server }) {
        const address = addressOf(originalUrl) ?? nowhere;
        const type = galleryType(address.pathname, content.languages, content.schemas?.sectionTypes ?? []);
        if (type !== undefined) return galleryHtml(type, content.look);
        const html = await withBootScript(template);
        // Many frames at once show something as soon as their HTML is there.
        const isBefore = isRendered || address.searchParams.has('frame');
        const renderBody = isBefore && server ? await bodyRenderer(server) : undefined;
        return pageHtml(html, content, address, renderBody);
      },
    },
  };
  return [sitePlugin(pages), ...(editing ? [editing(pages, content, () => ready)] : []), plugin];
}
