import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { addressOf } from '../../node/dev/address';
import { galleryType } from '../../node/dev/gallery-html';
import type { LiveContent } from '../../node/dev/live-content';
import { imageHeaders } from '../../node/dev/live-images';
import { developmentPolicy } from '../../node/output/hosting';
import { engineRoot, siteRoot } from '../../node/project/project';
import { launch, openInEditor } from './editor';
import { assertOwnPage, Refusal } from './guard';
import { type Answer, Workbench } from './workbench';

/** Below this path the workbench asks. */
const base = '/__workbench/';
/** Where Vite opens files in an editor, for whoever asks: this server answers in its place. */
const editorPath = '/__open-in-editor';
/** The workbench's own code, which every page of the development server loads. */
const source = 'src/workbench/client/main.ts';

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
  // Vite's list of mistakes in code opens files without saying the token: the browser does. Other ports share its cookies.
  const cookie = `workbench-${token.slice(0, 6)}=${token}`;
  const open = async (request: IncomingMessage, file: string): Promise<Answer> => {
    try {
      const isInCookie = (request.headers.cookie ?? '').split('; ').includes(cookie);
      assertOwnPage(request, token, isInCookie ? token : request.headers['x-workbench-token']);
      await openInEditor(file, [engineRoot, siteRoot, pages], launch);
      return { status: 200, body: {} };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: { message: error.message } };
    }
  };
  return {
    name: 'workbench',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // Nobody else shows these pages, or takes them for pictures and scripts of their own.
        const isPage = request.headers.accept?.includes('text/html');
        const policy = isPage
          ? developmentPolicy(content.endpoints(), content.posted(), content.embedded())
          : "frame-ancestors 'self'";
        response.setHeader('Content-Security-Policy', policy);
        response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
        const address = addressOf(request.url);
        if (!address) {
          const message = 'This is no address of this server.';
          return sendAnswer(response, { status: 400, body: { message } });
        }
        const { pathname, searchParams } = address;
        if (pathname.startsWith(base))
          ready()
            .then(() => workbench.answer(request, pathname.slice(base.length), searchParams, token))
            .then((answer) => sendAnswer(response, answer))
            .catch(next);
        // In capitals Vite would answer, too.
        else if (pathname.toLowerCase().startsWith(editorPath))
          open(request, searchParams.get('file') ?? '')
            .then((answer) => sendAnswer(response, answer))
            .catch(next);
        else {
          if (isPage)
            response.appendHeader('Set-Cookie', `${cookie}; Path=${editorPath}; HttpOnly; SameSite=Strict`);
          next();
        }
      });
    },
    transformIndexHtml(_html, { originalUrl }) {
      const meta = { name: 'workbench-token', content: token };
      const tags: HtmlTagDescriptor[] = [{ tag: 'meta', attrs: meta, injectTo: 'head' }];
      // The page of a section type has the forms of the workbench in it, and no document to edit.
      const { pathname = '/' } = addressOf(originalUrl) ?? {};
      const isTool = galleryType(pathname, content.languages, content.schemas?.sectionTypes ?? []);
      if (isTool === undefined && existsSync(path.join(engineRoot, source)))
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
    // What did not arrive in time may still be on its way: nobody waits for it.
    ...(answer.status === 408 ? { Connection: 'close' } : {}),
  });
  response.end(isImage ? answer.image.bytes : JSON.stringify(answer.body));
}
