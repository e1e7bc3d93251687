import { expect, it } from 'vitest';
import { differentNames } from './calendar-names';

it.each([
  ['de', 'on 12 March', 'am 12. April', ['March', 'April']],
  ['de', 'on 12 March', 'am 12. März', []],
  ['ru', 'on 12 March', '12 апреля', ['March', 'апреля']],
  ['ru', 'on 12 March', '12 марта', []],
  ['ca', 'on 12 April', 'el 12 d’abril', []],
  ['fi', 'on 12 April', '12. huhtikuuta', []],
  ['ar', 'on 12 March', '12 أبريل', ['March', 'أبريل']],
  // Months of another calendar, and those that are counted, say nothing.
  ['fa', 'on 12 March', '۲۱ اسفند', []],
  ['ja', 'on 12 March', '4月12日', []],
  ['tlh', 'on 12 March', '12 April', []],
])('in %s, %s is %s but for %j', (language, copy, translation, different) => {
  expect(differentNames('month', copy, translation, ['en', language]).flat()).toEqual(different);
});

it.each([
  ['pt', 'on Monday', 'na terça-feira', ['Monday', 'terça-feira']],
  ['pt', 'on Monday', 'na segunda-feira', []],
  // In another form, which Unicode does not list.
  ['pl', 'on Wednesday', 'w środę', []],
])('in %s, %s is %s but for the days %j', (language, copy, translation, different) => {
  expect(differentNames('weekday', copy, translation, ['en', language]).flat()).toEqual(different);
});
