import { socialFolder } from '../../content/model/routes';

/** Cache-Control for files whose names change with their content, and for others. */
export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
};

/** Social images are the only files that other sites may embed. */
export const sharing = {
  folder: socialFolder,
  header: ['Cross-Origin-Resource-Policy', 'cross-origin'],
} as const;

/** The media type of feeds, which servers cannot infer from the extension `.xml`. */
export const feedType = 'application/atom+xml';
