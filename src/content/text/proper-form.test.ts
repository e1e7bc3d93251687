import { describe, expect, it } from 'vitest';
import { isDay } from './days';
import { properForm, properMoment } from './proper-form';

const isRoute = (text: string) => /^\/[a-z0-9-/]*[a-z0-9-]$/.test(text);
const isName = (text: string) => /^[a-z][a-z0-9-]*$/.test(text);

describe('a route', () => {
  it.each([
    [' /fees ', { text: '/fees', kind: 'slip' }],
    ['/a/b/c', undefined],
    ['/A//b/', { text: '/a//b', kind: 'slip' }],
    ['/fees//', { text: '/fees', kind: 'slip' }],
    ['/Fees', { text: '/fees', kind: 'slip' }],
    ['//fees', { text: '/fees', kind: 'slip' }],
    ['Fees/', { text: '/fees', kind: 'slip' }],
    ['Our fees', { text: '/our-fees', kind: 'guess' }],
    ['  ', undefined],
    ['', undefined],
    ['!', undefined],
  ])('%j', (text, meant) => {
    expect(properForm(text, isRoute)).toEqual(meant);
  });
});

it.each(['', ' ', '!!'])('%j has no proper form, whatever has it', (text) => {
  expect(properForm(text, (form) => form === '' || form === '/')).toBeUndefined();
});

describe('a name', () => {
  it.each([
    ['Über  uns', { text: 'uber-uns', kind: 'guess' }],
    ['Große_Straße', { text: 'grosse-strasse', kind: 'guess' }],
    ['smørrebrød', { text: 'smorrebrod', kind: 'guess' }],
    ['læring', { text: 'laering', kind: 'guess' }],
    ['fees!', { text: 'fees', kind: 'guess' }],
    ['what (else)?', { text: 'what-else', kind: 'guess' }],
    ['fees', undefined],
    ['?!', undefined],
  ])('%j', (text, meant) => {
    expect(properForm(text, isName)).toEqual(meant);
  });
});

const day = (text: string) => ({ text, kind: 'day' });

describe('a date', () => {
  it.each([
    ['2027/1/2', day('2027-01-02')],
    ['2027.01.21', day('2027-01-21')],
    ['2027-1-21', day('2027-01-21')],
    ['2027-01-21T09:00', day('2027-01-21')],
    ['2027-01-21 at nine', day('2027-01-21')],
    ['21.1.2027', day('2027-01-21')],
    ['21/01/2027', day('2027-01-21')],
    ['1/21/2027', day('2027-01-21')],
    ['12/13/2027', day('2027-12-13')],
    ['13/12/2027', day('2027-12-13')],
    ['3.3.2027', day('2027-03-03')],
    ['12.12.2027', day('2027-12-12')],
    ['12.10.2027', day('2027-10-12')],
    ['1.2.2027', day('2027-02-01')],
    [' 2027-01-21 ', day('2027-01-21')],
    // Either may be the month.
    ['1/2/2027', undefined],
    ['12/11/2027', undefined],
    // No such day.
    ['2027/02/30', undefined],
    ['31.2.2027', undefined],
    ['10-12-2027', undefined],
    ['12.13.2027', undefined],
    ['2027/1/21st', undefined],
    ['on 21.1.2027', undefined],
    ['21.1.2027!', undefined],
    ['21.1.27', undefined],
    ['12027/1/2', undefined],
    ['2027-01-21', undefined],
  ])('%s', (text, meant) => {
    expect(properForm(text, isDay)).toEqual(meant);
  });
});

describe('a date with a time', () => {
  it.each([
    ['2027-01-21 9:05', day('2027-01-21T09:05')],
    ['2027-01-21T9:05', day('2027-01-21T09:05')],
    ['2027-01-21 T 09:05', day('2027-01-21T09:05')],
    [' 21.1.2027 09:05 ', day('2027-01-21T09:05')],
    ['2027-01-21T09:05:30', day('2027-01-21T09:05')],
    ['2027-01-21T09:05:30.123', day('2027-01-21T09:05')],
    ['2027-01-21  23:59', day('2027-01-21T23:59')],
    ['2027/1/21', day('2027-01-21')],
    ['2027-01-21 24:00', undefined],
    ['2027-01-21 9:5', undefined],
    ['2027-01-21 9:60', undefined],
    ['2027-01-21T09:05Z', undefined],
    ['2027-01-21T09:05:30.', undefined],
    ['2027-01-21T09', undefined],
    ['1/2/2027 09:05', undefined],
    ['9:05', undefined],
    ['soon', undefined],
  ])('%s', (text, meant) => {
    expect(properMoment(text)).toEqual(meant);
  });
});
