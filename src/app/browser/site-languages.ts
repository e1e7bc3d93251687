import type { Languages } from '../../content/languages';

/** The languages of the site, as the page names them: for addresses, before anything is fetched. */
export const siteLanguages: Languages = (document.documentElement.dataset.languages ?? '')
  .split(' ')
  .map((code) => ({ code, name: code }));
