import { expect, it } from 'vitest';
import { createTranslator } from './translator';

it.each(['pt-br', 'zh-hant', 'en-gb', 'es'])('translates into %s, as sites name it', (language) => {
  const languages = [
    { code: 'en', name: 'English' },
    { code: language, name: language },
  ];
  const translatorFor = createTranslator(languages, new Map([[language, { Home: 'shared' }]]));
  const translate = translatorFor(language, 'visit', { Visit: 'own' });
  expect(['Visit', 'Home', 'Neither'].map(translate)).toEqual(['own', 'shared', 'Neither']);
});
