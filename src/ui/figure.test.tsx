// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { looksOf } from '../../tests/support/render';
import { Figure, figureWidth, fitOf, Impact } from './figure';

afterEach(cleanup);

it.each([
  ['80% less month-end close time', '80%'],
  ['Decisiones un 40\u00a0% más rápidas', '40\u00a0%'],
  ['75 % menos tiempo', '75 %'],
  ['80\u202f% de moins', '80\u202f%'],
  ['12\u202f500 comptes', '12\u202f500'],
  ['$3.2M saved a year', '$3.2M'],
  ['وقت أقل بنسبة ٨٠٪', '٨٠٪'],
  ['月次決算にかかる時間を80%短縮しました', '80%'],
  ['データ入力が１２，５００件減りました', '１２，５００'],
  ['3〜5日で導入', '3〜5'],
  ['成本降低30%，节省时间', '30%'],
  ['ลดเวลาปิดบัญชีลง๘๐%ต่อเดือน', '๘๐%'],
  ['월 마감 시간 80%를 줄였습니다', '80%를'],
  ['第1四半期に30%削減しました', '30%'],
  ['第12四半期以降', undefined],
  ['最大40%削減', '40%'],
  ['ลดลงในไตรมาสที่1', undefined],
  ['Six definitions became one', undefined],
  ['決算を短縮しました', undefined],
])('says "%s" and makes %s large', (text, figure) => {
  const { container } = render(<Impact>{text}</Impact>);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('.figure')?.textContent).toBe(figure);
});

it.each([
  ['312%', ''],
  ['8.5 months', ' months'],
  ['Up to 4%', 'Up to '],
  ['٨٫٥٠ يورو', ' يورو'],
  ['less', ''],
  ['なし', ''],
  ['10時間', '時間'],
  ['¥3,200万円', '万円'],
  ['第1四半期', '第1四半期'],
  ['ครั้งที่ 2', 'ครั้งที่ 2'],
  ['Target set against 25 companies', 'Target set against  companies'],
  ['No clause left unread', 'No clause left unread'],
])('says "%s" with "%s" small', (text, words) => {
  const { container } = render(<Figure>{text}</Figure>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('small')].map((small) => small.textContent).join('')).toBe(words);
});

it.each(['12.5 hours', '12.5\u00a0horas', '12,5\u202fheures'])(
  'sets the unit of %s apart from the figure',
  (text) => {
    render(<Figure>10時間</Figure>);
    render(<Figure>{text}</Figure>);
    expect(looksOf(document.querySelectorAll('small'))).toEqual([0, 1]);
  },
);

it.each([
  ['312%', undefined],
  ['12.500', undefined],
  ['12.500 Quadratmeter', undefined],
  ['8.5\u00a0months', '0.92'],
  ['1.250.000 €', '0.67'],
  ['1.250.000\u00a0€', '0.60'],
  ['１２，５００', '0.50'],
  ['１２万円', undefined],
])('makes "%s" smaller by %s where figures are as large as their container', (text, fit) => {
  expect(fitOf(text)).toEqual(fit && { '--fit': fit });
});

it.each([
  ['98 %', 4],
  ['14 pilots', 3],
  ['3 Kilometer', 4.5],
  ['1.250.000', 6],
])('says how wide "%s" is: %d digits', (text, width) => {
  expect(figureWidth(text)).toBe(width);
});

it('breaks a word that may be wider than its container', () => {
  render(<Figure>12.500 Quadratmeter</Figure>);
  render(<Figure>12.500 Quadratmeternetze</Figure>);
  expect(looksOf(document.querySelectorAll('small'))).toEqual([0, 1]);
});
