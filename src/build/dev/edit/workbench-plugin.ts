import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { projectRoot } from '../../project/project';
import type { LiveContent } from '../live-content';
import { imageHeaders } from '../live-images';
import { type Answer, Workbench } from './workbench';

/** Below this path the workbench asks. */
const base = '/__workbench/';
/** The workbench's own code, which every page of the development server loads. */
const source = 'src/workbench/main.ts';

/**
 * Development: lets pages be edited in the page. Nothing of it is in a build.
 *
 * @param pages the folder of the site, as an absolute path
 * @param ready fulfilled when the site has been looked at for the first time
 */
export function workbenchPlugin(pages: string, content: LiveContent, ready: () => Promise<void>): Plugin {
  const workbench = new Workbench(pages, content);
  // Whoever reads it has been given a page by this server.
  const token = randomBytes(18).toString('base64url');
  return {
    name: 'workbench',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        if (!pathname.startsWith(base)) return next();
        ready()
          .then(() => workbench.answer(request, pathname.slice(base.length), searchParams, token))
          .then((answer) => sendAnswer(response, answer))
          .catch(next);
      });
    },
    transformIndexHtml() {
      const meta = { name: 'workbench-token', content: token };
      const tags: HtmlTagDescriptor[] = [{ tag: 'meta', attrs: meta, injectTo: 'head' }];
      if (existsSync(path.join(projectRoot, source)))
        tags.push({ tag: 'script', attrs: { type: 'module', src: `/${source}` }, injectTo: 'body' });
      return tags;
    },
  };
}

/** Sends what the workbench answers. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  const isImage = 'image' in answer;
  response.writeHead(answer.status, {
    'Content-Type': isImage ? answer.image.type : 'application/json; charset=utf-8',
    ...imageHeaders,
  });
  response.end(isImage ? answer.image.bytes : JSON.stringify(answer.body));
}
