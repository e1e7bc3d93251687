import { LackedTexts } from './lacked-texts';
import type { Language } from './languages';
import { siteFolder } from './routes';

/** The site-wide state of a translation. */
export class SiteTranslation {
  readonly language: Language;
  /** The shared dictionary. */
  readonly file: string;
  /** Its entries; empty if it cannot be parsed, with `isUnknown` set. */
  entries: Readonly<Record<string, string>> = {};
  isUnknown = false;
  /** What its entries say that a machine translated and nobody has read. */
  machine: ReadonlySet<string> = new Set();
  /** Copy without an entry in its page's own dictionary. */
  readonly lacked = new LackedTexts();

  constructor(language: Language) {
    this.language = language;
    this.file = `${siteFolder}/${language}.json`;
  }
}
