import { isRecord } from '../model/is-record';
import {
  isLanguageCode,
  type Languages,
  languageName,
  sourceLanguage,
  translatedLanguages,
} from '../model/languages';
import {
  deviceIn,
  deviceMessage,
  indexMessage,
  isIndexOfFolder,
  isReservedPath,
  isRoute,
  isSharedSection,
  nameOfSection,
  notFoundId,
  plainId,
  reservedMessage,
  routeOf,
} from '../model/routes';
import { didYouMean, quote } from '../text/quote';
import { suggest } from '../text/suggest';
import type { Check, Report } from './core/check';

const sectionName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const wrongRoute: Check = {
  code: 'wrong-route',
  severity: 'error',
  waivedBy: [],
  summary: 'Every folder and alias is a valid path that the build does not need for itself.',
  why: 'A page below /assets or the folder of a language would be overwritten by what the build puts there; capitals and spaces do not survive being typed.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Finance",',
    wrong: '"title": "Finance",\n  "aliases": ["/es/money"],',
  },
  page({ page: { id, isSite }, document, source, languages }, report) {
    if (isSite) return;
    const { path: file } = source;
    const inFolder = faultOfFolder(id, languages);
    if (inFolder) report({ file, pointer: '', ...inFolder });
    if (isSharedSection(id)) return;
    for (const [language, path] of Object.entries(isRecord(document?.routes) ? document.routes : {})) {
      const fault = faultOfLanguage(language, languages) ?? faultOfPath(id, path, language, languages);
      if (fault) report({ file, pointer: `/routes/${language}`, dependsOn: 'languages', ...fault });
    }
    const aliases = Array.isArray(document?.aliases) ? document.aliases : [];
    for (const [index, alias] of aliases.entries()) {
      const message = typeof alias === 'string' ? takenBySite(alias, languages) : undefined;
      if (message !== undefined)
        report({ file, pointer: `/aliases/${index}`, message, hint: 'Choose another alias.' });
    }
  },
};

type Fault = Pick<Parameters<Report>[0], 'message' | 'hint' | 'at' | 'language'>;

/** Why a folder cannot hold a page or a shared section. */
function faultOfFolder(id: string, languages: Languages): Fault | undefined {
  if (isSharedSection(id))
    return sectionName.test(nameOfSection(id))
      ? undefined
      : {
          message: `"${nameOfSection(id)}" cannot be the name of a shared section.`,
          hint: renameTo(plainId(nameOfSection(id), languages)),
        };
  if (id === notFoundId) return undefined;
  if (!isRoute(id))
    return {
      message: `"${id}" cannot be a path on the site.`,
      hint:
        id.toLowerCase() === 'index'
          ? 'Rename the folder: the home page is in "index".'
          : renameTo(plainId(id, languages)),
    };
  const route = routeOf(id);
  if (isReservedPath(route, languages))
    return {
      message: reservedMessage(route),
      hint:
        id === '404'
          ? `Rename the folder: the page for unknown paths is in "${notFoundId}".`
          : 'Rename the folder.',
    };
  const name = deviceIn(id);
  if (name !== undefined)
    return {
      message: deviceMessage(name),
      hint: `Rename the folder: "${name}-1". For an address that is known already, add it to "aliases".`,
    };
  return isIndexOfFolder(route)
    ? { message: indexMessage, hint: 'Move the page one folder up, or rename the folder.' }
    : undefined;
}

function renameTo(name: string | undefined): string {
  const letters = 'Rename the folder: lower-case letters from a to z, digits and hyphens';
  return name === undefined ? `${letters}.` : `${letters}, such as ${quote(name)}.`;
}

/** Why a page has no path of its own in a language. */
function faultOfLanguage(language: string, languages: Languages): Fault | undefined {
  if (language === sourceLanguage(languages))
    return {
      at: 'property',
      message: `Documents are written in ${languageName(language)}: the path of this page in it is its folder.`,
      hint: 'Remove the entry, or move the page: npm run move.',
    };
  const codes = translatedLanguages(languages).map(({ code }) => code);
  if (codes.includes(language)) return undefined;
  const meant = isLanguageCode(language) ? undefined : suggest(language, codes);
  return {
    at: 'property',
    language,
    message: `"${language}" is not a language of the site.`,
    hint: didYouMean(meant, `Write one of ${codes.join(', ')}, or remove the entry.`),
  };
}

/** Why a path cannot be that of a page in a language; another check reports what is no path at all. */
function faultOfPath(id: string, path: unknown, language: string, languages: Languages): Fault | undefined {
  if (path === '/')
    return { message: 'That is the home page.', hint: 'Choose another path, or remove the entry.' };
  if (typeof path !== 'string' || !isRoute(path.slice(1))) return undefined;
  const taken = takenBySite(path, languages);
  if (taken !== undefined) {
    const without = taken === indexMessage ? '' : `, without "/${language}" in front`;
    return { message: taken, hint: `Choose another path${without}.` };
  }
  if (path === routeOf(id))
    return {
      message: `This page is at ${path} in every language that says nothing else.`,
      hint: 'Remove the entry.',
    };
  if (id !== notFoundId && id !== 'index') return undefined;
  const page = id === 'index' ? 'The home page' : 'The 404 page';
  return {
    message: `${page} has no other path: hosts look for it where it is.`,
    hint: 'Remove the entry.',
  };
}

/** Why a path cannot lead to a page, whatever page that is. */
function takenBySite(path: string, languages: Languages): string | undefined {
  if (isReservedPath(path, languages)) return reservedMessage(path);
  return isIndexOfFolder(path) ? indexMessage : undefined;
}

/** Whether the folder of a page is not a valid path. No link can lead there, so other checks do not report the page. */
export function isMisplaced(id: string, languages: Languages): boolean {
  return faultOfFolder(id, languages) !== undefined;
}
