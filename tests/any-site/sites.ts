import path from 'node:path';
import { engineRoot, siteRoot } from '../../src/node/project/project';

/**
 * The sites to test, as folders relative to the root of the project: this project's, the specimen, one below a path of its
 * host, and those in SITES=dir,dir. If this project's site is elsewhere, only that one. The tests hold for any content.
 */
export const anySites =
  siteRoot === engineRoot
    ? ['pages', 'tests/sites/specimen', 'tests/sites/below', ...(process.env.SITES?.split(',') ?? [])]
    : [path.join(siteRoot, 'pages')];

/** The site whose gallery of section types the browser tests use. */
export const gallerySite = siteRoot === engineRoot ? 'tests/sites/firm' : path.join(siteRoot, 'pages');
