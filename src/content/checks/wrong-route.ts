import { isRecord } from '../model/is-record';
import { type Languages, languageName, sourceLanguage, translatedLanguages } from '../model/languages';
import { isRoute, isSharedSection, nameOfSection, notFoundId, routeOf } from '../model/routes';
import { suggest } from '../text/suggest';
import type { Check } from './core/check';

const sectionName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Output of the build, apart from a folder for each language: content files, assets, the 404 page. */
const reserved = new Set(['content', 'assets', '404']);

/** Names that Windows keeps for devices: a repository with such a folder cannot be checked out there. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/;

export const wrongRoute: Check = {
  code: 'wrong-route',
  severity: 'error',
  summary: 'Every folder and alias is a valid path that the build does not need for itself.',
  why: 'A page below /assets or the folder of a language would be overwritten by what the build puts there; capitals and spaces do not survive being typed.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Finance",',
    wrong: '"title": "Finance",\n  "aliases": ["/es/money"],',
  },
  page({ page, document, source, languages }, report) {
    if (page.isSite) return;
    if (isSharedSection(page.id)) {
      if (sectionName.test(nameOfSection(page.id))) return;
      report({
        file: source.path,
        pointer: '',
        message: `"${nameOfSection(page.id)}" cannot be the name of a shared section.`,
        hint: 'Rename the folder: lower-case letters, digits and hyphens.',
      });
      return;
    }
    const isPage = page.id !== notFoundId;
    if (isPage && !isRoute(page.id)) {
      report({
        file: source.path,
        pointer: '',
        message: `"${page.id}" cannot be a path on the site.`,
        hint:
          page.id.toLowerCase() === 'index'
            ? 'Rename the folder: the home page is in "index".'
            : 'Rename the folder: lower-case letters, digits and hyphens.',
      });
    } else if (isPage && isReservedPath(routeOf(page.id), languages)) {
      report({
        file: source.path,
        pointer: '',
        ...explain(routeOf(page.id)),
        hint:
          page.id === '404'
            ? `Rename the folder: the page for unknown paths is in "${notFoundId}".`
            : 'Rename the folder.',
      });
    } else if (isPage && deviceIn(page.id) !== undefined) {
      report({
        file: source.path,
        pointer: '',
        message: `Windows keeps the name "${deviceIn(page.id)}" for itself: there, this folder cannot be made.`,
        hint: `Rename the folder: "${deviceIn(page.id)}-1". For an address that is known already, add it to "aliases".`,
      });
    } else if (isPage && isIndexOfFolder(routeOf(page.id))) {
      report({
        file: source.path,
        pointer: '',
        message: indexMessage,
        hint: 'Move the page one folder up, or rename the folder.',
      });
    }
    for (const [language, path] of Object.entries(isRecord(document?.routes) ? document.routes : {})) {
      const place = { file: source.path, pointer: `/routes/${language}`, needs: 'languages' as const };
      const codes = translatedLanguages(languages).map(({ code }) => code);
      const meant = suggest(language, codes);
      if (language === sourceLanguage(languages))
        report({
          ...place,
          at: 'property',
          message: `Documents are written in ${languageName(language)}: the path of this page in it is its folder.`,
          hint: 'Remove the entry, or move the page: npm run move.',
        });
      else if (!codes.includes(language))
        report({
          ...place,
          at: 'property',
          language,
          message: `"${language}" is not a language of the site.`,
          hint: meant ? `Did you mean "${meant}"?` : `Write one of ${codes.join(', ')}, or remove the entry.`,
        });
      else if (path === '/')
        report({
          ...place,
          message: 'That is the home page.',
          hint: 'Choose another path, or remove the entry.',
        });
      else if (typeof path !== 'string' || !isRoute(path.slice(1))) continue;
      else if (isReservedPath(path, languages))
        report({ ...place, ...explain(path), hint: `Choose another path, without "/${language}" in front.` });
      else if (isIndexOfFolder(path))
        report({ ...place, message: indexMessage, hint: 'Choose another path.' });
      else if (path === routeOf(page.id))
        report({
          ...place,
          message: `This page is at ${path} in every language that says nothing else.`,
          hint: 'Remove the entry.',
        });
      else if (!isPage || page.id === 'index')
        report({
          ...place,
          message: `${isPage ? 'The home page' : 'The 404 page'} has no other path: hosts look for it where it is.`,
          hint: 'Remove the entry.',
        });
    }
    const aliases = Array.isArray(document?.aliases) ? document.aliases : [];
    for (const [index, alias] of aliases.entries()) {
      if (typeof alias !== 'string') continue;
      const place = { file: source.path, pointer: `/aliases/${index}`, hint: 'Choose another alias.' };
      if (isReservedPath(alias, languages)) report({ ...place, ...explain(alias) });
      else if (isIndexOfFolder(alias)) report({ ...place, message: indexMessage });
    }
  },
};

/** Whether the folder of a page is not a valid path. No link can lead there, so other checks do not report the page. */
export function isMisplaced(id: string, languages: Languages): boolean {
  const route = routeOf(id);
  return (
    !isRoute(id) || isReservedPath(route, languages) || isIndexOfFolder(route) || deviceIn(id) !== undefined
  );
}

/** The part of a page's folder that cannot be a folder on Windows. */
function deviceIn(id: string): string | undefined {
  return id.split('/').find((part) => device.test(part));
}

/** Whether a path is reserved for output of the build. */
export function isReservedPath(path: string, languages: Languages): boolean {
  const first = path.split('/')[1] ?? '';
  return reserved.has(first) || languages.some(({ code }) => code === first);
}

/**
 * Whether servers treat a page as the index of its folder: `/finance/index` is `finance/index.html`, which is also
 * served as `/finance/`.
 */
function isIndexOfFolder(path: string): boolean {
  return /.\/index$/.test(path);
}

const indexMessage = 'A path cannot end in "/index": servers answer with that page for its folder.';

function explain(path: string): { message: string } {
  return { message: `The site needs "/${path.split('/')[1]}" for itself.` };
}
