import { readSite } from './site';

/** A small site in English and Spanish for the engine's tests. It belongs to them, so changes in `pages` do not affect them. */
export const { folder: firm, site, sharedContent, languages } = readSite('tests/sites/firm');
