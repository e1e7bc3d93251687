import { expect, it } from 'vitest';
import { textWidth } from '../text/text-width';
import { hasWords, isRewording, lengthOf } from './wording';

it.each([
  ['松', true],
  ['32,000円', true],
  ['방', true],
  ['नाम', true],
  ['फ़ोन', true],
  ['3 दिन', true],
  ['मैं', true],
  ['ชื่อ', true],
  ['3 วัน', true],
  ['நாள்', true],
  ['ငါး', true],
  ['n\u0303a', true],
  ['n\u0303', false],
  ['A\u0301', false],
  ['क', false],
  ['३ %', false],
  ['जन@उदाहरण.भारत', false],
  ['75%', false],
  ['A', false],
  ['¥68,000', false],
  ['、', false],
])('says whether %s has words', (text, expected) => {
  expect(hasWords(text)).toBe(expected);
});

it('knows a reworded text where no spaces are between words', () => {
  const before = '小田急線新宿駅から箱根湯本駅まで約85分、登山鉄道に乗り換えて約40分でございます。';
  expect(isRewording(before, before.replace('登山鉄道', '箱根登山電車'))).toBe(true);
  expect(isRewording(before, '東名高速道路「御殿場」インターから約30分。駐車場は12台分ございます。')).toBe(
    false,
  );
});

it.each([
  ['ร้านอาหารเปิดทุกวันตั้งแต่สิบโมงเช้า', 'ร้านอาหารเปิดทุกวันยกเว้นวันจันทร์', 'ที่จอดรถอยู่ด้านหลังอาคาร'],
  ['ភោជនីយដ្ឋានបើករាល់ថ្ងៃ', 'ភោជនីយដ្ឋានបើករាល់ថ្ងៃចន្ទ', 'ចំណតរថយន្តនៅខាងក្រោយអគារ'],
  ['စားသောက်ဆိုင်ကို နေ့တိုင်းဖွင့်သည်', 'စားသောက်ဆိုင်ကို တနင်္လာနေ့တိုင်းဖွင့်သည်', 'ကားရပ်ရန်နေရာ အနောက်ဘက်တွင်ရှိသည်'],
])('knows a reworded text of a script without spaces: %s', (before, after, other) => {
  expect([after, other].map((text) => isRewording(before, text))).toEqual([true, false]);
});

it.each([
  ['a', 'b', 200_000],
  ['a', 'a', 100_000],
])('sees at once that long texts have nothing in common: %s, %s, %d', (before, after, length) => {
  // With every letter compared to every other, this would exceed the time limit of the test.
  expect(isRewording(before.repeat(200_000), after.repeat(length))).toBe(false);
});

it.each([
  ['Lunch', 'Luncheon', true],
  ['Lunch', 'Luncheons', false],
  ['Fleet', 'Feel', true],
])('%s and %s differ in at most three letters: %s', (before, after, expected) => {
  expect(isRewording(before, after)).toBe(expected);
});

it('counts letters that are twice as wide as two', () => {
  expect(['ab', '湯宿', 'Wi-Fi完備', '「、」', '한국', '🏭', 'أب'].map(lengthOf)).toEqual([
    2, 4, 9, 6, 4, 1, 2,
  ]);
});

it('measures punctuation and syllables as wide as they are', () => {
  expect(['湯。', '「湯」', 'メニュー', '한국', 'がぎ'].map(textWidth)).toEqual([2, 3, 4, 2, 2]);
});
