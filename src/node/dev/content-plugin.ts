import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { visibleLines } from '../../content/text/encode/visible';
import { withBootScript } from '../bundle/boot-script';
import { keyOfBundle } from '../bundle/bundle-key';
import type { ServerEntry } from '../bundle/server-entry';
import { sitePlugin } from '../bundle/site-plugin';
import { isFull, slower, watchChecks, watchFolder } from '../check/watch';
import { projectPlace } from '../project/place-of';
import { engineRoot, siteRoot } from '../project/project';
import { fromWorkingDirectory, realPath } from '../project/working-directory';
import { applicationTag } from '../render/html';
import type { Receiver } from '../serve/receiver';
import { type Address, parseAddress } from './address';
import { answerFrom } from './answer';
import { applicationPlugin } from './application';
import { galleryHtml, galleryType } from './gallery-html';
import { LiveContent } from './live-content';
import { pageHtml, type RenderBody } from './page-html';

/** Renders pages with the current components. Errors are logged, and the page is left to the browser. */
async function bodyRenderer(server: ViteDevServer): Promise<RenderBody> {
  const { renderPage, findFailingSection } = (await server.ssrLoadModule(
    '/src/app/server/entry-server.tsx',
  )) as ServerEntry;
  return (data) => {
    try {
      return renderPage(data).body;
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
  /** Whether pages are prerendered as in a build, so that the browser reports hydration mismatches. */
  isRendered?: boolean | undefined;
  /** Adds editing in the page: supplied by the workbench, which this layer must not import. */
  editing?: (pages: string, content: LiveContent, ready: () => Promise<void>) => Plugin[];
}

/** The site on disk while the server runs: it is read again after every change, and open pages are told. */
class WatchedSite {
  /** Resolves after the first scan of the site. Findings are reported, never thrown. */
  ready = Promise.resolve();
  readonly #pages: string;
  readonly #content: LiveContent;
  readonly #bundleAgain: () => void;
  #wordsKey: string;
  #wasReported = false;

  constructor(pages: string, content: LiveContent, bundleAgain: () => void) {
    this.#pages = pages;
    this.#content = content;
    this.#bundleAgain = bundleAgain;
    this.#wordsKey = keyOfBundle('', pages);
  }

  /** Reads the site once the server listens, and whenever a file changes. */
  watch(server: ViteDevServer): void {
    // The server starts immediately; page requests wait for the first scan of the site.
    this.ready = new Promise((resolve) => server.httpServer?.once('listening', () => setImmediate(resolve)))
      .then(() => this.#content.load())
      .then(() => this.#printFindings(server));
    const { logger } = server.config;
    const failed = (error: Error) => logger.error(`Changes are no longer seen: ${error.message}`);
    // Vite would report every file that it cannot watch.
    const tell = () => logger.warnOnce(`${slower}\nAfter a change of code, start the server again.`);
    server.watcher.removeAllListeners('error').on('error', (error) => {
      if (isFull(error)) tell();
      else failed(error as Error);
    });
    const documentsChanged = async () => {
      await this.ready;
      if (await this.#content.update()) this.#publish(server);
      this.#reloadWords(server);
    };
    const schemasChanged = async () => {
      await this.ready;
      if (await this.#content.load()) this.#publish(server);
    };
    watchFolder(this.#pages, documentsChanged, tell).catch(failed);
    for (const folder of schemaFolders()) watchFolder(folder, schemasChanged, tell).catch(failed);
    watchChecks((message) => logger.warn(message));
    // A page that connects gets the current findings, as it has missed every update since it was fetched.
    server.hot.on('content:hello', async (_data, client) => {
      await this.ready;
      client.send('content:update', this.#message());
    });
  }

  #publish(server: ViteDevServer): void {
    this.#printFindings(server);
    server.hot.send('content:update', this.#message());
  }

  #message(): object {
    const { report, look, diagnostics } = this.#content;
    return {
      report,
      look,
      diagnostics: diagnostics.map((diagnostic) => ({
        ...diagnostic,
        name: fromWorkingDirectory(diagnostic.file, this.#pages),
        path: path.join(this.#pages, diagnostic.file),
      })),
    };
  }

  /** Prints the findings; once there are none any more, says so, since the last printed ones would still stand there. */
  #printFindings({ config: { logger } }: ViteDevServer): void {
    if (this.#content.report) logger.error(this.#content.report);
    else if (this.#wasReported) logger.info('Nothing is wrong any more.');
    this.#wasReported = this.#content.report !== '';
  }

  /** Component words are code, and the documents' overrides are read when it is loaded: so changes reload the page. */
  #reloadWords(server: ViteDevServer): void {
    const key = keyOfBundle('', this.#pages);
    if (key === this.#wordsKey) return;
    this.#wordsKey = key;
    server.moduleGraph.invalidateAll();
    this.#bundleAgain();
    server.hot.send({ type: 'full-reload' });
  }
}

/** The folders with schemas: the engine's, and those of a site with a folder of its own. */
function schemaFolders(): string[] {
  const folders = siteRoot === engineRoot ? ['schemas'] : ['schemas', 'schemas/site'];
  return folders.map(projectPlace).filter((folder) => existsSync(folder));
}

/**
 * The development server: serves resolved pages of a site and keeps them up to date. When a document, dictionary or
 * schema is saved, the open page receives the content and the findings. An invalid section keeps its last valid state.
 *
 * @param pages the site's folder, as an absolute path
 */
export function contentPlugin(
  pages: string,
  { receiver, isRendered = false, editing }: DevelopmentOptions,
): Plugin[] {
  const content = new LiveContent(pages);
  const application = applicationPlugin(pages);
  const site = new WatchedSite(pages, content, () => application.bundleAgain());
  const typeAt = ({ pathname }: Address) =>
    galleryType(pathname, content.languages, content.schemas?.sectionTypes ?? []);
  const plugin: Plugin = {
    name: 'content',
    apply: 'serve',
    config: () => ({
      // Pre-bundles the application's dependencies: discovering them later would reload the page.
      optimizeDeps: { entries: ['index.html'] },
      server: {
        // Otherwise Vite would scan every document of the site before watching the code.
        watch: { ignored: [pages, ...schemaFolders()].map((folder) => `${folder}/**`) },
        // By default, Vite would allow sites on other ports of this machine to read this one, and serve files around
        // the project.
        cors: false,
        fs: { allow: [engineRoot, siteRoot, realPath(path.join(engineRoot, 'node_modules'))] },
      },
    }),
    configureServer(server) {
      site.watch(server);
      const answer = answerFrom(content, pages, receiver);
      server.middlewares.use((request, response, next) => {
        site.ready
          .then(() => answer(request, response))
          .then((isAnswered) => {
            if (!isAnswered) next();
          })
          // Vite responds with an error and keeps running.
          .catch(next);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { originalUrl, server }) {
        const address = parseAddress(originalUrl) ?? nowhere;
        const type = typeAt(address);
        if (type !== undefined) return galleryHtml(type, content.look);
        const html = (await withBootScript(template)).replace(applicationTag, '');
        // Frames of the gallery are prerendered, so that many at once show something early.
        const isBefore = isRendered || address.searchParams.has('frame');
        const renderBody = isBefore && server ? await bodyRenderer(server) : undefined;
        return pageHtml(html, content, address, renderBody);
      },
    },
  };
  /** Adds the application where Vite no longer looks for modules to transform in advance. */
  const scripts: Plugin = {
    name: 'page-scripts',
    apply: 'serve',
    async transformIndexHtml(_html, { originalUrl }) {
      const isTool = typeAt(parseAddress(originalUrl) ?? nowhere) !== undefined;
      // The application says hello to the server through the first.
      const sources = [
        '/src/app/dev/live.ts',
        ...(isTool ? [] : [await application.sourceOf('application')]),
      ];
      return sources.map((src) => ({ tag: 'script', attrs: { type: 'module', src }, injectTo: 'body' }));
    },
  };
  return [
    sitePlugin(pages),
    application,
    scripts,
    ...(editing?.(pages, content, () => site.ready) ?? []),
    plugin,
  ];
}
