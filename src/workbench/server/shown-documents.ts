import { translatedLanguages } from '../../content/model/languages';
import { nameOfSection, pageIdOf, siteFolder } from '../../content/model/routes';
import { themeFile } from '../../content/site/theme/theme';
import type { Checker } from '../../node/check/checker';
import type { DocumentFiles, FrameFiles } from '../protocol/documents';
import { Refusal } from './guard';
import { countSharing } from './shared-texts';
import type { SiteFiles } from './site-files';

/**
 * The documents behind everything that the page at a route shows, with the number of pages that share each.
 *
 * @throws Refusal if there is no such page
 */
export function documentsShown(
  route: string,
  checker: Checker,
  files: SiteFiles,
): Omit<DocumentFiles, 'findings'> {
  const id = pageIdOf(route);
  const page = files.find(`${id}/page.json`);
  if (!page) throw new Refusal(404, `There is no page at ${route}.`);
  const codes = translatedLanguages(checker.languages).map(({ code }) => code);
  const dictionariesIn = (folder: string) =>
    Object.fromEntries(codes.map((code) => [code, files.findReadable(`${folder}/${code}.json`, true)]));
  return {
    page,
    dictionaries: dictionariesIn(id),
    shared: dictionariesIn(siteFolder),
    sections: sectionsOn(id, checker, files, dictionariesIn),
    sharing: countSharing(checker, id),
    frame: frameFiles(checker, files),
  };
}

/** What the header and footer of every page come from; undefined while one of its documents cannot be read. */
function frameFiles(checker: Checker, files: SiteFiles): FrameFiles | undefined {
  const site = files.findReadable(`${siteFolder}/site.json`);
  const redirects = files.findReadable(`${siteFolder}/redirects.json`, true);
  const theme = files.findReadable(themeFile, true);
  return site && redirects && theme && { site, redirects, theme, sharing: countSharing(checker) };
}

/** The documents of a page's shared sections by name. */
function sectionsOn(
  id: string,
  checker: Checker,
  files: SiteFiles,
  dictionariesIn: (folder: string) => DocumentFiles['dictionaries'],
): DocumentFiles['sections'] {
  const { site } = checker;
  const facts = site.pages.get(id);
  const sections = facts ? site.sectionsOn(facts) : [];
  return Object.fromEntries(
    sections.flatMap(({ id, file }) => {
      const section = files.findReadable(file);
      const pages = site.pagesShowing(id).length;
      const sharing = countSharing(checker, id);
      return section
        ? [[nameOfSection(id), { section, pages, sharing, dictionaries: dictionariesIn(id) }]]
        : [];
    }),
  );
}
