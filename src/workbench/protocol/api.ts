import type { ChangedPage, Changes, PageVersions, Restored, SectionPicture, Unwanted } from './changes';
import type { DocumentFiles, FileEdits, History, LocatedFinding, Written } from './documents';
import type { SitePicture } from './pictures';
import type { NewPage, PagePlan, ShownPlan } from './plans';
import type { ChosenSide, GetAnswer, Offer, OthersNow, Publication } from './publishing';
import type { SiteInfo } from './site-info';

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

/** The examples of a section type by name, with their findings and those of its schema. */
export interface TypeExamples {
  /** Their file's path for opening it in an editor. */
  path: string;
  examples: Record<string, Record<string, unknown>>;
  findings: LocatedFinding[];
}

/** The findings of an unsaved example, and the resolved section by language if it can be rendered. */
export interface TriedExample {
  findings: LocatedFinding[];
  sections?: Record<string, unknown>;
}

/** The requests of the workbench to the development server. A refused read rejects with a message for editors. */
export interface Api {
  document(route: string): Promise<DocumentFiles>;
  site(): Promise<SiteInfo>;
  history(): Promise<History>;
  /** An image as large as the panel shows it. */
  image(file: string): Promise<Blob>;
  /** All images of the site by name. */
  pictures(): Promise<SitePicture[]>;
  /** The plan for replacing an image. Rejects with the reason if that is impossible. */
  replacing(file: string, image: File): Promise<ShownPlan>;
  /** Replaces an image and updates all of its uses. */
  replacePicture(file: string, image: File): Promise<Written>;
  /**
   * Applies all edits or none; `force` overwrites concurrent changes. What has an `id` is made once, however often it is sent.
   */
  write(name: string, files: FileEdits[], options?: { id?: string; force?: boolean }): Promise<Written>;
  changes(): Promise<Changes>;
  /** The changed sections of a page, by its folder. Rejects with the reason if they cannot be determined. */
  beforeAndAfter(page: string): Promise<SectionPicture[]>;
  /** Discards changes and restores the earlier state. */
  throwAway(unwanted: Unwanted): Promise<Written>;
  /** What can be published. Rejects with the reason if that cannot be determined. */
  offer(): Promise<Offer>;
  /** Publishes pages and parts in the state that `mark` identifies. */
  publish(units: readonly string[], mark: string): Promise<Publication>;
  texts(words: string): Promise<FoundText[]>;
  /** The changes of others. Rejects with the reason if they cannot be determined. */
  others(): Promise<OthersNow>;
  /** Gets the changes of others in the state that `mark` identifies. */
  getOthers(mark: string, keep: readonly ChosenSide[]): Promise<GetAnswer>;
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
  /** The saved examples of a section type, with their findings and those of its schema. */
  examples(type: string): Promise<TypeExamples>;
  /** Checks and resolves an unsaved example. Rejects with the reason if that is impossible. */
  tryExample(type: string, name: string, section: unknown): Promise<TriedExample>;
}
