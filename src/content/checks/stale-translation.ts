import { named, type Place, pointerToken } from '../model/diagnostics';
import { renameAt, setAt } from '../model/fix';
import { directionOf, listNames, namesOf, sourceLanguage } from '../model/languages';
import { missingGroups } from '../site/missing-texts';
import type { SiteContext } from '../site/site-context';
import { linksIn, readingOf } from '../text/inline-text';
import { isTidy } from '../text/invisible';
import { firstDifference, lookAlike, nameOfCharacter } from '../text/plain-text';
import { quote, quoteDifference } from '../text/quote';
import type { Check } from './core/check';
import { isDeadLink } from './core/link-repair';

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
    const direction = directionOf(sourceLanguage(site.languages));
    for (const group of missingGroups(site)) {
      const { language, languages, copy, first, others, causes, targets, stale, alike, spaced } = group;
      const place = { ...first, others, causes, language, languages };
      if (spaced !== undefined) {
        report({
          ...place,
          part: partOf(copy),
          namesDocuments: true,
          message: 'Several spaces stand here in a row, and one in the entry of this text.',
          hint: `Write ${quote(spaced)}.`,
          fix: { edits: [first, ...others].map((one) => setAt(one, spaced)), isOne: true },
        });
        continue;
      }
      if (alike !== undefined) {
        // A text with surrounding space, invisible characters or foreign letters is reported, and fixed, where it is.
        if (isTidy(copy, direction) && !group.isToBeChanged)
          report({ language, languages, isUntranslated: true, ...unseenDifference(targets, alike, copy) });
        continue;
      }
      if (stale === undefined || group.isToBeChanged) continue;
      if (isSameButDead(copy, stale, site, first)) continue;
      const name = namesOf(languages);
      const isOne = languages.length === 1;
      const left = `In ${listNames(targets.map(named))}, write ${quoteDifference(copy, stale)} on the left and see whether the ${name}`;
      const belongs = `The ${name} of this text ${isOne ? 'belongs' : 'belong'} to`;
      const [before, toSee] =
        copy.toLowerCase() === stale.toLowerCase()
          ? ['the same words in other capitals', `${isOne ? 'needs' : 'need'} other capitals, too`]
          : ['its old wording', `still ${isOne ? 'says' : 'say'} the same`];
      report({
        ...place,
        isUntranslated: true,
        namesDocuments: true,
        message: `${belongs} ${before}, ${quoteDifference(stale, copy)}.`,
        hint: `${left} ${toSee}.`,
      });
    }
  },
};

/** Whether a text says what it said, with a link that leads nowhere: that is the mistake, and reported. */
function isSameButDead(copy: string, stale: string, site: SiteContext, { file }: Place): boolean {
  if (readingOf(copy) !== readingOf(stale)) return false;
  const from = site.all().find((facts) => facts.file === file);
  return linksIn(copy).some(({ href }) => isDeadLink(href, site, from));
}

/** The first run of spaces in a text. */
function partOf(text: string) {
  const { 0: run = '', index = 0 } = / {2,}/.exec(text) ?? {};
  return { offset: index, length: run.length };
}

/** What an entry has, and its text in the place of it. @param rest the entry from there on */
function inWords(inEntry: string, inText: string, rest: string): string {
  const [apart] = /^.\p{M}+/u.exec(rest) ?? [];
  if (apart?.normalize('NFC') === inText)
    return `"${apart}" in ${[...apart].length} characters where the text has one`;
  const has = (character: string) => (character === '' ? 'nothing' : nameOfCharacter(character));
  return `${has(inEntry)} where the text has ${has(inText)}`;
}

/** The finding about a key that looks the same as its text: where and how they differ. */
function unseenDifference([file = '', ...more]: readonly string[], entry: string, copy: string) {
  const { offset, inA, inB } = firstDifference(entry, copy);
  const pointer = pointerToken(entry);
  return {
    file,
    pointer,
    at: 'property' as const,
    others: more.map((other) => ({ file: other, pointer })),
    part: { offset, length: inA.length },
    message: lookAlike(entry, copy)
      ? `This entry differs from its text in what nobody sees: it has ${inWords(inA, inB, entry.slice(offset))}.`
      : `A program read this entry in the wrong encoding: its text is ${quoteDifference(copy, entry)}.`,
    hint: `Copy the text from the document to the left side: ${quote(copy)}. --fix does.`,
    fix: { edits: [file, ...more].map((one) => renameAt({ file: one, pointer }, copy)) },
  };
}
