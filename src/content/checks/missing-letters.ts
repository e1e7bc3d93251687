import { named, pointerToken } from '../model/diagnostics';
import { listNames } from '../model/languages';
import { usesOfCharacters } from '../site/characters';
import type { PageFacts } from '../site/page-facts';
import type { SiteContext } from '../site/site-context';
import { charactersOf, chosenFaces, type FaceRole, isFace } from '../site/theme/faces';
import { themeFile } from '../site/theme/theme';
import { quote } from '../text/quote';
import { manyScripts } from '../text/scripts';
import type { Check } from './core/check';

export const missingLetters: Check = {
  code: 'missing-letters',
  severity: 'warning',
  summary: "The faces that the theme names have every letter of the site's copy.",
  why: "A missing letter is shown in a typeface of the visitor's system: in the middle of a word it looks like a misprint.",
  example: {
    file: '_site/theme.json',
    wrong:
      '{ "$schema": "../../../../schemas/theme.schema.json", "text": { "package": "@fontsource-variable/bricolage-grotesque" } }',
    beside: {
      file: '_site/es.json',
      text: '"Finance": "Finanzas"',
      wrong: '"Finance": "Finanzas Ω"',
    },
  },
  site(site, report) {
    const { folder } = site;
    const theme = folder.read(themeFile);
    const chosen = theme ? chosenFaces(theme.value) : [];
    for (const role of ['display', 'text'] as const) {
      const looks = chosen.map((one) => one.role === role && one.source && folder.lookAtFace?.(one.source));
      const faces = looks.filter((face) => face !== false && isFace(face));
      if (!theme || faces.length === 0) continue;
      const supported = charactersOf(faces.flatMap(({ ranges }) => ranges));
      const have = `${listNames(faces.map(({ name }) => quote(name)))} ${faces.length === 1 ? 'has' : 'have'}`;
      const files = lackingIn(site, supported, role);
      if (files.length === 0) continue;
      const { scripts, lacking } = withoutScripts(files, supported);
      const count = lacking.reduce((sum, { characters }) => sum + characters.length, 0);
      const shown = lacking.slice(0, 3);
      const left = count - shown.reduce((sum, { characters }) => sum + Math.min(characters.length, 8), 0);
      const places = shown.map(
        ({ file, characters }) => `${characters.slice(0, 8).map(quote).join(', ')} in ${named(file)}`,
      );
      report({
        file: theme.path,
        pointer: pointerToken(role),
        message: [
          ...(scripts.length > 0 ? [`${have} no ${listNames(scripts)} letters, which the copy has.`] : []),
          ...(count > 0
            ? [
                `${have} no letter for ${count === 1 ? 'a character' : `${count} characters`} of the copy: ${places.join('; ')}${left > 0 ? `, and ${left} more` : ''}.`,
              ]
            : []),
        ].join(' '),
        hint: `They are shown in the face of the visitor's system. Choose a face that has them, or name it as a second one in a list, write something else, or accept that: "missing-letters" in _site/rules.json.`,
      });
    }
  },
};

/** Characters that a face lacks, with the first document that uses them. */
interface Lacking {
  file: string;
  characters: string[];
}

/** At least this many different letters make words; fewer are a symbol or a name. */
const fewLetters = 8;

/** The scripts that a face lacks altogether although the copy has words in them, and the other missing characters. */
function withoutScripts(files: readonly Lacking[], supported: ReadonlySet<number>) {
  const all = files.flatMap(({ characters }) => characters);
  const scripts = manyScripts.filter(
    ({ own }) =>
      all.filter((character) => own.test(character)).length > fewLetters &&
      ![...supported].some((code) => own.test(String.fromCodePoint(code))),
  );
  const lacking = files
    .map(({ file, characters }) => ({
      file,
      characters: characters.filter((character) => !scripts.some(({ used }) => used.test(character))),
    }))
    .filter(({ characters }) => characters.length > 0);
  return { scripts: scripts.map(({ name }) => name), lacking };
}

function lackingIn(site: SiteContext, supported: ReadonlySet<number>, role: FaceRole): Lacking[] {
  const isLacking = (character: string) =>
    matters(character, role) && !supported.has(character.codePointAt(0) ?? 0);
  const usual = [...usualLetters].filter(isLacking);
  const seen = new Set<string>();
  const files: Lacking[] = [];
  for (const facts of site.all()) {
    const wanted = new Set([...usual, ...[...(facts.characters ?? '')].filter(isLacking)]);
    for (const character of seen) wanted.delete(character);
    if (wanted.size === 0) continue;
    for (const file of filesOf(facts)) {
      const uses = [...usesOfCharacters(site.folder.read(file)?.value, wanted)];
      for (const { character } of uses) {
        seen.add(character);
        wanted.delete(character);
      }
      if (uses.length > 0) files.push({ file, characters: uses.map(({ character }) => character) });
    }
  }
  return files;
}

/** The characters of ordinary text. */
const usualLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;?!-()';

function filesOf({ file, translations }: PageFacts): string[] {
  return [file, ...Object.values(translations).flatMap(({ dictionary }) => dictionary ?? [])];
}

/**
 * Whether a character is relevant to the choice of a face: no spaces, arrows or emoji; for headings, only letters,
 * marks and numbers.
 */
function matters(character: string, role: FaceRole): boolean {
  if (/[\s\p{Default_Ignorable_Code_Point}\p{Emoji_Presentation}\p{Cc}\p{Sm}\p{So}]/u.test(character))
    return false;
  return role === 'text' || /[\p{L}\p{M}\p{N}]/u.test(character);
}
