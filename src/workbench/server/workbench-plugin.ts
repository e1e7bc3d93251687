import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { parseAddress } from '../../node/dev/address';
import { galleryType } from '../../node/dev/gallery-html';
import type { LiveContent } from '../../node/dev/live-content';
import { imageHeaders } from '../../node/dev/live-images';
import { developmentPolicy } from '../../node/output/hosting';
import { hashOf } from '../../node/project/hash';
import { engineRoot, siteRoot } from '../../node/project/project';
import { clientPlugin } from './client';
import { launch, openPlaceInEditor } from './editor';
import { assertOwnPage } from './guard';
import { type Answer, answered, WorkbenchServer } from './workbench';

/** The path prefix of the workbench's endpoint. */
const base = '/__workbench/';
/** Vite's endpoint for opening files in an editor, which accepts any request; this server replaces it. */
const editorPath = '/__open-in-editor';

/**
 * Development only: enables editing in the page. Not part of any build.
 *
 * @param pages the folder of the site, as an absolute path
 * @param ready resolves after the first check of the site
 */
export function workbenchPlugin(pages: string, content: LiveContent, ready: () => Promise<void>): Plugin[] {
  const workbench = new WorkbenchServer(pages, content);
  // Proves that a request comes from a page of this server.
  const token = randomBytes(18).toString('base64url');
  // Vite's error overlay opens files without a token, so the browser sends it as a cookie. Cookies are shared across ports,
  // hence the name.
  const cookie = `workbench-${token.slice(0, 6)}=${token}`;
  const open = (request: IncomingMessage, file: string): Promise<Answer> =>
    answered(async () => {
      const isInCookie = (request.headers.cookie ?? '').split('; ').includes(cookie);
      assertOwnPage(request, token, isInCookie ? token : request.headers['x-workbench-token']);
      await openPlaceInEditor(file, [engineRoot, siteRoot, pages], launch);
      return { status: 200, body: {} };
    });
  const client = clientPlugin();
  const plugin: Plugin = {
    name: 'workbench',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // Forbids framing these pages and loading them as subresources.
        const isPage = request.headers.accept?.includes('text/html');
        const policy = isPage ? policyOfPages(content) : "frame-ancestors 'self'";
        response.setHeader('Content-Security-Policy', policy);
        response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
        const address = parseAddress(request.url);
        if (!address) {
          const message = 'This is not an address of this server.';
          return sendAnswer(response, { status: 400, body: { message } });
        }
        const { pathname, searchParams } = address;
        if (pathname.startsWith(base))
          ready()
            .then(() => workbench.answer(request, pathname.slice(base.length), searchParams, token))
            .then((answer) => sendAnswer(response, answer))
            .catch(next);
        // Vite ignores case here.
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
    async transformIndexHtml(_html, { originalUrl }) {
      const metas = { 'workbench-token': token, 'workbench-site': hashOf(pages) };
      const tags = Object.entries(metas).map(
        ([name, content]): HtmlTagDescriptor => ({ tag: 'meta', attrs: { name, content }, injectTo: 'head' }),
      );
      // The page of a section type contains forms but has no document to edit.
      const { pathname = '/' } = parseAddress(originalUrl) ?? {};
      const isTool = galleryType(pathname, content.languages, content.schemas?.sectionTypes ?? []);
      const src = await client.sourceOf(isTool === undefined ? 'page' : 'gallery');
      tags.push({ tag: 'script', attrs: { type: 'module', src }, injectTo: 'body' });
      return tags;
    },
  };
  return [plugin, client];
}

/** Sends a response of the workbench, with the headers of images: nothing in it can run, or be framed by other sites. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  const isImage = 'image' in answer;
  response.writeHead(answer.status, {
    'Content-Type': isImage ? answer.image.type : 'application/json; charset=utf-8',
    ...imageHeaders,
    // Closes the connection rather than waiting for the rest of a late body.
    ...(answer.status === 408 ? { Connection: 'close' } : {}),
  });
  response.end(isImage ? answer.image.bytes : JSON.stringify(answer.body));
}

/** The policy for pages, which allows what saved documents ask and send to. */
function policyOfPages(content: LiveContent): string {
  const documents = content.checker?.site.all() ?? [];
  return developmentPolicy(
    documents.flatMap(({ endpoints }) => endpoints),
    documents.flatMap(({ posted }) => posted),
  );
}
