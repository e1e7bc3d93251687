import path from 'node:path';
import { contextOf } from '../../src/content/checks/core/check-site';
import { publishedLanguages } from '../../src/content/model/languages';
import type { Lenders, Listable } from '../../src/content/model/list';
import { lendingPages, listablePages } from '../../src/content/site/lists';
import { loadSite, type Site } from '../../src/content/site/load';
import { ImageList } from '../../src/node/images/image-cache';
import { servedImage } from '../../src/node/images/variants';
import { engineRoot } from '../../src/node/project/project';
import { readSiteFiles } from '../../src/node/read/read';
import { schemas } from './project';

/**
 * Reads a site.
 *
 * @param from its folder, relative to the project root
 * @returns the folder, the site as written, the same prepared for resolving with image names, and the codes of its languages
 * except drafts, source language first
 */
export function readSite(from: string) {
  const folder = path.resolve(engineRoot, from);
  const site = loadSite(readSiteFiles(folder), schemas);
  let shared: (Omit<Site, 'images'> & ReturnType<typeof imagesIn> & ReturnType<typeof listedIn>) | undefined;
  return {
    folder,
    site,
    /** Made on demand: it takes a look at every page. */
    sharedContent: () => {
      shared ??= { ...site, ...imagesIn(folder, site), ...listedIn(site) };
      return shared;
    },
    languages: publishedLanguages(site.languages).map(({ code }) => code),
  };
}

function imagesIn(folder: string, site: Site) {
  const keys = new ImageList(folder, '').keysOf([...site.images.keys()].sort());
  return { images: new Map(keys.map((key) => [key.file, servedImage(key)])) };
}

/** The content of the site's lists and of items that name pages, including drafts. */
function listedIn(site: Site): { listable: Listable; lenders: Lenders } {
  const context = contextOf(site, schemas);
  const lists = context.all().flatMap((facts) => facts.lists ?? []);
  return {
    listable: listablePages(context.pages.values(), lists, undefined),
    lenders: lendingPages(context.pages.values(), context.all(), undefined),
  };
}
