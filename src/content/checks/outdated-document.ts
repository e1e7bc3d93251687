import { pointerToken } from '../model/diagnostics';
import { type DocumentEdit, renameAt, setAt } from '../model/fix';
import { isRecord } from '../model/is-record';
import { wordsFile } from '../model/languages';
import { siteFolder } from '../model/routes';
import { typeOf } from '../schema/fields';
import { findOutdated, type OutdatedSection, type OwnWords } from '../schema/migration';
import { isReadable, translationIn } from '../site/load';
import type { PageContext } from '../site/page-context';
import type { SiteContext } from '../site/site-context';
import { quote } from '../text/quote';
import type { Check } from './core/check';

const howTo = 'npm run validate-pages -- --fix brings every document to its present form.';

export const outdatedDocument: Check = {
  code: 'outdated-document',
  severity: 'error',
  summary: 'Every document has the form that the current schemas ask for.',
  why: 'A branch that was started before a schema changed has documents in the old form, which cannot be shown. Their texts and translations are fine; they only have to move.',
  example: { file: 'finance/page.json', right: '"subtitle"', wrong: '"lead"' },
  site(site, report) {
    for (const facts of site.all()) {
      // Few documents are invalid; only these are read again.
      if (!facts.isInvalid) continue;
      const context = site.context(facts);
      if (context.outdated.length === 0) continue;
      const migrations = site.schemas.migrations;
      const pointerOf = (index: number) => context.sectionPointer(index);
      for (const old of findOutdated(context.sections, migrations, pointerOf, wordsOf(site))) {
        const also = entriesFor(old, context, site);
        report({
          file: facts.file,
          pointer: pointerOf(old.index),
          message: `This ${quote(typeOf(context.sections[old.index]))} section has an earlier form: ${old.titles.join(' ')}`,
          hint: howTo,
          fix: { edits: [...old.edits.map((edit) => ({ file: facts.file, edit })), ...also], isOne: true },
        });
      }
    }
  },
  page(context, report) {
    for (const { file, pointer, property, meant = '', owner, others = [], isRenamed } of context.violationsOf(
      'unknown-property',
    )) {
      if (!isRenamed) continue;
      const places = others.length > 0 ? ` It occurs in ${others.length + 1} places.` : '';
      report({
        file,
        pointer,
        at: 'property',
        others,
        message: `${quote(property)} of ${owner} is called ${quote(meant)} now.${places}`,
        fix: { edits: [{ file, pointer }, ...others].map((place) => renameAt(place, meant)) },
        hint: `Write "${meant}"; --fix does so in every document.`,
      });
    }
  },
};

function wordsOf({ folder, languages }: SiteContext): OwnWords {
  return {
    languages: languages.map(({ code }) => code),
    ownWord: (language, key) => {
      const words = folder.read(wordsFile(language));
      const text = isRecord(words?.value) ? words.value[key] : undefined;
      return typeof text === 'string' && text.trim() !== '' ? text : undefined;
    },
  };
}

/**
 * Dictionary entries for the texts that a migration adds. Existing entries, also shared ones, are kept. A missing dictionary
 * is reported by another check.
 */
function entriesFor(
  { entries }: OutdatedSection,
  { dictionaries }: PageContext,
  { folder }: SiteContext,
): DocumentEdit[] {
  const edits = new Map<string, DocumentEdit>();
  for (const { language, copy, text } of entries) {
    const dictionary = dictionaries.get(language);
    if (!dictionary || !isReadable(dictionary)) continue;
    const own = translationIn(dictionary.value, copy);
    const shared = translationIn(folder.read(`${siteFolder}/${language}.json`)?.value, copy);
    if (own || (own === undefined && shared === text)) continue;
    const place = { file: dictionary.path, pointer: pointerToken(copy) };
    edits.set(`${place.file}#${place.pointer}`, setAt(place, text));
  }
  return [...edits.values()];
}
