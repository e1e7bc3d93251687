import { readSite } from './site';

/** A small site in English and Spanish, on which tests of the engine write. It is theirs: whatever `pages` says, they stay true. */
export const { folder: firm, site, sharedContent, languages } = readSite('tests/sites/firm');
