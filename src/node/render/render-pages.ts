import { routeIn } from '../../content/model/local-routes';
import { localize, pageIdOf, picturePath } from '../../content/model/routes';
import { createResolver } from '../../content/resolve/resolve';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import type { SharedContent } from '../../content/resolve/shared-content';
import { aliasesOf } from '../../content/site/load';
import { contentFile, htmlFile } from '../../content/site/output-files';
import type { Template } from '../bundle/bundle';
import { loadServerEntry, type ServerEntry } from '../bundle/server-entry';
import { loadSchemas } from '../cache/schema-cache';
import type { DrawnFace } from '../faces/site-faces';
import { UnreadableImage } from '../images/read-image';
import { type Staging, stage } from '../output/staging';
import { UsageError } from '../project/project';
import { type PageFiles, parsePage, readChecked } from '../read/page-files';
import { type FillTemplate, redirectHtml, templateFiller } from './html';

/** What rendering needs apart from the page itself. */
export interface Rendering extends Staging {
  /** The site's folder. */
  folder: string;
  shared: SharedContent;
  siteUrl: string;
  /** Whether a social image of every page is drawn. */
  hasPictures: boolean;
  /** The folder of the bundle, the key of the inputs, and the page template. */
  bundle: string;
  key: string;
  template: Template;
  /** The colors of the light theme, for drawing social images. */
  colors: Readonly<Record<string, string>>;
  /** The heading face for social images, if the site has its own. */
  face?: DrawnFace;
}

export interface PageToRender extends PageFiles {
  /** Hashes of its files as checked. */
  hashes: ReadonlyMap<string, string>;
  /** The first photograph on the page: its path within the site, and its hash. */
  photograph?: { file: string; hash: string } | undefined;
}

/** The result of rendering a page. */
export interface Rendered {
  id: string;
  /** In bytes, by file. */
  sizes: Record<string, number>;
  /** The page's distinct section types. */
  types: readonly string[];
  /** Why it could not be rendered, and the section at fault. */
  failure?: { message: string; index: number | undefined; type: string | undefined };
  /** Why its photograph cannot be decoded, if it has a valid header. */
  unreadable?: string;
}

/** Loads everything needed to read, resolve, render and write pages in every language; runs in each thread. */
export async function prepareRendering(
  rendering: Rendering,
): Promise<(files: PageToRender) => Promise<Rendered>> {
  const { schemas, key } = await loadSchemas();
  if (key !== rendering.key)
    throw new UsageError('The sources changed while pages were rendered: build again.');
  const server = loadServerEntry(rendering.bundle);
  const resolver = createResolver(rendering.shared, schemas);
  const { siteUrl, hasPictures } = rendering;
  const { languages } = rendering.shared;
  const sites = new Map(
    languages.map(({ code }) => [
      code,
      { ...resolver.site(code), url: siteUrl, socialPictures: hasPictures },
    ]),
  );
  const fill = templateFiller(rendering.template, languages, rendering.shared.base);
  const drawPicture = hasPictures ? await preparePictures(rendering) : undefined;
  return async (files) => {
    const page = parsePage(readChecked(rendering.folder, files, files.hashes));
    const rendered: Rendered = { id: page.id, sizes: {}, types: [] };
    const write = (file: string, content: string | Uint8Array) => {
      rendered.sizes[file] = stage(rendering, file, content);
    };
    for (const [language, site] of sites) {
      const [resolved, ...parts] = resolver.parts(page, language);
      rendered.types = [...new Set(resolved.sections.map(({ type }) => type))];
      const writePage = (page: ResolvedPage) => {
        const route = routeIn(page.route, language, page.routes);
        const target = localize(route, language, languages);
        write(contentFile(pageIdOf(route), language), JSON.stringify(page));
        const html = renderHtml(server, fill, { page, site });
        if (typeof html === 'string') write(htmlFile(target), html);
        return { html, target };
      };
      const { html, target } = writePage(resolved);
      if (typeof html !== 'string') return { ...rendered, failure: html };
      if (drawPicture && !resolved.id.startsWith('_'))
        try {
          write(picturePath(resolved.id, language), await drawPicture(resolved, site, files.photograph));
        } catch (error) {
          if (!(error instanceof UnreadableImage)) throw error;
          return { ...rendered, unreadable: error.message };
        }
      for (const alias of aliasesOf(page)) {
        write(htmlFile(localize(alias, language, languages)), redirectHtml(target, siteUrl, language));
      }
      for (const part of parts) {
        const { html } = writePage(part);
        if (typeof html !== 'string') return { ...rendered, failure: html };
      }
    }
    return rendered;
  };
}

/** Loads the code that draws social images, and its libraries, only for builds that have them. */
async function preparePictures({ key, folder, colors, face }: Rendering) {
  const { preparePictures } = await import('./social');
  return preparePictures(key, folder, colors, face);
}

type PageData = Parameters<ServerEntry['renderPage']>[0];

/** The HTML of a page; or why it cannot be rendered. */
export function renderHtml(
  server: ServerEntry,
  fill: FillTemplate,
  data: PageData,
): string | NonNullable<Rendered['failure']> {
  try {
    return fill(data.page, server.renderPage(data));
  } catch (error) {
    const index = server.findFailingSection(data);
    return { message: (error as Error).message, index, type: data.page.sections[index ?? -1]?.type };
  }
}
