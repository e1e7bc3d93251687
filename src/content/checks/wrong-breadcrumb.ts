import { pathOf } from '../model/hrefs';
import { routeOf } from '../model/routes';
import type { PageFacts } from '../site/page-facts';
import type { SiteContext } from '../site/site-context';
import { quote } from '../text/quote';
import type { Check } from './core/check';
import { validPages } from './core/pages';
import { isMisplaced } from './wrong-route';

export const wrongBreadcrumb: Check = {
  code: 'wrong-breadcrumb',
  severity: 'warning',
  summary:
    'The breadcrumb of a page is the way from the home page to that page, without going anywhere twice.',
  why: 'The last step says where the visitor is, here and in what search engines show. One that was copied from another page is wrong.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Finance",',
    wrong:
      '"title": "Finance",\n  "breadcrumb": [{ "name": "Home", "href": "/" }, { "name": "Finance", "href": "/sitemap" }],',
  },
  site(site, report) {
    for (const facts of validPages(site)) {
      const { id, file, breadcrumb } = facts;
      // No step can lead to a page whose folder is no path; another check reports that.
      const fault = breadcrumb && !isMisplaced(id, site.languages) && faultIn(breadcrumb, facts, site);
      if (fault)
        report({ file, pointer: `/breadcrumb/${fault.step}/href`, message: fault.message, hint: fault.hint });
    }
  },
};

/** The first thing that is wrong with the steps of a page. A step that leads to no page is reported as a dead link. */
function faultIn(
  steps: readonly string[],
  { id }: PageFacts,
  site: SiteContext,
): { step: number; message: string; hint: string } | undefined {
  const ids = steps.map((href) => site.pageAt(pathOf(href))?.id);
  const last = steps.length - 1;
  const own = quote(routeOf(id));
  if (ids[last] !== undefined && ids[last] !== id)
    return {
      step: last,
      message: `This breadcrumb belongs to ${own} and ends at ${quote(steps[last] ?? '')}.`,
      hint: ids.includes(id)
        ? `Put the step to ${own} last.`
        : `Write ${own}, with its name; or add a step for it behind this one.`,
    };
  if (ids[0] !== undefined && ids[0] !== 'index')
    return {
      step: 0,
      message: `A breadcrumb begins at the home page, and this one at ${quote(steps[0] ?? '')}.`,
      hint: 'Put a step to "/" in front.',
    };
  const twice = ids.findIndex((one, index) => one !== undefined && ids.indexOf(one) < index);
  if (twice < 0) return undefined;
  return {
    step: twice,
    message: `This breadcrumb goes to ${quote(steps[twice] ?? '')} twice.`,
    hint: 'Remove one of the two steps, or correct where it leads.',
  };
}
