import { readFileSync } from 'node:fs';
import type { Language, Languages } from '../../content/model/languages';
import { localize } from '../../content/model/routes';
import { exampleRoute, galleryRoute, typeRoute } from '../../content/model/section-files';
import { resolveExample } from '../../content/resolve/examples';
import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';
import type { SchemaSet } from '../../content/schema/schemas';
import type { Section } from '../../content/types.generated';
import { projectPlace } from '../project/place-of';

interface Shown {
  page: ResolvedPage;
  site: ResolvedSite;
}

type Sites = ReadonlyMap<Language, ResolvedSite>;

/**
 * The gallery: one page per named example of every section type, and one that lists them all. Developers open it first,
 * and tests walk through it; it is not part of the site.
 *
 * @param sites the site document in each language, for the shell around the examples
 * @param isLive in development, where each type has a page of all its examples side by side
 */
export function galleryPages(
  schemas: SchemaSet,
  languages: Languages,
  sites: Sites,
  isLive = false,
): Shown[] {
  const { typeFor } = schemas;
  const examples = schemas.sectionTypes.flatMap((type) =>
    Object.entries(examplesOf(schemas, type)).map(([name, section]) => ({
      type,
      name,
      section,
      route: exampleRoute(type, name),
    })),
  );
  return languages.flatMap(({ code: language }) => {
    const show = (route: string, title: string, sections: Section[]) =>
      galleryPage(route, title, sections, language, sites);
    const groups = schemas.sectionTypes.map((type) => ({
      title: type,
      links: [
        ...(isLive ? [{ label: 'All, side by side', href: typeRoute(type) }] : []),
        ...examples
          .filter((example) => example.type === type)
          .map(({ name, route }) => ({ label: name, href: localize(route, language, languages) })),
      ],
    }));
    const index = [
      {
        type: typeFor.heading,
        title: 'Gallery',
        subtitle: 'Every named example of every section type.',
      },
      { type: typeFor.links, background: 'muted', items: groups },
    ] as Section[];
    return [
      ...show(galleryRoute, 'Gallery', index),
      ...examples.flatMap(({ type, name, section, route }) => {
        const title = `${type}: ${name}`;
        const subtitle = examplesFile(schemas, type);
        const heading = { type: typeFor.heading, title, subtitle } as Section;
        const localized = resolveExample(type, section, schemas, languages, language);
        const sections = type === typeFor.heading ? [localized] : [heading, localized];
        return show(route, title, sections);
      }),
    ];
  });
}

function galleryPage(
  route: string,
  title: string,
  sections: Section[],
  language: Language,
  sites: Sites,
): Shown[] {
  const site = sites.get(language);
  if (!site) return [];
  const id = route.slice(1);
  const description = 'An example of a section type, for developers.';
  return [{ site, page: { id, route, language, title, description, breadcrumb: [], sections } }];
}

/** The file with the examples of a section type, relative to the project. */
function examplesFile(schemas: SchemaSet, type: string): string {
  return `schemas/${schemas.sectionFile(type)}.examples.json`;
}

function examplesOf(schemas: SchemaSet, type: string): Record<string, unknown> {
  return JSON.parse(readFileSync(projectPlace(examplesFile(schemas, type)), 'utf8'));
}
