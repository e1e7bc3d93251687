import { isRecord } from '../../../content/model/is-record';
import type { JsonEdit } from '../../../content/model/json-edit';
import type { DocumentFiles, FileEdits, FileText, SharedSectionFiles } from '../../protocol/documents';
import { editedValue } from './values';

/** The entries of a dictionary: source texts with their translations. */
type Entries = Readonly<Record<string, string>>;

/** The open page: its files with edits applied that are not written yet. */
export interface View {
  /** The document; undefined if it cannot be parsed. */
  page: Record<string, unknown> | undefined;
  /** The entries of the page's own dictionaries and of the shared ones, by language. */
  own: Record<string, Entries>;
  shared: Record<string, Entries>;
  /** The documents of shared content, if they can be parsed. */
  site?: Record<string, unknown> | undefined;
  redirects?: unknown[] | undefined;
  theme?: Record<string, unknown> | undefined;
  /** The documents of the page's shared sections by name, each with its own dictionaries. */
  sections?: Readonly<Record<string, Pick<View, 'page' | 'own'>>>;
  sharing?: Readonly<Record<string, number>> | undefined;
  /** Texts in `own` that other documents use as well. */
  usedElsewhere?: Readonly<Record<string, number>>;
}

export const emptyView: View = { page: undefined, own: {}, shared: {} };

const parsed = new WeakMap<FileText, unknown>();
/** For files that cannot be parsed, their last readable texts. */
const lastReadable = new WeakMap<FileText, FileText>();

/** Parses a file; undefined if it is not JSON. */
function read(file: FileText): unknown {
  if (!parsed.has(file)) {
    let value: unknown;
    try {
      value = JSON.parse(file.text);
    } catch {
      // The list of findings reports the error.
    }
    parsed.set(file, value);
  }
  return parsed.get(file);
}

/** What is shown of a file: its last readable text, if there is one. */
function readable(file: FileText): FileText {
  return read(file) === undefined ? (lastReadable.get(file) ?? file) : file;
}

/** Returns a function that remembers the readable texts of files, and shows them in place of later unreadable ones. */
export function createReadableMemory(): (files: DocumentFiles) => void {
  const texts = new Map<string, FileText>();
  return (files) => {
    for (const file of fileTexts(files)) {
      const last = texts.get(file.file);
      if (read(file) !== undefined) texts.set(file.file, file);
      else if (last) lastReadable.set(file, last);
    }
  };
}

/** Edits of a file, based on the text that is shown: the last readable one. */
export function fileEdits(file: FileText, ...edits: JsonEdit[]): FileEdits {
  return { file: file.file, hash: readable(file).hash, edits };
}

/** Applies changes to the documents of a route. An unreadable file keeps its last readable content. */
export function viewOf(files: DocumentFiles, changes: readonly { files: readonly FileEdits[] }[]): View {
  const look = (file: FileText): unknown =>
    changes
      .flatMap((change) => change.files)
      .filter((edited) => edited.file === file.file)
      .reduce((value, { edits }) => editedValue(value, edits), read(readable(file)));
  const { frame } = files;
  const redirects = frame && look(frame.redirects);
  const all = (texts: DocumentFiles['shared']) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([code, file]) => {
        if (!file) return [];
        const value = look(file);
        return [[code, isRecord(value) ? (value as Record<string, string>) : {}]];
      }),
    );
  const record = (value: unknown) => (isRecord(value) ? value : undefined);
  const sections = Object.entries(files.sections ?? {}).map(
    ([name, { section, dictionaries }]) =>
      [name, { page: record(look(section)), own: all(dictionaries) }] as const,
  );
  return {
    page: record(look(files.page)),
    own: all(files.dictionaries),
    shared: all(files.shared),
    site: frame && record(look(frame.site)),
    redirects: Array.isArray(redirects) ? redirects : undefined,
    theme: frame && record(look(frame.theme)),
    sharing: frame?.sharing,
    sections: Object.fromEntries(sections),
  };
}

/** The sections in the page's document. */
export function shownSections(view: View): Record<string, unknown>[] {
  const sections = view.page?.sections;
  return Array.isArray(sections) ? sections.map((section) => (isRecord(section) ? section : {})) : [];
}

/** All files of a route. */
export function fileTexts(files: DocumentFiles): FileText[] {
  const all: FileText[] = [];
  mapFiles(files, (file) => {
    all.push(file);
    return file;
  });
  return all;
}

/** The files of a route, each replaced by what is shown of it instead. */
function mapFiles(files: DocumentFiles, change: (file: FileText) => FileText): DocumentFiles {
  const { frame, sections } = files;
  const all = (texts: DocumentFiles['shared']) =>
    Object.fromEntries(Object.entries(texts).map(([code, file]) => [code, file && change(file)]));
  const part = (one: SharedSectionFiles) => ({
    ...one,
    section: change(one.section),
    dictionaries: all(one.dictionaries),
  });
  return {
    ...files,
    page: change(files.page),
    dictionaries: all(files.dictionaries),
    shared: all(files.shared),
    ...(frame && {
      frame: {
        ...frame,
        site: change(frame.site),
        redirects: change(frame.redirects),
        theme: change(frame.theme),
      },
    }),
    ...(sections && {
      sections: Object.fromEntries(Object.entries(sections).map(([name, one]) => [name, part(one)])),
    }),
  };
}

/** Replaces files by the texts that were written. */
export function withTexts(files: DocumentFiles, texts: readonly FileText[]): DocumentFiles {
  return mapFiles(files, (file) => {
    const newer = texts.find((text) => text.file === file.file);
    return !newer || newer.hash === file.hash ? file : newer;
  });
}

/** Reuses earlier objects for equal texts, so that forms do not render again. */
export function reusingTexts(earlier: DocumentFiles | undefined, files: DocumentFiles): DocumentFiles {
  if (earlier?.page.file !== files.page.file) return files;
  const before = new Map(fileTexts(earlier).map((file) => [file.file, file]));
  return mapFiles(files, (file) => {
    const shown = before.get(file.file);
    return shown?.hash === file.hash ? shown : file;
  });
}
