import type { JsonEdit } from '../content/model/json-edit';
import type { Schema } from '../content/schema/fields';

/** What the workbench and the development server say to each other. Languages go by their code. */

/** A schema as a form reads it: with the keywords that limit a value. */
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

/** A change of a document at a JSON pointer, as the development server makes it. */
export type Edit = JsonEdit;

/** The changes of one file, and the hash of the text that they were made for. */
export interface FileEdits {
  file: string;
  hash: string;
  edits: readonly Edit[];
}

/** A file of the site as the server read it. */
export interface FileText {
  file: string;
  text: string;
  hash: string;
  /** The file as an editor opens it, where the server says so. */
  path?: string;
}

/** One finding of the checker at its place. */
export interface Finding {
  code: string;
  severity: 'error' | 'warning';
  file: string;
  /** The file as an editor opens it. */
  path: string;
  pointer: string;
  line: number;
  column: number;
  message: string;
  hint?: string;
  fix?: FileEdits[];
  /** Where the same mistake shows as well. */
  others?: readonly { file: string; pointer: string }[];
}

/** The files of a page, those of its languages by code, and what is wrong with the site. */
export interface DocumentFiles {
  page: FileText;
  dictionaries: Record<string, FileText | undefined>;
  shared: Record<string, FileText | undefined>;
  /** The documents of the sections that the page shares with others, by their names. */
  sections?: Record<string, SharedSectionFiles>;
  /** On how many pages each text stands whose words the page has from the shared dictionaries. */
  sharing: Record<string, number>;
  /** What stands on every page; undefined while its document cannot be read. */
  frame?: FrameFiles;
  findings: Finding[];
}

/** The documents of what stands on every page. One that is not there yet is given as it begins. */
export interface FrameFiles {
  site: FileText;
  redirects: FileText;
  theme: FileText;
  /** On how many pages each text stands whose words pages have from the dictionaries of the site. */
  sharing: Record<string, number>;
}

/** The files of a section that pages share, and on how many of them it stands. */
export interface SharedSectionFiles {
  section: FileText;
  dictionaries: Record<string, FileText | undefined>;
  pages: number;
}

export interface SectionTypeInfo {
  type: string;
  schema: FormSchema;
  /** Sections that are valid as they are, by name. */
  examples: Record<string, Record<string, unknown>>;
}

export interface PageInfo {
  route: string;
  title: string;
  /** It is not published now. */
  isDraft?: boolean;
  anchors: { id: string; title: string }[];
}

/** What forms offer to choose from. The first language is the one that documents are written in. */
export interface SiteInfo {
  languages: { code: string; name: string }[];
  pages: PageInfo[];
  types: SectionTypeInfo[];
  page: FormSchema;
  /** The schemas of what stands on every page. */
  frame: { site: FormSchema; redirects: FormSchema; theme: FormSchema };
  definitions: Definitions;
  icons: string[];
  images: { file: string }[];
  url: string;
  /** The time zone in which days begin, where the site names one. */
  timeZone?: string;
}

/** What can be taken back and made again, by name. */
export interface History {
  undo: string | undefined;
  redo: string | undefined;
}

/** One value that was changed here and in the file. */
export interface Conflict {
  file: string;
  pointer: string;
  mine: unknown;
  theirs: unknown;
}

/** What is true after a change was written. */
export interface Outcome {
  files: FileText[];
  history: History;
  findings: Finding[];
}

/** One change since the last commit, or since this branch left the main line. */
export interface ListedChange {
  kind: 'text' | 'link' | 'image' | 'setting' | 'section' | 'translation' | 'page';
  /** What happened, in words. */
  head: string;
  /** The property whose value it is. */
  property?: string;
  /** What the section is called, and where it stood and stands. */
  section?: string;
  place?: { before?: number; after?: number };
  before?: string;
  after?: string;
  /** Where the value stood and stands in its document. */
  pointer?: { before?: string; after?: string };
  /** For a translation: the text that it is of, and its language. */
  text?: string;
  language?: string;
  /** What became of the translations of a text. */
  translations?: { language: string; state: 'confirmed' | 'changed' | 'missing' }[];
  /** Whether it can be thrown away by itself. */
  isOwn: boolean;
}

/** A page of which something is another thing now; what all pages share is one, too, without a route. */
export interface ChangedPage {
  /** Its folder. */
  id: string;
  route: string;
  title: string;
  state: 'changed' | 'new' | 'gone' | 'moved';
  changes: ListedChange[];
  /** Tells this state of the page from any other one. */
  mark: string;
}

/** What has changed, or why that cannot be told. */
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

/** A page, or a part that several pages show, of which something is another thing than where it would be published. */
export interface OpenUnit {
  id: string;
  title: string;
  /** Empty for what is no page. */
  route: string;
  /** How many pages show a part; unknown for what visitors do not see. */
  touches?: number;
  /** The proposal that has it as it is now. */
  proposal?: { title: string; day: string; link?: string };
}

/** What the checker says of what would be published. */
export interface PublishedFinding {
  severity: 'error' | 'warning';
  /** The page or part that it concerns. */
  unit?: string;
  file: string;
  words: string;
}

/** What was changed here and by somebody else, in words. */
export interface PublishedConflict {
  title: string;
  /** Empty for a file as a whole. */
  field: string;
  mine: string;
  theirs: string;
}

/** What could be published, and what is in the way. */
export interface Offer {
  verb: PublishingVerb;
  remote: string;
  main: string;
  units: OpenUnit[];
  mark: string;
  notes: string[];
  findings: PublishedFinding[];
  conflicts: PublishedConflict[];
  /** What was proposed from here, the latest first. */
  proposals: Proposal[];
}

export interface Proposal {
  title: string;
  day: string;
  link?: string;
  fate: 'waiting' | 'merged' | 'closed';
}

/** What has become of it. */
export type Publication =
  | { kind: 'nothing' }
  | { kind: 'refused'; message: string }
  | { kind: 'conflicts'; conflicts: PublishedConflict[] }
  | { kind: 'errors'; findings: PublishedFinding[] }
  | {
      kind: 'published';
      isProposal: boolean;
      /** Whether it was added to a proposal that waits. */
      isMore: boolean;
      title: string;
      branch: string;
      link?: string;
      /** Why the main branch did not take it. */
      refusal?: string;
    };

/** What others have put on the main branch; without a mark there is nothing. */
export interface OthersNow {
  /** In a few words: "3 changes by others on 2 pages". */
  words: string;
  mark?: string;
  /** What was changed here as well, and nobody has said yet what holds. */
  conflicts: (PublishedConflict & { file: string; pointer?: string })[];
  notes: string[];
}

/** Which side of a conflict holds. */
export interface Kept {
  file: string;
  pointer?: string;
  side: 'mine' | 'theirs';
}

/** What has become of getting it: nothing is written where it is not done. */
export type Got =
  | { kind: 'refused'; message: string }
  | ({ kind: 'got'; isDone: boolean; gone: string[] } & OthersNow & Outcome);

/** What is thrown away: everything, a page, a section of it, or one of its changes by its place in the list. */
export interface Unwanted {
  mark: string;
  page?: string;
  section?: { before?: number; after?: number };
  change?: number;
}

/** A text of the site that holds what was looked for. */
export interface FoundText {
  /** The route of its page, and what that is called; empty for what stands on every page. */
  route: string;
  title: string;
  /** Its field, as forms say it. */
  pointer: string;
  text: string;
  /** The language of a translation; else the text is of the document. */
  language?: string;
}

/** A picture of the site: what it is, and where it is shown. */
export interface Picture {
  file: string;
  /** In pixels, the way up that it is shown, and in bytes; undefined for what is no picture that can be shown. */
  facts?: { width: number; height: number; bytes: number };
  /** Why it cannot be shown. */
  problem?: string;
  /** Tells this state of the file from any other one. */
  mark: string;
  uses: PictureUse[];
}

/** One place that shows a picture: a field of a page, or of what stands on every page. */
export interface PictureUse {
  /** The route of its page, and what that is called; empty for what stands on every page. */
  route: string;
  title: string;
  /** Its field, as forms say it. */
  pointer: string;
  /** The section that shows it, by heading and type; undefined for what belongs to no section. */
  section?: { type: string; heading?: string };
  /** Of a section that pages share: its name. */
  shared?: string;
  /** What it shows, for who does not see it, in each language; undefined where nothing needs to be said. */
  words?: { language: string; text?: string }[];
}

/** A commit that changed a page. */
export interface PageVersion {
  commit: string;
  who: string;
  when: string;
  /** Where the page lay then. */
  folder: string;
  /** What it changed, in words. */
  what: string[];
  /** Whether the page was there then. */
  isThere: boolean;
}

/** The versions of a page, the latest first. */
export interface PageVersions {
  versions: PageVersion[];
  isMore: boolean;
  /** Whether older ones are not in this clone. */
  isCut: boolean;
}

/** What of a version is brought back: a part, or the whole page. `mark` tells the state of the page that was seen. */
export interface Restored {
  route: string;
  commit: string;
  folder: string;
  mark: string;
  section?: { before?: number; after?: number };
  change?: number;
}

/** What is to become of pages: one moves, or goes, and links to it lead to another one; or words of theirs are others; or a picture goes. */
export type PagePlan =
  | { from: string; to: string }
  | { route: string; instead?: string }
  | Replacing
  | { picture: string };

/** Words that become others wherever visitors read them. */
export type Replacing = {
  find: string;
  by: string;
  /** The language whose translations change; without it, the texts of the documents do. */
  language?: string;
  /** Whether parts of words are meant, too. */
  parts?: 'yes';
  /** Whether the words are found in capitals or not. */
  anyCase?: 'yes';
  /** Whether the translations of changed texts stay. */
  keep?: 'yes';
};

/** What that does, before it is done. */
export interface ShownPlan {
  title: string;
  pages: { title: string; what: string[] }[];
  notes: string[];
  /** The pages with links that have to lead elsewhere then. */
  links: { title: string; route: string; count: number }[];
  /** What a picture is called then that another file takes the place of. */
  picture?: string;
}

/** How an attempt to write ended. */
export type Written =
  | ({ kind: 'written' } & Outcome)
  | { kind: 'conflict'; conflicts: Conflict[] }
  | { kind: 'refused'; message: string }
  /** A step that cannot be taken back, or made again, without losing what somebody else did. */
  | { kind: 'stuck'; message: string }
  | { kind: 'away' };

export interface NewPage {
  route: string;
  title: string;
  /** The page whose outline it begins with. */
  from?: string;
}

/** The examples of a section type by name, and what is wrong with them or with its schema. */
export interface TypeExamples {
  /** Their file, as an editor opens it. */
  path: string;
  examples: Record<string, Record<string, unknown>>;
  findings: Finding[];
}

/** What is wrong with an example that is being changed, and the section as components get it, by language, where it can be shown. */
export interface TriedExample {
  findings: Finding[];
  sections?: Record<string, unknown>;
}

/** The requests of the workbench to the development server. A refused read rejects with a message for editors. */
export interface Api {
  document(route: string): Promise<DocumentFiles>;
  site(): Promise<SiteInfo>;
  history(): Promise<History>;
  /** An image as it lies in its folder; or small, for a list. */
  image(file: string, isSmall?: boolean): Promise<Blob>;
  /** All pictures of the site, by their names. */
  pictures(): Promise<Picture[]>;
  /** What putting another file in the place of a picture would do. Rejects with why it cannot be done. */
  replacing(file: string, image: File): Promise<ShownPlan>;
  /** Puts it there: all places that show the picture follow. */
  replacePicture(file: string, image: File): Promise<Written>;
  /** Makes all of the edits or none; `force` writes them over what was changed meanwhile. */
  write(name: string, files: FileEdits[], force?: boolean): Promise<Written>;
  changes(): Promise<Changes>;
  /** Puts back what was there before somebody changed it. */
  throwAway(unwanted: Unwanted): Promise<Written>;
  /** What could be published. Rejects with why that cannot be told. */
  offer(): Promise<Offer>;
  /** Publishes pages and parts, as they were when `mark` was made. */
  publish(units: readonly string[], mark: string): Promise<Publication>;
  /** The texts that hold some words. */
  texts(words: string): Promise<FoundText[]>;
  /** What others did. Rejects with why that cannot be told. */
  others(): Promise<OthersNow>;
  /** Gets it, as it was when `mark` was made. */
  getOthers(mark: string, keep: readonly Kept[]): Promise<Got>;
  /** The versions of a page. Rejects with why they cannot be told. */
  versions(route: string, count: number): Promise<PageVersions>;
  /** What has become of a page since a version; without a page, nothing. Rejects as `versions` does. */
  version(version: { route: string; commit: string; folder: string }): Promise<{ page?: ChangedPage }>;
  /** Brings back what a version has. */
  restore(restored: Restored): Promise<Written>;
  newPage(page: NewPage): Promise<Written>;
  /** What moving or deleting a page would do. Rejects with why it cannot be done. */
  plan(asked: PagePlan): Promise<ShownPlan>;
  carryOut(asked: PagePlan): Promise<Written>;
  /** Puts an image beside a document. @returns why that does not work, or undefined when it is done */
  addImage(file: string, image: Blob): Promise<string | undefined>;
  /** @param skip whether the step is given up instead */
  step(direction: 'undo' | 'redo', skip?: boolean): Promise<Written>;
}
