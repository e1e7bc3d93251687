import path from 'node:path';
import { contextOf } from '../../src/content/checks/core/check-site';
import { publishedLanguages } from '../../src/content/model/languages';
import { listablePages } from '../../src/content/site/lists';
import { loadSite, type Site } from '../../src/content/site/load';
import type { Listable } from '../../src/content/text/list';
import { ImageList } from '../../src/node/images/image-cache';
import { servedImage } from '../../src/node/images/variants';
import { engineRoot } from '../../src/node/project/project';
import { readSiteFiles } from '../../src/node/read/read';
import { schemas } from './project';

/**
 * Reads a site.
 *
 * @param from its folder, from the root of the project
 * @returns the folder; the site as it is written; the same as pages are resolved from it, with the names of its images; the codes of
 *   its languages but for drafts, the source language first
 */
export function readSite(from: string) {
  const folder = path.resolve(engineRoot, from);
  const site = loadSite(readSiteFiles(folder), schemas);
  const keys = new ImageList(folder).keysOf([...site.images.keys()].sort());
  const images = new Map(keys.map((key) => [key.file, servedImage(key)]));
  return {
    folder,
    site,
    sharedContent: { ...site, images, listable: listableIn(site) },
    languages: publishedLanguages(site.languages).map(({ code }) => code),
  };
}

/** What the lists of a site are filled with, drafts too. */
function listableIn(site: Site): Listable {
  const context = contextOf(site, schemas);
  const lists = context.all().flatMap((facts) => facts.lists ?? []);
  return listablePages(context.pages.values(), lists, undefined);
}
