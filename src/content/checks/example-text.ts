import { quote } from '../text/quote';
import type { Check } from './core/check';

export const exampleText: Check = {
  code: 'example-text',
  severity: 'error',
  summary: 'No section still contains a sentence of the example that it was created from.',
  why: 'Visitors would read of people, clients and results that do not exist.',
  example: {
    file: 'finance/page.json',
    right: '"One sentence on money is enough."',
    wrong: '"We close on day two, and nobody stays late."',
    beside: {
      file: 'finance/es.json',
      text: '"One sentence on money is enough."',
      wrong: '"We close on day two, and nobody stays late."',
    },
  },
  page({ copies, schemas }, report) {
    for (const { reading, file, pointer } of copies) {
      if (!schemas.exampleSentences.has(reading)) continue;
      report({
        file,
        pointer,
        message: `${quote(reading)} is still the sentence of an example.`,
        hint: "Write your own, and look at the names and figures beside it: they are the example's as well.",
      });
    }
  },
};
