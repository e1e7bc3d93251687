import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { reportPretty } from '../content/reporters/pretty';
import { withBootScript } from './boot';
import { contentFiles, findPage, type ResolvedContent, resolveContent } from './content-files';
import { fillTemplate } from './html';
import { projectRoot } from './project';
import { checkFolder } from './validate';

/**
 * Development: serves the resolved pages of a site and keeps them up to date. A saved document, dictionary or schema
 * is sent to the open page; while there are errors, the last good content stays and the diagnostics go with it.
 *
 * @param pages the folder of the site, as an absolute path
 */
export function contentPlugin(pages: string): Plugin {
  const schemas = path.join(projectRoot, 'schemas');
  let content: ResolvedContent | undefined;
  let files = new Map<string, string>();
  let report = '';

  const reload = async () => {
    const started = performance.now();
    try {
      const checked = await checkFolder(pages);
      const errors = checked.diagnostics.filter(({ severity }) => severity === 'error').length;
      const summary = {
        pages: checked.site.pages.length,
        errors,
        warnings: checked.diagnostics.length - errors,
        durationMs: Math.round(performance.now() - started),
      };
      report = errors
        ? reportPretty(checked.diagnostics, summary, (file) => checked.site.sources.get(file)?.text, false)
        : '';
      if (errors) return;
      content = resolveContent(checked.site, checked.schemas, true);
      files = contentFiles(content);
    } catch (error) {
      report = (error as Error).message;
    }
  };

  const publish = (server: ViteDevServer) => {
    if (report) server.config.logger.error(report);
    if (report) server.hot.send('content:diagnostics', { report });
    else server.hot.send('content:update', {});
  };

  return {
    name: 'content',
    apply: 'serve',
    async configureServer(server) {
      await reload();
      if (report) server.config.logger.error(report);
      server.watcher.add([pages, schemas]);
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(pages + path.sep) && !file.startsWith(schemas + path.sep)) return;
        // Saving several files at once is one change.
        clearTimeout(timer);
        timer = setTimeout(() => void reload().then(() => publish(server)), 20);
      });
      // A page that opens while there are errors is told of them.
      server.hot.on('content:hello', () => report && server.hot.send('content:diagnostics', { report }));

      server.middlewares.use((request, response, next) => {
        const pathname = decodeURI((request.url ?? '/').split('?')[0] ?? '/');
        const json = files.get(pathname.slice(1));
        if (json !== undefined) {
          response.setHeader('Content-Type', 'application/json; charset=utf-8');
          response.end(json);
          return;
        }
        if (pathname.startsWith('/content/')) {
          response.statusCode = 404;
          response.end();
          return;
        }
        const target = content?.redirects.get(pathname);
        if (target === undefined) return next();
        response.writeHead(302, { Location: target });
        response.end();
      });
      if (!content) {
        server.config.logger.error('There is no page to show until these errors are corrected.');
      }
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { originalUrl }) {
        const html = await withBootScript(template);
        const found = content && findPage(content, new URL(originalUrl ?? '/', 'http://localhost').pathname);
        if (!found) return html.replace('<!--body-->', () => `<pre>${report.replaceAll('<', '&lt;')}</pre>`);
        return fillTemplate(html, found.page, { head: `<title>${found.page.title}</title>`, body: '' });
      },
    },
  };
}
