import { isRecord } from '../../../content/model/is-record';
import type { DocumentFiles, Edit, FileEdits, FileText } from '../../protocol';
import { applyEdits } from './values';

/** The entries of a dictionary: what was written, and what it says in the dictionary's language. */
type Entries = Readonly<Record<string, string>>;

/** A page as the editor sees it: its files, with what was typed and is not in them yet. */
export interface View {
  /** The document; undefined while there is none that can be read. */
  page: Record<string, unknown> | undefined;
  /** The entries of the page's own dictionaries and of the shared ones, by language. */
  own: Record<string, Entries>;
  shared: Record<string, Entries>;
  /** The documents of what stands on every page, where they can be read. */
  site?: Record<string, unknown> | undefined;
  redirects?: unknown[] | undefined;
  theme?: Record<string, unknown> | undefined;
  /** On how many pages texts stand that pages have from the shared dictionaries. */
  sharing?: Readonly<Record<string, number>>;
  /** The texts that other documents have from the dictionaries in `own`. */
  usedElsewhere?: Readonly<Record<string, number>>;
}

export const emptyView: View = { page: undefined, own: {}, shared: {} };

const parsed = new WeakMap<FileText, unknown>();
/** What each file said when it could last be read, and the hash of that text. */
const lastGood = new Map<string, { value: unknown; hash: string }>();

/** What a file says; undefined where it is no JSON. */
function read(file: FileText): unknown {
  if (!parsed.has(file)) {
    let value: unknown;
    try {
      value = JSON.parse(file.text);
      lastGood.set(file.file, { value, hash: file.hash });
    } catch {
      // The list of findings says what is wrong with it.
    }
    parsed.set(file, value);
  }
  return parsed.get(file);
}

/** Edits of a file, made for the text that is shown: the last one that could be read. */
export function editsOf(file: FileText, ...edits: Edit[]): FileEdits {
  const hash = read(file) === undefined ? lastGood.get(file.file)?.hash : undefined;
  return { file: file.file, hash: hash ?? file.hash, edits };
}

/** The document of a route with changes made to it. Of a file that cannot be read, what it said last stays. */
export function viewOf(files: DocumentFiles, changes: readonly { files: readonly FileEdits[] }[]): View {
  const look = (file: FileText): unknown =>
    changes
      .flatMap((change) => change.files)
      .filter((part) => part.file === file.file)
      .reduce((value, { edits }) => applyEdits(value, edits), read(file) ?? lastGood.get(file.file)?.value);
  const page = look(files.page);
  const site = files.frame && look(files.frame.site);
  const redirects = files.frame && look(files.frame.redirects);
  const theme = files.frame && look(files.frame.theme);
  const all = (texts: DocumentFiles['shared']) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([code, file]) => {
        if (!file) return [];
        const value = look(file);
        return [[code, isRecord(value) ? (value as Record<string, string>) : {}]];
      }),
    );
  return {
    page: isRecord(page) ? page : undefined,
    own: all(files.dictionaries),
    shared: all(files.shared),
    ...(isRecord(site) && { site }),
    ...(Array.isArray(redirects) && { redirects }),
    ...(isRecord(theme) && { theme }),
    ...(files.frame && { sharing: files.frame.sharing }),
  };
}

/** The sections of the page, as its document has them. */
export function sectionsOf(view: View): Record<string, unknown>[] {
  const sections = view.page?.sections;
  return Array.isArray(sections) ? sections.map((section) => (isRecord(section) ? section : {})) : [];
}

/** The documents with what was written put in place of what was read. */
export function withTexts(files: DocumentFiles, texts: readonly FileText[]): DocumentFiles {
  const latest = (file: FileText | undefined) => {
    const found = texts.find((text) => text.file === file?.file);
    return !file || !found || found.hash === file.hash ? file : found;
  };
  const all = (known: DocumentFiles['shared']) =>
    Object.fromEntries(Object.entries(known).map(([code, file]) => [code, latest(file)]));
  return {
    ...files,
    page: latest(files.page) ?? files.page,
    dictionaries: all(files.dictionaries),
    shared: all(files.shared),
    ...(files.frame && {
      frame: {
        ...files.frame,
        site: latest(files.frame.site) ?? files.frame.site,
        redirects: latest(files.frame.redirects) ?? files.frame.redirects,
        theme: latest(files.frame.theme) ?? files.frame.theme,
      },
    }),
    ...(files.sections && {
      sections: Object.fromEntries(
        Object.entries(files.sections).map(([name, one]) => [
          name,
          { ...one, section: latest(one.section) ?? one.section, dictionaries: all(one.dictionaries) },
        ]),
      ),
    }),
  };
}

/** The files of a section that the page shares with others, as though it were the page; undefined where they cannot be read. */
export function filesOfShared(files: DocumentFiles, name: string): DocumentFiles | undefined {
  const known = files.sections?.[name];
  return known && { ...files, page: known.section, dictionaries: known.dictionaries };
}

/** What was read, with the texts that are known where they are the same: forms are then not made anew. */
export function withKnown(known: DocumentFiles | undefined, files: DocumentFiles): DocumentFiles {
  if (known?.page.file !== files.page.file) return files;
  const keep = <T extends { hash: string } | undefined>(before: T | undefined, now: T): T =>
    before && now && before.hash === now.hash ? before : now;
  const all = (before: typeof files.shared, now: typeof files.shared) =>
    Object.fromEntries(Object.entries(now).map(([code, file]) => [code, keep(before[code], file)]));
  return {
    ...files,
    page: keep(known.page, files.page),
    dictionaries: all(known.dictionaries, files.dictionaries),
    shared: all(known.shared, files.shared),
    ...(files.frame && {
      frame: {
        ...files.frame,
        site: keep(known.frame?.site, files.frame.site),
        redirects: keep(known.frame?.redirects, files.frame.redirects),
        theme: keep(known.frame?.theme, files.frame.theme),
      },
    }),
  };
}
