import { checks } from '../../content/checks';
import { knownPlaces, newFindings } from '../../content/json/new-findings';
import { type Finding, isError, pointerToken, withNames } from '../../content/model/diagnostics';
import { type Language, languageName, listNames } from '../../content/model/languages';
import { machineList } from '../../content/model/machine-texts';
import { documentFile, routeOf, siteFolder } from '../../content/model/routes';
import { keyOf, type NeededText, neededTexts } from '../../content/site/needed-texts';
import { schemaPathOf, usualSchemaFolder } from '../../content/site/schema-paths';
import type { SiteContext } from '../../content/site/site-context';
import { visible } from '../../content/text/encode/visible';
import { addTo } from '../../content/text/grouped';
import { folderIn } from '../../content/text/paths';
import { appearanceOf } from '../../content/text/plain-text';
import { plural } from '../../content/text/plural';
import type { Checker } from '../../node/check/checker';
import { readerOf } from '../../node/check/select-findings';
import type { Plan, PlannedChange } from '../../node/plan/plan';
import { plannedFiles } from '../refactor/planned-files';
import { SiteEdits } from '../refactor/site-edits';
import { json } from '../scaffold/scaffold';
import { readableTexts } from './export-texts';
import { leftOut } from './left-out';
import type { PoFile } from './po-file';

/** A rejected translation and the reason. */
interface RefusedText {
  /** The translators' file and line, or a file of the site if the cause is not in it. */
  place: string;
  reason: string;
}

interface Returned {
  needed: NeededText;
  text: string;
  /** Whether a machine wrote it, and nobody has read it. */
  isUnread: boolean;
  /** Its location in the returned file. */
  place: string;
}

/**
 * Imports translations from returned files. Each is matched to the site's current text. The site is checked with all of them
 * before anything is written; if that causes findings, none is imported, even into a draft.
 *
 * A fuzzy entry is left out, unless `machine` is set: then it is imported as unread where the site has no translation that
 * somebody has read. An unread translation that is returned without the flag has been read.
 *
 * @returns the plan, or the rejected translations
 * @throws UsageError if a document has errors that make it unreliable
 */
export async function planImport(
  checker: Checker,
  folder: string,
  files: readonly PoFile[],
  machine = false,
): Promise<Plan | readonly RefusedText[]> {
  const counts = { empty: 0, fuzzy: 0, known: 0, unplaced: 0, unknown: 0, unchanged: 0 };
  const taken = new Map<string, Returned>();
  const refused: RefusedText[] = [];
  const all = new Map(files.map(({ language }) => [language, readableTexts(checker, language)]));
  const isSaid = (language: Language, copy: string) =>
    all.get(language)?.some((needed) => appearanceOf(needed.copy) === appearanceOf(copy)) ?? false;
  for (const { name, language, entries } of files) {
    const find = finder(checker.site, all.get(language) ?? []);
    for (const { context, copy, text, isFuzzy, line } of entries) {
      const place = `${name}, line ${line}`;
      const needed = find(context, copy);
      if (text.trim() === '') counts.empty++;
      else if (isFuzzy && needed?.isUnread && needed.text === text) counts.unchanged++;
      // The old translation of a text that has changed is not a machine's.
      else if (isFuzzy && (!machine || needed?.earlier?.text === text)) counts.fuzzy++;
      else if (!needed)
        counts[
          presentDocument(checker.site, context) === '' && isSaid(language, copy) ? 'unplaced' : 'unknown'
        ]++;
      else if (isFuzzy && needed.text !== '' && !needed.isUnread) counts.known++;
      else {
        const key = keyOf(needed.file, needed.copy);
        const other = taken.get(key);
        if (!other) taken.set(key, { needed, text, place, isUnread: isFuzzy });
        else if (other.text === text) other.isUnread &&= isFuzzy;
        else refused.push({ place, reason: `The same text has another translation in ${other.place}.` });
      }
    }
  }
  if (refused.length > 0) return refused;
  const changed = [...taken.values()].filter(({ needed, text }) => needed.text !== text);
  const read = [...taken.values()].filter(({ needed, text }) => needed.isUnread && needed.text === text);
  counts.unchanged += taken.size - changed.length - read.length;
  const changes = changesFor(checker, changed, read, [...all.values()].flat());
  const placed = placer(changed);
  // Missing translations may come with the next file.
  const findings = (await findingsWith(checker, changes, files)).filter(
    ({ isUntranslated }) => !isUntranslated,
  );
  const wrong = findings.filter(
    (finding) => isError(finding) || (placed(finding) && isUsuallyError(finding, checker)),
  );
  if (wrong.length > 0)
    return wrong
      .map((finding) => inWords(finding, placed(finding)))
      .sort((a, b) => a.place.localeCompare(b.place, 'en', { numeric: true }));
  const warnings = findings.map((finding) => {
    const { place, reason } = inWords(finding, placed(finding));
    return `${place}: ${reason}`;
  });
  const languages = listNames([...all.keys()].map(languageName));
  const unread = changed.filter(({ isUnread }) => isUnread).length;
  const count = plural(changed.length, 'translation');
  return {
    root: folder,
    title: `Take in ${count} into ${languages}`,
    changes,
    notes: [
      ...(unread > 0 ? [`By a machine, and marked until somebody has read it: ${unread}.`] : []),
      ...(read.length > 0 ? [`Read by somebody, and not marked any more: ${read.length}.`] : []),
      ...leftOut(counts, machine),
      ...warnings,
    ],
  };
}

/** Number of translations in a file that the site could import and has not, with those that only `machine` imports. */
export function untaken(checker: Checker, { language, entries }: PoFile): number {
  const find = finder(checker.site, neededTexts(checker.site, language));
  const importable = entries.filter(({ context, copy, text, isFuzzy }) => {
    const needed = find(context, copy);
    if (!needed || text.trim() === '') return false;
    const isOpen = needed.text === '' || needed.isUnread;
    // The old translation of a text that has changed is fuzzy as it was exported.
    if (isFuzzy) return isOpen && text !== needed.text && text !== needed.earlier?.text;
    return text !== needed.text || needed.isUnread;
  });
  return importable.length;
}

/**
 * Finds the text of an entry, even if it is now in another dictionary or its page has moved, and despite a program that has
 * changed its spaces or accents, or forgotten its document.
 */
function finder(
  site: SiteContext,
  texts: readonly NeededText[],
): (context: string, copy: string) => NeededText | undefined {
  const own = new Map<string, NeededText>();
  const shown = new Map<string, NeededText>();
  const untranslated = new Map<string, NeededText>();
  /** By what they look like, in their document and in any; undefined where several do. */
  const seen = new Map<string, NeededText | undefined>();
  const see = (key: string, needed: NeededText) => seen.set(key, seen.has(key) ? undefined : needed);
  for (const needed of texts) {
    const appearance = appearanceOf(needed.copy);
    see(keyOf(documentFile(needed.id), appearance), needed);
    see(keyOf('', appearance), needed);
    own.set(keyOf(documentFile(needed.id), needed.copy), needed);
    for (const { facts } of needed.places) shown.set(keyOf(facts.file, needed.copy), needed);
    if (needed.text === '') untranslated.set(needed.copy, needed);
  }
  return (context, copy) => {
    const document = presentDocument(site, context);
    return (
      own.get(keyOf(document, copy)) ??
      shown.get(keyOf(document, copy)) ??
      (document === '' ? undefined : untranslated.get(copy)) ??
      seen.get(keyOf(document, appearanceOf(copy)))
    );
  };
}

/** A document of the site by its earlier name: the one of the page that it moved with; empty if that is not known. */
function presentDocument(site: SiteContext, name: string): string {
  if (name === '' || site.all().some(({ file }) => file === name)) return name;
  return site.pageAt(routeOf(folderIn(name)))?.file ?? '';
}

/** The new dictionaries: existing entries are updated, new ones are inserted in page order. */
function changesFor(
  checker: Checker,
  returned: readonly Returned[],
  read: readonly Returned[],
  texts: readonly NeededText[],
): PlannedChange[] {
  const edits = new SiteEdits((file) => checker.text(file));
  const created = new Map<string, Returned[]>();
  const renamed = new Set<string>();
  const nextEntry = followers(texts);
  for (const one of returned) {
    const { needed, text, isUnread } = one;
    const { file, copy, hasEntry, earlier } = needed;
    if (checker.text(file) === undefined) {
      addTo(created, file, one);
      continue;
    }
    edits.mark(file, text, isUnread);
    if (hasEntry) edits.add(file, { op: 'set', pointer: pointerToken(copy), value: text }, copy, `→ ${text}`);
    else if (earlier && !renamed.has(keyOf(file, earlier.copy))) {
      renamed.add(keyOf(file, earlier.copy));
      const pointer = pointerToken(earlier.copy);
      edits.add(file, { op: 'set', pointer, value: text }, copy, `→ ${text}`);
      edits.add(file, { op: 'rename', pointer, name: copy }, `earlier: ${earlier.copy}`);
    } else {
      const before = file.startsWith(`${siteFolder}/`) ? undefined : nextEntry.get(needed);
      edits.add(
        file,
        { op: 'insert', pointer: pointerToken(copy), value: text, ...(before !== undefined && { before }) },
        copy,
        `→ ${text}`,
      );
    }
  }
  for (const { needed, text } of read) edits.mark(needed.file, text, false, needed.copy, `read: ${text}`);
  const news = [...created].map(([file, list]): PlannedChange => {
    const $schema = schemaPathOf(file, checker.site.schemaFolder ?? usualSchemaFolder);
    const entries = Object.fromEntries(list.map(({ needed, text }) => [needed.copy, text]));
    const what = list.map(({ needed, text }) => visible(`${needed.copy} → ${text}`));
    const unread = list.flatMap(({ text, isUnread }) => (isUnread ? text : []));
    const marked = unread.length > 0 && { [machineList]: [...new Set(unread)] };
    return { kind: 'create', file, text: json({ $schema, ...marked, ...entries }), what };
  });
  return [...edits.changes(), ...news];
}

/** For each text without an entry, the entry to insert it before: that of the next text in the same dictionary. */
function followers(texts: readonly NeededText[]): Map<NeededText, string> {
  const next = new Map<string, string>();
  const successors = new Map<NeededText, string>();
  for (const needed of texts.toReversed()) {
    const { file, copy, hasEntry } = needed;
    const behind = next.get(file);
    if (hasEntry) next.set(file, copy);
    else if (behind !== undefined) successors.set(needed, behind);
  }
  return successors;
}

/** The findings that some changes would add. */
async function findingsWith(
  checker: Checker,
  changes: readonly PlannedChange[],
  files: readonly PoFile[],
): Promise<Finding[]> {
  const languages = new Set(files.map(({ language }) => language));
  const findAll = () => [...languages].map((language) => checker.findings(language));
  const [read, isThere] = readerOf(checker);
  const before = findAll().map((findings) => knownPlaces(findings, read));
  await checker.show(plannedFiles(changes, checker));
  const findings = findAll().flatMap(
    (all, index) => newFindings(all, before[index] ?? [], read, isThere).added,
  );
  await checker.show(new Map());
  return [
    ...new Map(
      findings.map((one) => [JSON.stringify([one.code, one.file, one.pointer, one.message]), one]),
    ).values(),
  ];
}

/** Maps a finding to its translation by the location in the dictionary. */
function placer(returned: readonly Returned[]): (finding: Finding) => string | undefined {
  const places = new Map(
    returned.map(({ needed, place }) => [keyOf(needed.file, pointerToken(needed.copy)), place]),
  );
  return ({ file, pointer }) => places.get(keyOf(file, pointer));
}

/** Whether a finding would be an error outside a draft: the translator of a draft should fix it now. */
function isUsuallyError({ code }: Finding, { site }: Checker): boolean {
  const severity =
    site.rules.byCode.get(code)?.severity ?? checks.find((check) => check.code === code)?.severity;
  return severity === 'error';
}

function inWords({ message, hint, file, pointer }: Finding, place: string | undefined): RefusedText {
  const words = [message, ...(hint === undefined ? [] : [hint])].join(' ');
  return {
    place: place ?? `${file}${pointer === '' ? '' : `#${pointer}`}`,
    reason: withNames(words, (name) => name),
  };
}
