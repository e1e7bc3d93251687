import { withoutBase } from '../../content/model/base-path';
import type { Languages } from '../../content/model/languages';

/** The site's languages, as listed in the page, so that addresses can be resolved before anything is fetched. */
export const siteLanguages: Languages = (document.documentElement.dataset.languages ?? '')
  .split(' ')
  .map((code) => ({ code, name: code }));

/** The base path of the site, as given in the page; empty at the root of the host. */
export const siteBase = document.documentElement.dataset.base ?? '';

/** The path of an address in the site; undefined outside its base path. */
export const pathWithin = (pathname: string) => withoutBase(pathname, siteBase);
