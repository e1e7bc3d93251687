import { Tally } from '../text/tally';
import type { Language } from './languages';
import { siteFolder } from './routes';

/** A site in one of the languages that it is translated into. */
export class SiteTranslation {
  readonly language: Language;
  /** The dictionary that all pages share. */
  readonly file: string;
  /** What it says; nothing when it cannot be read, and then what it would say is unknown. */
  entries: Readonly<Record<string, string>> = {};
  isUnknown = false;
  /** Copy without an entry in its page's own dictionary: `min max copy`. */
  readonly open = new Tally();

  constructor(language: Language) {
    this.language = language;
    this.file = `${siteFolder}/${language}.json`;
  }
  /** The same, each text once. */
  openTexts(): string[] {
    return [...new Set([...this.open.keys()].map((key) => key.replace(/^\S+ \S+ /, '')))];
  }
}
