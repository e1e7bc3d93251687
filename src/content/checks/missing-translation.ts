import { named, type Place, pointerToken } from '../model/diagnostics';
import { type DocumentEdit, removeAt, setAt } from '../model/fix';
import { languageName, listNames, namesOf, sourceLanguage } from '../model/languages';
import { carriedMarks } from '../model/machine-texts';
import { entriesOf } from '../site/load';
import { exchangedTexts, type MissingGroup, missingGroups, turnedDictionaries } from '../site/missing-texts';
import type { SiteContext } from '../site/site-context';
import { grouped } from '../text/grouped';
import { listMore, quote } from '../text/quote';
import type { Check, Report } from './core/check';

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
    reportExchanged(site, report);
    reportTurned(site, report);
    const groups = missingGroups(site);
    const hasEntry = ({ movedFrom, knownIn }: MissingGroup) => (movedFrom ?? knownIn) !== undefined;
    for (const group of groups) if (!hasEntry(group)) reportMissing(group, report);
    const elsewhere = groups.filter((group) => hasEntry(group) && !group.isToBeChanged);
    const together = grouped(elsewhere, ({ movedFrom, knownIn, first, languages }) =>
      JSON.stringify([movedFrom, knownIn, first.file, languages]),
    );
    for (const texts of together.values()) reportElsewhere(texts, site, report);
  },
};

/** Dictionaries with the texts of another document. */
function reportExchanged(site: SiteContext, report: Report): void {
  const exchanged = exchangedTexts(site);
  for (const one of exchanged.values()) {
    const { file, document, language, entries, unused, owner } = one;
    const isPair = exchanged.get(owner.file)?.owner.file === file;
    if (isPair && owner.file < file) continue;
    report({
      file,
      pointer: '',
      language,
      others: isPair ? [{ file: owner.file, pointer: '' }] : [],
      isOfAll: true,
      causes: [document, owner.document],
      isUntranslated: true,
      message: isPair
        ? `This dictionary has the texts of ${named(owner.document)}, and ${named(owner.file)} those of ${named(document)}.`
        : `This dictionary has the texts of another document: ${unused} of its ${entries} entries are those of ${named(owner.document)}, not of ${named(document)}.`,
      hint: isPair
        ? 'Exchange the two dictionaries; or the two documents, if those were mixed up.'
        : `Take ${named(file)} back from git, or write it anew.`,
    });
  }
}

/** Dictionaries whose entries stand the other way round. */
function reportTurned(site: SiteContext, report: Report): void {
  for (const [file, { language, length }] of turnedDictionaries(site)) {
    const source = languageName(sourceLanguage(site.languages));
    report({
      file,
      pointer: '',
      language,
      isUntranslated: true,
      message: `The two sides of this dictionary are swapped: on the right of ${length} entries stand texts of documents.`,
      hint: `Write the ${source} on the left, and the ${languageName(language)} on the right.`,
    });
  }
}

/** A text without a translation, unless an entry for an earlier or similar wording is what has to be changed. */
function reportMissing(group: MissingGroup, report: Report): void {
  const { language, languages, copy, first, others, causes, targets, unused } = group;
  if (group.swapped !== undefined) {
    report({
      file: group.target,
      pointer: pointerToken(group.swapped),
      at: 'property',
      language,
      isUntranslated: true,
      message: `The two sides of this entry are swapped: ${quote(copy)} belongs on the left.`,
      hint: `Write ${quote(copy)}: ${quote(group.swapped)}.`,
    });
    return;
  }
  const isChanged = [group.stale, group.alike, group.spaced].some((entry) => entry !== undefined);
  if (isChanged || group.isToBeChanged) return;
  report({
    ...first,
    others,
    causes,
    language,
    languages,
    isUntranslated: true,
    namesDocuments: true,
    message: `No ${namesOf(languages, ' or ')} for ${quote(copy)}.`,
    hint: `Add it to ${listNames(targets.map(named))} with its ${namesOf(languages)}.${earlier(unused)}`,
  });
}

/** Texts that were moved or copied from another document, while their entries stayed there. */
function reportElsewhere(groups: readonly MissingGroup[], site: SiteContext, report: Report): void {
  const [group, ...rest] = groups;
  if (!group) return;
  const { languages, copy, first } = group;
  const isMoved = group.movedFrom !== undefined;
  const moves = groups.flatMap(({ texts }) =>
    texts.map(({ language, copy, target, movedFrom, knownIn }) => {
      const pointer = pointerToken(copy);
      return {
        copy,
        from: { file: `${movedFrom ?? knownIn}/${language}.json`, pointer },
        to: { file: target, pointer },
      };
    }),
  );
  const files = (places: readonly Place[]) => listNames([...new Set(places.map(({ file }) => named(file)))]);
  const sources = moves.map(({ from }) => from);
  const where = isMoved
    ? `its entry is still in ${files(sources)}, where no text uses it`
    : `the same text has an entry in ${files(sources)}`;
  report({
    ...first,
    others: [...group.others, ...rest.flatMap((other) => [other.first, ...other.others])],
    causes: [...new Set([...group.causes, ...sources.map(({ file }) => file)])],
    language: group.language,
    languages,
    isUntranslated: true,
    message: `No ${namesOf(languages, ' or ')} here for ${quote(copy)}: ${where}.${listMore(rest.map((other) => other.copy))}`,
    hint: `${isMoved ? 'Move' : 'Copy'} ${rest.length > 0 ? 'the entries' : 'the entry'} to ${files(moves.map(({ to }) => to))}. --fix does.`,
    fix: { edits: bringEntries(moves, site, isMoved), isOne: true },
  });
}

/**
 * The edits that write entries of one dictionary into another, with the marks of those that nobody has read.
 *
 * @param isMove whether they leave the first one
 */
function bringEntries(moves: readonly Move[], site: SiteContext, isMove: boolean): DocumentEdit[] {
  return [...grouped(moves, ({ to }) => to.file)].flatMap(([target, group]) => {
    const [{ from: { file: source = '' } = {} } = {}] = group;
    const entries = entriesOf(site.folder.read(source));
    const moved = Object.fromEntries(group.map(({ copy }) => [copy, entries[copy] ?? '']));
    const after = { ...(site.folder.read(target)?.value ?? {}), ...moved };
    const marks = carriedMarks(site.folder.read(source)?.value, after, Object.keys(moved));
    return [
      ...group.map(({ copy, to }) => setAt(to, moved[copy])),
      ...marks.map((edit) => ({ file: target, edit })),
      ...(isMove ? group.map(({ from }) => removeAt(from)) : []),
    ];
  });
}

/** An entry of a dictionary that another one needs. */
interface Move {
  copy: string;
  from: Place;
  to: Place;
}

/** Unused entries are probably for earlier wordings. */
function earlier(unused: readonly string[]): string {
  if (unused.length === 0) return '';
  const shown = unused.slice(0, 3).map(quote).join(', ');
  return ` No text uses ${shown} there any more: if this text was written in place of one of them, write it on the left instead.`;
}
