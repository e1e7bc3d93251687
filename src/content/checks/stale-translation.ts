import type { Check } from '../check';
import { named } from '../diagnostics';
import { languageName } from '../languages';
import { missingTexts } from '../missing-texts';
import { quote } from '../page-context';
import { listOthers } from '../places';

export const staleTranslation: Check = {
  code: 'stale-translation',
  severity: 'error',
  summary: 'A text that was changed is changed in its translations.',
  why: 'The page would show the changed English sentence in every language, because the entry still belongs to the old wording.',
  example: {
    file: 'finance/page.json',
    right: '"subtitle": "One sentence on money is enough."',
    wrong: '"subtitle": "One sentence on money is plenty."',
  },
  site(site, report) {
    for (const { language, copy, first, others, target, stale } of missingTexts(site)) {
      const name = languageName(language);
      if (stale === undefined) continue;
      report({
        ...first,
        others,
        language,
        isOpen: true,
        message: `The ${name} of this text belongs to its old wording, ${quote(stale)}.${listOthers(first, others)}`,
        hint: `In ${named(target)}, write ${quote(copy)} on the left and see whether the ${name} still says the same.`,
      });
    }
  },
};
