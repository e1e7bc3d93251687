import type { JsonEdit } from '../content/model/json-edit';
import type { Schema } from '../content/schema/fields';

/** The protocol between workbench and development server. Languages are identified by code. */

/** A schema as forms use it, with the keywords that limit a value. */
export interface FormSchema extends Schema {
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  items?: FormSchema;
  properties?: Record<string, FormSchema>;
  definitions?: Record<string, FormSchema>;
  propertyNames?: FormSchema;
  maxProperties?: number;
  additionalProperties?: boolean | FormSchema;
}

export type Definitions = Record<string, FormSchema>;

/** An edit of a document at a JSON Pointer, applied by the development server. */
export type Edit = JsonEdit;

/** The edits of a file, and the hash of the text that they are based on. */
export interface FileEdits {
  file: string;
  hash: string;
  edits: readonly Edit[];
}

/** A file of the site as read by the server. */
export interface FileText {
  file: string;
  text: string;
  hash: string;
  /** The file's path for opening it in an editor, if the server provides it. */
  path?: string;
}

/** A finding of the checker with its location. */
export interface Finding {
  code: string;
  severity: 'error' | 'warning';
  file: string;
  /** The file's path for opening it in an editor. */
  path: string;
  pointer: string;
  line: number;
  column: number;
  message: string;
  hint?: string;
  fix?: FileEdits[];
  /** Other places where the same mistake shows. */
  others?: readonly { file: string; pointer: string }[];
}

/** The files of a page, its dictionaries by language, and the site's findings. */
export interface DocumentFiles {
  page: FileText;
  dictionaries: Record<string, FileText | undefined>;
  shared: Record<string, FileText | undefined>;
  /** The documents of the page's shared sections by name. */
  sections?: Record<string, SharedSectionFiles>;
  /** Number of pages that use each text translated in the shared dictionaries. */
  sharing: Record<string, number>;
  /** Shared content; undefined while its document cannot be read. */
  frame?: FrameFiles;
  findings: Finding[];
}

/** The documents of shared content. A missing one has its initial content. */
export interface FrameFiles {
  site: FileText;
  redirects: FileText;
  theme: FileText;
  /** Number of pages that use each text translated in the site's dictionaries. */
  sharing: Record<string, number>;
}

/** The files of a shared section, and the number of pages with it. */
export interface SharedSectionFiles {
  section: FileText;
  dictionaries: Record<string, FileText | undefined>;
  pages: number;
}

export interface SectionTypeInfo {
  type: string;
  schema: FormSchema;
  /** Valid example sections by name. */
  examples: Record<string, Record<string, unknown>>;
}

export interface PageInfo {
  route: string;
  title: string;
  /** Whether it is unpublished. */
  isDraft?: boolean;
  anchors: { id: string; title: string }[];
}

/** The options that forms offer. The first language is the source language. */
export interface SiteInfo {
  languages: { code: string; name: string }[];
  pages: PageInfo[];
  types: SectionTypeInfo[];
  page: FormSchema;
  /** The schemas of shared content. */
  frame: { site: FormSchema; redirects: FormSchema; theme: FormSchema };
  definitions: Definitions;
  icons: string[];
  images: { file: string }[];
  url: string;
  /** The time zone in which dates begin, if the site sets one. */
  timeZone?: string;
}

/** The names of the steps to undo and redo. */
export interface History {
  undo: string | undefined;
  redo: string | undefined;
}

/** A value that was changed both here and in the file. */
export interface Conflict {
  file: string;
  pointer: string;
  mine: unknown;
  theirs: unknown;
}

/** The state after a change was written. */
export interface Outcome {
  files: FileText[];
  history: History;
  findings: Finding[];
}

/** A change since the last commit, or since the branch diverged from the main branch. */
export interface ListedChange {
  kind: 'text' | 'link' | 'image' | 'setting' | 'section' | 'translation' | 'page';
  /** The change in words. */
  head: string;
  /** The changed property. */
  property?: string;
  /** The name of the section, and its index before and after. */
  section?: string;
  place?: { before?: number; after?: number };
  before?: string;
  after?: string;
  /** The value's location in its document before and after. */
  pointer?: { before?: string; after?: string };
  /** For a translation: the source text and the language. */
  text?: string;
  language?: string;
  /** The state of a text's translations. */
  translations?: { language: string; state: 'confirmed' | 'changed' | 'missing' }[];
  /** Whether it can be discarded by itself. */
  isOwn: boolean;
}

/** A changed page; shared content counts as one without a route. */
export interface ChangedPage {
  /** Its folder. */
  id: string;
  route: string;
  title: string;
  state: 'changed' | 'new' | 'gone' | 'moved';
  changes: ListedChange[];
  /** A hash that identifies this state of the page. */
  mark: string;
}

/** The changes, or why they cannot be determined. */
export type Changes =
  | { missing: string }
  | {
      base: string;
      pages: ChangedPage[];
      mark: string;
      /** How they are published, and what is missing for that. */
      publishing: { verb: PublishingVerb; missing?: string };
    };

export type PublishingVerb = 'propose' | 'direct';

/** A page, or a part that several pages show, that differs from the branch it would be published to. */
export interface OpenUnit {
  id: string;
  title: string;
  /** Empty for anything but a page. */
  route: string;
  /** Number of pages that show a part; undefined for what visitors do not see. */
  touches?: number;
  /** The proposal that already contains its current state. */
  proposal?: { title: string; day: string; link?: string };
}

/** A finding in what would be published. */
export interface PublishedFinding {
  severity: 'error' | 'warning';
  /** The page or part with the finding. */
  unit?: string;
  file: string;
  words: string;
}

/** A conflict with somebody else's change, in words. */
export interface PublishedConflict {
  title: string;
  /** Empty for a whole file. */
  field: string;
  mine: string;
  theirs: string;
}

/** What can be published, and what prevents it. */
export interface Offer {
  verb: PublishingVerb;
  remote: string;
  main: string;
  units: OpenUnit[];
  mark: string;
  notes: string[];
  findings: PublishedFinding[];
  conflicts: PublishedConflict[];
  /** Proposals from here, latest first. */
  proposals: Proposal[];
}

export interface Proposal {
  title: string;
  day: string;
  link?: string;
  fate: 'waiting' | 'merged' | 'closed';
}

/** The outcome. */
export type Publication =
  | { kind: 'nothing' }
  | { kind: 'refused'; message: string }
  | { kind: 'conflicts'; conflicts: PublishedConflict[] }
  | { kind: 'errors'; findings: PublishedFinding[] }
  | {
      kind: 'published';
      isProposal: boolean;
      /** Whether it was added to a pending proposal. */
      isMore: boolean;
      title: string;
      branch: string;
      link?: string;
      /** Why the main branch rejected it. */
      refusal?: string;
    };

/** Changes by others on the main branch; without a mark there are none. */
export interface OthersNow {
  /** A summary: "3 changes by others on 2 pages". */
  words: string;
  mark?: string;
  /** Unresolved conflicts with local changes. */
  conflicts: (PublishedConflict & { file: string; pointer?: string })[];
  notes: string[];
}

/** The chosen side of a conflict. */
export interface Kept {
  file: string;
  pointer?: string;
  side: 'mine' | 'theirs';
}

/** The result of getting the changes; unless it is done, nothing was written. */
export type Got =
  | { kind: 'refused'; message: string }
  | ({ kind: 'got'; isDone: boolean; gone: string[] } & OthersNow & Outcome);

/** What to discard: everything, a page, a section, or one change by its index in the list. */
export interface Unwanted {
  mark: string;
  page?: string;
  section?: { before?: number; after?: number };
  change?: number;
}

/** A text of the site that matches a search. */
export interface FoundText {
  /** The route and title of its page; empty for shared content. */
  route: string;
  title: string;
  /** Its form pointer. */
  pointer: string;
  text: string;
  /** The language of a translation; undefined for a text in a document. */
  language?: string;
}

/** An image of the site with its uses. */
export interface Picture {
  file: string;
  /** In pixels after rotation, and in bytes; undefined for a file that is not a displayable image. */
  facts?: { width: number; height: number; bytes: number };
  /** Why it cannot be displayed. */
  problem?: string;
  /** Identifies this version of the file. */
  mark: string;
  uses: PictureUse[];
}

/** A field that shows an image, on a page or in shared content. */
export interface PictureUse {
  /** The route and title of its page; empty for shared content. */
  route: string;
  title: string;
  /** Its form pointer. */
  pointer: string;
  /** The heading and type of its section; undefined outside sections. */
  section?: { type: string; heading?: string };
  /** The name of its shared section, if any. */
  shared?: string;
  /** The alternative text by language; undefined for a decorative image. */
  words?: { language: string; text?: string }[];
}

/** A commit that changed a page. */
export interface PageVersion {
  commit: string;
  who: string;
  when: string;
  /** The page's folder at that time. */
  folder: string;
  /** The changes in words. */
  what: string[];
  /** Whether the page existed then. */
  isThere: boolean;
}

/** The versions of a page, latest first. */
export interface PageVersions {
  versions: PageVersion[];
  isMore: boolean;
  /** Whether this clone lacks older ones. */
  isCut: boolean;
}

/** What to restore from a version: a part or the whole page. `mark` identifies the state of the page that was seen. */
export interface Restored {
  route: string;
  commit: string;
  folder: string;
  mark: string;
  section?: { before?: number; after?: number };
  change?: number;
}

/** A plan: move a page, delete one and redirect links to it, replace words, or remove an image. */
export type PagePlan =
  | { from: string; to: string }
  | { route: string; instead?: string }
  | Replacing
  | { picture: string };

/** Words to replace in copy. */
export type Replacing = {
  find: string;
  by: string;
  /** The language whose translations are changed; by default the texts of the documents. */
  language?: string;
  /** Whether to match parts of words. */
  parts?: 'yes';
  /** Whether to ignore case. */
  anyCase?: 'yes';
  /** Whether to keep the translations of changed texts. */
  keep?: 'yes';
};

/** The effects of a plan before it is executed. */
export interface ShownPlan {
  title: string;
  pages: { title: string; what: string[] }[];
  notes: string[];
  /** The pages with links that need a new target. */
  links: { title: string; route: string; count: number }[];
  /** The replaced image's new name. */
  picture?: string;
}

/** The result of a write. */
export type Written =
  | ({ kind: 'written' } & Outcome)
  | { kind: 'conflict'; conflicts: Conflict[] }
  | { kind: 'refused'; message: string }
  /** A step that cannot be undone or redone without losing somebody else's change. */
  | { kind: 'stuck'; message: string }
  | { kind: 'away' };

export interface NewPage {
  route: string;
  title: string;
  /** The page whose outline it copies. */
  from?: string;
}

/** The examples of a section type by name, with their findings and those of its schema. */
export interface TypeExamples {
  /** Their file's path for opening it in an editor. */
  path: string;
  examples: Record<string, Record<string, unknown>>;
  findings: Finding[];
}

/** The findings of an unsaved example, and the resolved section by language if it can be rendered. */
export interface TriedExample {
  findings: Finding[];
  sections?: Record<string, unknown>;
}

/** The requests of the workbench to the development server. A refused read rejects with a message for editors. */
export interface Api {
  document(route: string): Promise<DocumentFiles>;
  site(): Promise<SiteInfo>;
  history(): Promise<History>;
  /** An image file unchanged, or a thumbnail. */
  image(file: string, isSmall?: boolean): Promise<Blob>;
  /** All images of the site by name. */
  pictures(): Promise<Picture[]>;
  /** The plan for replacing an image. Rejects with the reason if that is impossible. */
  replacing(file: string, image: File): Promise<ShownPlan>;
  /** Replaces an image and updates all of its uses. */
  replacePicture(file: string, image: File): Promise<Written>;
  /** Applies all edits or none; `force` overwrites concurrent changes. */
  write(name: string, files: FileEdits[], force?: boolean): Promise<Written>;
  changes(): Promise<Changes>;
  /** Discards changes and restores the earlier state. */
  throwAway(unwanted: Unwanted): Promise<Written>;
  /** What can be published. Rejects with the reason if that cannot be determined. */
  offer(): Promise<Offer>;
  /** Publishes pages and parts in the state that `mark` identifies. */
  publish(units: readonly string[], mark: string): Promise<Publication>;
  /** The texts with the given words. */
  texts(words: string): Promise<FoundText[]>;
  /** The changes of others. Rejects with the reason if they cannot be determined. */
  others(): Promise<OthersNow>;
  /** Gets the changes of others in the state that `mark` identifies. */
  getOthers(mark: string, keep: readonly Kept[]): Promise<Got>;
  /** The versions of a page. Rejects with the reason if they cannot be determined. */
  versions(route: string, count: number): Promise<PageVersions>;
  /** The changes to a page since a version; without a page there are none. Rejects as `versions` does. */
  version(version: { route: string; commit: string; folder: string }): Promise<{ page?: ChangedPage }>;
  /** Restores content from a version. */
  restore(restored: Restored): Promise<Written>;
  newPage(page: NewPage): Promise<Written>;
  /** The plan for moving or deleting a page. Rejects with the reason if that is impossible. */
  plan(asked: PagePlan): Promise<ShownPlan>;
  carryOut(asked: PagePlan): Promise<Written>;
  /** Saves an image in a document's folder. @returns the reason if that failed */
  addImage(file: string, image: Blob): Promise<string | undefined>;
  /** @param skip whether to discard the step instead */
  step(direction: 'undo' | 'redo', skip?: boolean): Promise<Written>;
}
