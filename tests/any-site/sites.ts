import path from 'node:path';
import { engineRoot, siteRoot } from '../../src/node/project/project';

/**
 * The sites that are looked at, as folders from the root of the project: that of this project, the specimen, one below a path of its host, and what SITES=dir,dir
 * names. For a site elsewhere, that one alone. What is said of them holds whatever they say.
 */
export const anySites =
  siteRoot === engineRoot
    ? ['pages', 'tests/sites/specimen', 'tests/sites/below', ...(process.env.SITES?.split(',') ?? [])]
    : [path.join(siteRoot, 'pages')];

/** The site whose gallery of section types the browser tests look at. */
export const gallerySite = siteRoot === engineRoot ? 'tests/sites/firm' : path.join(siteRoot, 'pages');
