import { isRecord } from '../model/is-record';
import { type Language, languageName, sourceLanguage } from '../model/languages';
import type { Check } from './core/check';

/** From every document of a new site, sentences that the engine has in English for languages without texts of its own. */
const starters = new Set([
  'Good to have you here.',
  'What You Find Here',
  'A form that takes your message.',
  'Do You Have a Question?',
  'You need three fields: your name, your email address, and what you want to know.',
  'We have a site of our own now. Our story will stand here.',
  'What we do, and for whom, will stand here. If you want to know more today, use the form on the [contact page](/contact).',
  'Questions, ideas, corrections: all of them are welcome.',
  'What you want to say',
  'The page has moved, or a letter of its address is missing.',
  'Go to the home page',
]);

export const starterText: Check = {
  code: 'starter-text',
  severity: 'warning',
  summary: 'Nothing is still in the English that a new site or a new language began with.',
  why: 'Sites in languages that the engine has no texts in begin with English ones: visitors would read a page, a button or a message that is not in their language.',
  example: {
    file: '_site/words/es.json',
    wrong: '{ "form.fault.empty": "Please fill this in." }',
  },
  page({ copies, languages }, report) {
    const language = sourceLanguage(languages);
    if (isEnglish(language)) return;
    const left = copies.filter(({ text }) => starters.has(text));
    const [first] = left;
    if (!first) return;
    report({
      file: first.file,
      pointer: first.pointer,
      message: `This document is not written in ${languageName(language)} yet: ${countOf(left.length)} what a new site begins with in English.`,
      hint: `Write it in ${languageName(language)}, this text and those around it.`,
    });
  },
  site({ folder, ownWords }, report) {
    const english = ownWords.length > 0 ? folder.componentWords?.() : undefined;
    if (!english) return;
    for (const { file, language, value } of ownWords) {
      if (!isRecord(value) || isEnglish(language)) continue;
      const told = Object.entries(value).filter(([key]) => (english[key] ?? '').includes(' '));
      const left = told.filter(([key, text]) => text === english[key]);
      if (left.length === 0 || left.length < told.length / 2) continue;
      report({
        file,
        pointer: '',
        language,
        message: `The words of components are not translated into ${languageName(language)}: ${countOf(left.length)} the English of the engine.`,
        hint: `Write the ${languageName(language)} on the right of each entry.`,
      });
    }
  },
};

function isEnglish(language: Language): boolean {
  return language.split('-')[0] === 'en';
}

function countOf(texts: number): string {
  return texts === 1 ? 'a text is' : `${texts} texts are`;
}
