import type { Check } from '../check';
import { named } from '../diagnostics';
import { missingTexts } from '../missing-texts';
import { quote } from '../page-context';
import { listOthers } from '../places';

export const staleTranslation: Check = {
  code: 'stale-translation',
  severity: 'error',
  summary: 'A text that was changed in English is changed in Spanish.',
  why: 'The page would say one thing in English and show the English sentence in Spanish too, because the entry still belongs to the old wording.',
  example: {
    file: 'finance/page.json',
    right: '"subtitle": "One sentence on money is enough."',
    wrong: '"subtitle": "One sentence on money is plenty."',
  },
  site(site, report) {
    for (const { copy, first, others, target, stale } of missingTexts(site)) {
      if (stale === undefined) continue;
      report({
        ...first,
        others,
        message: `The Spanish of this text belongs to its old wording, ${quote(stale)}.${listOthers(first, others)}`,
        hint: `In ${named(target)}, write ${quote(copy)} on the left and see whether the Spanish still says the same.`,
      });
    }
  },
};
