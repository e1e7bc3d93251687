import { withoutBase } from '../../content/model/base-path';
import type { Languages } from '../../content/model/languages';

/** The languages of the site, as the page names them: for addresses, before anything is fetched. */
export const siteLanguages: Languages = (document.documentElement.dataset.languages ?? '')
  .split(' ')
  .map((code) => ({ code, name: code }));

/** Where the site stands below the root of its host, as the page says it; empty at the root. */
export const siteBase = document.documentElement.dataset.base ?? '';

/** The path of an address within the site; undefined for what lies beside the site on its host. */
export const pathWithin = (pathname: string) => withoutBase(pathname, siteBase);
