import { named, type Place } from '../model/diagnostics';
import { removeAt } from '../model/fix';
import { pathOf } from '../model/hrefs';
import { isSharedSection, notFoundId, routeOf } from '../model/routes';
import { typeOf } from '../schema/fields';
import { type FieldUse, InlineLinkUse } from '../site/field-uses';
import type { PageFacts } from '../site/page-facts';
import type { SiteContext } from '../site/site-context';
import { isOver, isUnpublished, unpublishedPaths, withoutLinks } from '../site/unpublished';
import type { Check } from './core/check';

export const neededDraft: Check = {
  code: 'needed-draft',
  severity: 'error',
  isAboutPublishing: true,
  summary: 'No page that the site needs is a draft.',
  why: 'Links to drafts are left out of a published site; a header without its button, or a site without its home page, cannot be published.',
  example: {
    file: '_site/site.json',
    right: '"navigation": [{ "label": "Finance", "href": "/" }]',
    wrong: '"navigation": [{ "label": "Finance", "href": "/soon" }]',
    beside: {
      file: 'finance/page.json',
      text: '"title": "Finance",',
      wrong: '"title": "Finance",\n  "aliases": ["/soon"],\n  "draft": true,',
    },
  },
  site(site, report) {
    const drafts = [...site.pages.values()].filter(({ draft }) => isUnpublished(draft, site.now));
    if (drafts.length === 0) return;
    const needed = drafts.filter(({ id }) => id === 'index' || id === notFoundId);
    for (const { id, file, draft } of needed) {
      const pointer = draft === true ? '/draft' : isOver(draft, site.now) ? '/publishUntil' : '/publishFrom';
      report({
        file,
        pointer,
        message: `The site cannot be published without its ${id === 'index' ? 'home' : '404'} page.`,
        hint: 'Remove this.',
        fix: { edits: [removeAt({ file, pointer })] },
      });
    }
    // Links to those are not reported as well.
    const others = drafts.filter((page) => !needed.includes(page));
    const paths = unpublishedPaths(others, site.now);
    for (const facts of site.all()) {
      // A shared section that requires the link is left out with it.
      if (isSharedSection(facts.id)) continue;
      if (facts.isInvalid || drafts.includes(facts) || !facts.hrefs.some((href) => paths.has(pathOf(href))))
        continue;
      const place = neededLink(site, facts, paths);
      if (!place) continue;
      const page = site.pageAt(pathOf(place.text));
      report({
        file: place.file,
        pointer: place.pointer,
        causes: page ? [page.file] : [],
        message: `${page ? routeOf(page.id) : place.text} is not published, and this ${facts === site.shared ? 'site' : 'page'} cannot be without a link to it.`,
        hint: `Let it lead to another page, or publish ${page ? named(page.file) : 'it'}.`,
      });
    }
  },
};

/** The first link to an unpublished page that its document cannot do without. */
function neededLink(
  site: SiteContext,
  facts: PageFacts,
  paths: ReadonlySet<string>,
): (Place & { text: string }) | undefined {
  const context = site.context(facts);
  const { schemas } = site;
  const isWhole =
    facts === site.shared
      ? withoutLinks(schemas.siteFields, context.document, paths) !== undefined
      : context.sections.some(
          (section) => withoutLinks(schemas.sectionFields(typeOf(section)), section, paths) !== undefined,
        );
  // Inline text does not need its links.
  const isNeeded = (use: FieldUse) => !(use instanceof InlineLinkUse) && paths.has(pathOf(use.text));
  return isWhole ? undefined : context.hrefs.find(isNeeded);
}
