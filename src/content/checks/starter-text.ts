import { isRecord } from '../model/is-record';
import { isWrittenIn, type Language, languageName, sourceLanguage } from '../model/languages';
import type { Check } from './core/check';

/** What the documents of a new site say in English, for languages that the engine has no texts in. */
const starters = [
  'About Us',
  'Good to have you here.',
  'This Site',
  'The site of {name}: who we are, what we do, and how you can write to us.',
  '{name} is new on the web. Here you can read who we are and what we do.',
  'What You Find Here',
  'Who is behind {name}, and what we do.',
  'A form that takes your message.',
  'Do You Have a Question?',
  'You need three fields: your name, your email address, and what you want to know.',
  'Ask a question',
  'Who is behind {name}, what we do, and what you can read here once this page has grown.',
  'Who is behind {name}, and what keeps us busy.',
  'Who We Are',
  'We have a site of our own now. Our story will stand here.',
  'What We Do',
  'What we do, and for whom, will stand here. If you want to know more today, use the form on the [contact page](/contact).',
  'How you reach {name}: a form with three fields, for questions and for anything else.',
  'Questions, ideas, corrections: all of them are welcome.',
  'Your Message',
  'Your name',
  'Email address',
  'What you want to say',
  'Send message',
  'Page Not Found',
  'There is no page of {name} at this address. The home page leads on from here.',
  'The page has moved, or a letter of its address is missing.',
  'Go to the home page',
];
/** Labels that a site may also have as they are, in languages with the same letters. */
const labels = ['Home', 'Contact', 'Welcome', 'Write to us'];

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
    const left = copies.filter(({ text }) => isStarter(text, language));
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

/** Whether a text is one that a new site begins with in English, and no text in this language. */
export function isStarter(text: string, language: Language): boolean {
  if (labels.includes(text)) return !isWrittenIn(text.charAt(0), language);
  return starters.some((starter) => {
    const [before = '', after] = starter.split('{name}');
    return after === undefined ? text === starter : text.startsWith(before) && text.endsWith(after);
  });
}

function isEnglish(language: Language): boolean {
  return language.split('-')[0] === 'en';
}

function countOf(texts: number): string {
  return texts === 1 ? 'a text is' : `${texts} texts are`;
}
