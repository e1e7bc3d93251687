import { expect, it } from 'vitest';
import { differences } from './figures';

it.each([
  ['ja', '6万8,000円', '¥68,000', []],
  ['ja', '6万8,000円', '¥86,000', ['68000', '86000']],
  ['ja', '1億2000万円', '120 million yen', []],
  ['ja', '1億2000万円', '12 million yen', ['120000000', '12000000']],
  ['ja', '3万円', '¥30,000', []],
  ['ja', '3万円', '¥3,000', ['30000', '3000']],
  ['ja', '2〜3万円', '20,000 to 30,000 yen', []],
  ['ja', '利用者5億人', '500 million people', []],
  ['ja', '本館 十二畳半', 'Main house, 12.5 mats', []],
  ['ja', '本館 十二畳半', 'Main house, 13.5 mats', ['13.5']],
  ['ja', '二〇二六年', 'in 2026', []],
  ['ja', '二〇二六年', 'in 2027', ['2027']],
  ['ja', '三万二千円', '¥32,000', []],
  ['ja', '三日前から30%、12月29日～1月3日', '30% from 3 days before, December 29 to January 3', []],
  ['ja', '三日前から30%、12月29日～1月3日', '30% from 3 days before, December 28 to January 3', ['29', '28']],
  ['ja', '十二半', '12.5', []],
  ['ja', '午後7時', 'at 7 in the evening', []],
  ['zh-hant', '6萬8,000元', '68,000 yuan', []],
  ['ko', '6만 8,000원', '68,000 won', []],
  ['ja', '6万8千円', '¥68,000', []],
  ['ja', '6万8千円', '¥68,008', ['68000', '68008']],
  ['ja', '1億2千万円', '120 million yen', []],
  ['ja', '2千万人', '20 million people', []],
  ['ja', '3千500円', '¥3,500', []],
  ['ja', '2千5百万円', '¥25,000,000', []],
  ['ja', '5千円', '¥5,000', []],
  ['ja', '5千円', '¥5', ['5000', '5']],
  ['ja', '2〜3千万円', '20 to 30 million yen', []],
  ['zh', '2万5千', '25,000', []],
  ['ko', '3만5천 원', '35,000 won', []],
  ['ko', '1억 2천만 원', '120 million won', []],
  ['ko', '2천 5백만 원', '25,000,000 won', []],
  ['ko', '5천 원', '5,000 won', []],
  ['ko', '5백 명', '500 people', []],
  ['ko', '12월 29일', 'December 29', []],
])('in %s, %s is %s but for %j', (language, copy, translation, different) => {
  expect(differences(copy, translation, [language, 'en']).flat()).toEqual(different);
  expect(differences(translation, copy, ['en', language]).flat().toSorted()).toEqual(different.toSorted());
});
