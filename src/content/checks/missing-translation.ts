import { named, pointerToken } from '../model/diagnostics';
import { listNames, namesOf } from '../model/languages';
import { listOthers } from '../model/places';
import { missingGroups } from '../site/missing-texts';
import { quote } from '../text/quote';
import type { Check } from './core/check';

export const missingTranslation: Check = {
  code: 'missing-translation',
  severity: 'error',
  summary:
    'Every text has its translation into every language, in the dictionary of its page or in the shared one.',
  why: 'A visitor who reads another language would find an English sentence in the middle of the page.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Write to us"',
    wrong: '"title": "Call our office"',
    beside: { file: '_site/es.json', text: '"Write to us": "Escríbanos",' },
  },
  site(site, report) {
    for (const group of missingGroups(site)) {
      const {
        language,
        languages,
        copy,
        first,
        others,
        causes,
        targets,
        target,
        stale,
        alike,
        swapped,
        unused,
      } = group;
      if (swapped !== undefined) {
        report({
          file: target,
          pointer: pointerToken(swapped),
          at: 'property',
          language,
          isOpen: true,
          message: `The two sides of this entry are swapped: ${quote(copy)} belongs on the left.`,
          hint: `Write ${quote(copy)}: ${quote(swapped)}.`,
        });
        continue;
      }
      if (stale !== undefined || alike !== undefined || group.isMendable) continue;
      const name = namesOf(languages, ' or ');
      report({
        ...first,
        others,
        causes,
        language,
        languages,
        isOpen: true,
        message: `No ${name} for ${quote(copy)}.${listOthers(first, others)}`,
        hint: `Add it to ${listNames(targets.map(named))} with its ${namesOf(languages)}.${earlier(unused)}`,
      });
    }
  },
};

/** Unused entries are probably for earlier wordings. */
function earlier(unused: readonly string[]): string {
  if (unused.length === 0) return '';
  const shown = unused.slice(0, 3).map(quote).join(', ');
  return ` No text uses ${shown} there any more: if this text was written in place of one of them, write it on the left instead.`;
}
