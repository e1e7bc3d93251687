import { named, pointerToken } from '../model/diagnostics';
import { languageName, listNames } from '../model/languages';
import { drawnLetters, undrawn } from '../resolve/face';
import type { SiteContext } from '../site/site-context';
import { charactersOf, chosenFaces, isFace } from '../site/theme/faces';
import { themeFile } from '../site/theme/theme';
import { withoutMixedWords } from '../text/look-alikes';
import { asSeen } from '../text/plain-text';
import { quote } from '../text/quote';
import { manyScripts } from '../text/scripts';
import type { Check } from './core/check';
import { isInWrongScript } from './core/foreign-text';
import { validPages } from './core/pages';

export const pictureWithoutWords: Check = {
  code: 'picture-without-words',
  severity: 'warning',
  summary: 'Pictures for sharing show the titles of their pages: the display face has every letter of them.',
  why: 'A picture with missing letters would show a different word, so it is made without words, and nobody sees what the link leads to.',
  example: {
    file: '_site/es.json',
    right: '"Finance": "Finanzas"',
    wrong: '"Finance": "Finanzas Φ"',
    beside: {
      file: '_site/site.json',
      text: '"url": "https://www.example.com",',
      wrong: '"url": "https://www.example.com",\n  "socialPictures": true,',
    },
  },
  site(site, report) {
    const { shared } = site;
    if (!shared || site.context(shared).document?.socialPictures !== true) return;
    const letters = lettersOf(site);
    if (letters === 'unknown') return;
    const texts: Wordless[] = [];
    const look = (text: string, file: string, pointer: string, of: string) => {
      // What nobody sees is another mistake.
      const missing = undrawn(withoutMixedWords(asSeen(text)), letters);
      if (missing.length > 0) texts.push({ file, pointer, of, missing });
    };
    const seen = new Set<string>();
    for (const page of validPages(site)) {
      const { file, title } = page;
      look(title, file, '/title', 'of this page');
      for (const { language, file: shared, entries } of site.translations) {
        const { title: own, dictionary = '' } = page.translations[language] ?? {};
        const text = own ?? entries[title];
        // Texts equal to the source text are reported there, those in another script by their check, and shared entries once.
        if (!text || text === title || (!own && seen.has(shared + title))) continue;
        if (isInWrongScript(title, text, language)) continue;
        if (!own) seen.add(shared + title);
        look(text, own ? dictionary : shared, pointerToken(title), `in ${languageName(language)}`);
      }
    }
    // The face is for another script: that is one mistake, and no title could be written otherwise.
    const foreign = manyScripts.filter(
      ({ own }) =>
        texts.some(({ missing }) => missing.some((letter) => own.test(letter))) && !hasScript(own, letters),
    );
    const isForeign = ({ missing }: Wordless) =>
      foreign.some(({ own }) => missing.some((letter) => own.test(letter)));
    const ofScripts = texts.filter(isForeign);
    const wordless = ofScripts.length > few ? ofScripts : [];
    if (wordless.length > 0)
      report({
        file: shared.file,
        pointer: '/socialPictures',
        message: `Pictures for sharing show no words for ${wordless.length} titles: their face has no ${listNames(foreign.map(({ name }) => name))} letters.`,
        hint: `Name a face that has them, as "display" in ${named(themeFile)}. Or take "socialPictures" out: links that are shared then show the page's own picture, or none.`,
      });
    for (const { file, pointer, of, missing } of texts.filter((one) => !wordless.includes(one)))
      report({
        file,
        pointer,
        message: `The picture for sharing ${of} shows no words: its face has no letter for ${missing.slice(0, 5).map(quote).join(', ')}.`,
        hint: 'Write the title with letters of the face, or accept a picture of the mark or photograph alone.',
      });
  },
};

/** A title that the face cannot show. */
interface Wordless {
  file: string;
  pointer: string;
  /** Whose picture it is. */
  of: string;
  missing: readonly string[];
}

/** As many titles in another script may be names. */
const few = 2;

function hasScript(own: RegExp, letters: ReadonlySet<number> = drawnLetters): boolean {
  return [...letters].some((code) => own.test(String.fromCodePoint(code)));
}

/** The characters of the theme's heading faces, if any; unknown where typefaces cannot be read. */
function lettersOf({ folder }: SiteContext): ReadonlySet<number> | undefined | 'unknown' {
  const theme = folder.read(themeFile);
  const sources = (theme ? chosenFaces(theme.value) : []).flatMap(({ role, source }) =>
    role === 'display' && source ? source : [],
  );
  if (sources.length > 0 && !folder.lookAtFace) return 'unknown';
  const faces = sources.map((source) => folder.lookAtFace?.(source)).filter(isFace);
  return faces.length > 0 ? charactersOf(faces.flatMap(({ ranges }) => ranges)) : undefined;
}
