import { named, pointerToken } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import { routeOf } from '../model/routes';
import { lengthOf } from '../model/wording';
import { lentBy, translatorOf } from '../resolve/lent-by-page';
import { type BorrowingItem, detailName, detailNames } from '../schema/from-page';
import type { PageFacts } from '../site/page-facts';
import type { SiteContext } from '../site/site-context';
import { isUnpublished } from '../site/unpublished';
import { didYouMean, quote } from '../text/quote';
import { suggest } from '../text/suggest';
import type { Check, Report } from './core/check';

export const missingTeaser: Check = {
  code: 'missing-teaser',
  severity: 'error',
  summary: 'A page that an item refers to has a "teaser" with whatever the item leaves out.',
  why: 'The item would show nothing where visitors look for its text, its figures or its title.',
  example: {
    file: 'finance/page.json',
    right: '"actions": [{ "label": "Get Started", "href": "/" }]\n    }',
    wrong:
      '"actions": [{ "label": "Get Started", "href": "/" }]\n    },\n    { "type": "cards", "items": [{ "of": "/" }, { "of": "/", "description": "Write to us" }] }',
  },
  needs: ['valid-document'],
  page({ document, schemas, source }, report) {
    const details = isRecord(document?.teaser) ? document.teaser.details : undefined;
    if (!Array.isArray(details)) return;
    const existing = detailNames(schemas);
    const names = details.map((detail) => String(isRecord(detail) ? detail.name : ''));
    for (const [index, name] of names.entries()) {
      const place = { file: source.path, pointer: `/teaser/details/${index}/name` };
      if (names.indexOf(name) < index) {
        report({
          ...place,
          message: `There is a detail ${quote(name)} above: this one is shown nowhere.`,
          hint: 'Keep the one that is right.',
        });
        continue;
      }
      if (existing.has(name)) continue;
      const others = [...existing].filter((one) => !names.includes(one));
      const meant = suggest(name, others);
      report({
        ...place,
        message: `No section asks for a detail ${quote(name)}.`,
        hint: didYouMean(meant, `Sections ask for ${[...existing].sort().map(quote).join(', ')}.`),
      });
    }
  },
  site(site, report) {
    const tooLong = new Set<string>();
    for (const facts of site.all()) {
      if (facts.isInvalid || isUnpublished(facts.draft, site.now)) continue;
      for (const item of facts.borrows ?? []) {
        const page = site.pageAt(item.of);
        // A link that leads nowhere is a finding of its own, and what a page with mistakes would say is unknown.
        if (!page || page.isInvalid || hasUnknownDetails(page, site)) continue;
        reportItem(facts, item, page, site, report);
        for (const place of textsTooLong(item, page, facts)) {
          const key = `${place.file} ${place.pointer}`;
          if (!tooLong.has(key)) report(place);
          tooLong.add(key);
        }
      }
    }
  },
};

/** What an item needs and does not get. */
function reportItem(
  facts: PageFacts,
  item: BorrowingItem,
  page: PageFacts,
  site: SiteContext,
  report: Report,
): void {
  const needed = item.borrowed.filter(({ isNeeded }) => isNeeded);
  const missing = needed.filter(({ what }) => lentBy(page, what) === undefined);
  const place = { file: facts.file, pointer: `${item.pointer}/of`, causes: [page.file] };
  const route = routeOf(page.id);
  if (missing.length > 0) {
    const fields = missing.map(({ what }) => fieldOf(what)).join(', ');
    const names = missing.map(({ name }) => quote(name)).join(', ');
    report({
      ...place,
      message: `${route} does not say what is to stand here: ${names}.`,
      hint: `Write ${fields} into the "teaser" of ${named(page.file)}, or ${names} here.`,
    });
  } else if (needed.length > 0 && isUnpublished(page.draft, site.now))
    report({
      ...place,
      severity: 'warning',
      message: `${route} is not published, so this is left out until it is.`,
      hint: `Publish ${named(page.file)}, or take this out until then.`,
    });
}

/** What a teaser calls it that an item is filled with. */
function fieldOf(what: string): string {
  const detail = detailName(what);
  return detail === undefined ? quote(what) : `the detail ${quote(detail)}`;
}

/** The texts of a page, and their translations, that are too long for an item which shows them. */
function textsTooLong({ borrowed }: BorrowingItem, page: PageFacts, { id }: PageFacts) {
  return borrowed.flatMap(({ name, what, maxLength = Number.POSITIVE_INFINITY }) => {
    const copy = lentBy(page, what);
    if (typeof copy !== 'string') return [];
    const pointer = pointerOf(page, what);
    const translations = Object.values(page.translations).flatMap(({ dictionary, listed, title }) => {
      const text = translatorOf(page, { ...listed, title }, undefined)(copy);
      return dictionary === undefined || text === copy
        ? []
        : [{ file: dictionary, pointer: pointerToken(copy), text }];
    });
    return [{ file: page.file, pointer, text: copy }, ...translations].flatMap(({ text, ...place }) => {
      const length = lengthOf(text);
      if (length <= maxLength) return [];
      return {
        ...place,
        message: `The text is ${length} characters long; ${routeOf(id)} shows it as ${quote(name)}, where there is room for ${maxLength}.`,
        hint: `Shorten it, or say ${quote(name)} there.`,
      };
    });
  });
}

function pointerOf({ teaser }: PageFacts, what: string): string {
  const detail = detailName(what);
  if (detail === undefined)
    return what === 'title' && teaser?.title === undefined ? '/title' : `/teaser/${what}`;
  const index = teaser?.details?.findIndex(({ name }) => name === detail);
  return `/teaser/details/${index}/text`;
}

/** Whether a detail of a page has a name that no section asks for: it was probably meant to have the one that is missing. */
function hasUnknownDetails({ teaser }: PageFacts, { schemas }: SiteContext): boolean {
  if (!teaser?.details) return false;
  const names = detailNames(schemas);
  return teaser.details.some(({ name }) => !names.has(name));
}
