import { iconsOf } from '../../content/model/icons';
import { imageTypes } from '../../content/model/images';
import { isRecord } from '../../content/model/is-record';
import { type Languages, languageName, translatedLanguages } from '../../content/model/languages';
import { nameOfSection, pageIdOf, siteFolder } from '../../content/model/routes';
import { sharedType, writtenFilesOf } from '../../content/model/section-files';
import type { Schema } from '../../content/schema/schema';
import { linkTargets } from '../../content/site/link-targets';
import { isUnpublished } from '../../content/site/unpublished';
import type { Checker } from '../../node/check/checker';
import { readSchemaFiles } from '../../node/read/files';

/** The schemas and options of the workbench's forms. */
export function siteInfo(checker: Checker): object {
  const files = readSchemaFiles() as ReadonlyMap<string, Schema>;
  const theme = files.get('theme.schema.json');
  const definitions = { ...theme?.definitions, ...files.get('defs.schema.json')?.definitions };
  const document = checker.site.folder.read(`${siteFolder}/site.json`)?.value;
  const site: Record<string, unknown> = isRecord(document) ? document : {};
  return {
    languages: checker.languages.map(({ code, name }) => ({ code, name })),
    pages: linkTargets(checker.site).map(({ route, title, anchors }) => {
      const { draft = false, routes } = checker.facts(pageIdOf(route)) ?? {};
      const isDraft = isUnpublished(draft, checker.site.now);
      return { route, title, ...(isDraft && { isDraft }), anchors, ...(routes && { routes }) };
    }),
    types: Object.entries(writtenFilesOf(files)).map(([type, file]) => ({
      type,
      schema: files.get(`${file}.schema.json`),
      examples: type === sharedType ? sharedSections(checker) : files.get(`${file}.examples.json`),
    })),
    page: perLanguage(files.get('page.schema.json'), checker.languages),
    frame: { site: files.get('site.schema.json'), redirects: files.get('redirects.schema.json'), theme },
    definitions,
    icons: Object.fromEntries(iconsOf(site)),
    images: [...checker.files].filter((file) => imageTypes.test(file)),
    url: site.url ?? '',
    timeZone: site.timeZone,
  };
}

/** The schema of a page whose paths by language have a field for each language that the site is translated into. */
function perLanguage(page: Schema | undefined, languages: Languages): object {
  const properties = (page?.properties ?? {}) as Record<string, Record<string, unknown>>;
  const { routes } = properties;
  const address = routes?.additionalProperties as object;
  const fields = translatedLanguages(languages).map(
    ({ code }) => [code, { ...address, title: languageName(code), isWrittenWhole: true }] as const,
  );
  return {
    ...page,
    properties: { ...properties, routes: { ...routes, properties: Object.fromEntries(fields) } },
  };
}

/** The section by which a page refers to each shared section. */
function sharedSections({ site }: Checker): Record<string, object> {
  const names = [...site.sharedSections.keys()].map(nameOfSection).sort();
  return Object.fromEntries(names.map((name) => [name, { type: sharedType, name }]));
}
