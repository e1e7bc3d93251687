import { fixBy } from '../model/fix';
import { isPattern, redirectsFile } from '../model/redirects';
import { quote } from '../text/quote';
import type { Check } from './core/check';
import { type FaultInRedirect, faultInFrom, faultInTarget, takenPaths } from './core/redirect-faults';

export const wrongRedirect: Check = {
  code: 'wrong-redirect',
  severity: 'error',
  summary: 'Every redirect begins at an address that no page has, and leads to a page in one step.',
  why: 'Whoever follows an old link would land on the 404 page after all, be sent around in a circle, or never reach a page that is there.',
  example: {
    file: '_site/redirects.json',
    wrong: '[{ "from": "/money", "to": "/finanse" }]',
  },
  site(site, report) {
    const taken = takenPaths(site);
    const source = site.folder.read(redirectsFile);
    const entries = Array.isArray(source?.value) ? (source.value as unknown[]) : [];
    const tell = (index: number, name: string, fault: FaultInRedirect) => {
      const { message, hint, fixed, causes } = fault;
      const place = { file: redirectsFile, pointer: `/${index}${name && `/${name}`}` };
      report({
        ...place,
        message,
        hint,
        ...(causes && { causes }),
        ...fixBy(fixed, [place]),
      });
    };
    for (const [index, entry] of entries.entries()) {
      const { from, to, status } = { ...(entry as Record<string, unknown>) };
      // Other types and statuses are reported by the schema.
      if (typeof from !== 'string' || from === '') continue;
      if (to !== undefined && (typeof to !== 'string' || to === '')) continue;
      if (status !== undefined && status !== 410) continue;
      const atFrom = faultInFrom(from, index, site, taken);
      if (atFrom) tell(index, 'from', atFrom);
      else if (to === undefined && status === undefined)
        tell(index, '', {
          message: `This entry does not say what became of ${quote(from)}.`,
          hint: 'Add "to": where it leads, or "status": 410 where nothing takes its place.',
        });
      else if (to !== undefined && status !== undefined)
        tell(index, 'status', {
          message: `${quote(from)} cannot both lead somewhere and be gone.`,
          hint: 'Remove "status" where it leads somewhere, or "to" where it is gone.',
        });
      else if (to !== undefined) {
        const fault =
          isPattern(to) && !isPattern(from)
            ? {
                message: `Nothing stands for the "*" of ${quote(to)}: ${quote(from)} is one address.`,
                hint: 'Write a "/*" at the end of "from" too, or one page as "to".',
              }
            : faultInTarget({ from, to }, site);
        if (fault) tell(index, 'to', fault);
      }
    }
  },
};
