import { routeOf } from '../../content/model/routes';
import type { SchemaSet } from '../../content/schema/schemas';
import { filesOf } from '../../content/site/output-files';
import type { PageFacts } from '../../content/site/page-facts';
import { stylesSource } from '../../node/bundle/vite-manifest';
import type { Checker } from '../../node/check/checker';
import type { Output } from '../../node/output/output';
import { hashOf } from '../../node/project/hash';
import { hashesOf } from '../../node/read/page-files';
import { pageKeys } from '../../node/render/page-keys';
import type { Prepared } from '../../node/render/prepare';

/** A built page: its files, and a cache key that covers everything the page shows. */
export interface BuiltPage {
  id: string;
  facts: PageFacts;
  files: readonly string[];
  key: string;
  /** Hashes of its documents as they were checked. */
  hashes: ReadonlyMap<string, string>;
}

/** The stylesheet's name contains its hash, and it includes the site's theme. */
const stylesheetOf = ({ template }: Prepared['bundle']) => template.manifest[stylesSource]?.file;

/** The pages of a build, with what each is keyed by. */
export function pagesToBuild(
  checker: Checker,
  schemas: SchemaSet,
  { bundle, shared, sites, faces, rendering, parts }: Prepared,
  output: Output,
) {
  const { hasPictures, siteUrl } = rendering;
  const { languages, unpublished } = shared;
  const shown = [
    ...[bundle.key, stylesheetOf(bundle), siteUrl, [...sites], output.isCompressed, hasPictures],
    ...(faces ? [faces.rules] : []),
    // Links depend on the paths of their pages. Routes of paginated parts are excluded: a link to a part that did not exist was
    // not a link.
    ...(shared.routes ? [[...shared.routes].filter(([route]) => !checker.site.lists.isPart(route))] : []),
  ];
  const keyOf = pageKeys(checker, shared, schemas, hashOf(JSON.stringify(shown)));
  const built = [...checker.pagesWithHash()].filter(({ facts }) => !unpublished?.has(routeOf(facts.id)));
  return built.map(({ facts, hash }): BuiltPage => {
    const { id, aliases, routes } = facts;
    const files = filesOf(id, aliases, languages, hasPictures, routes, parts.get(id));
    const shownFacts = checker.site.withSections(facts);
    return { id, facts: shownFacts, files, key: keyOf(facts, hash), hashes: hashesOf({ facts, hash }) };
  });
}
