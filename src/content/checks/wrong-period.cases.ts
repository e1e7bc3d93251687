import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const days = (from: string, until: string) =>
  replacing(
    file,
    '"title": "Finance",',
    `"title": "Finance", "publishFrom": "${from}", "publishUntil": "${until}",`,
  );
const banner = (from: string, until: string) =>
  replacing(
    '_site/site.json',
    '"footer": {',
    `"banner": { "text": "Copyright", "from": "${from}", "until": "${until}" },\n  "footer": {`,
  );
const wrong = (name: string, from: string, until: string) => ({
  name,
  changes: days(from, until),
  file,
  pointer: '/publishUntil',
  severity: 'error' as const,
  says: [from, until],
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a draft with a first day',
      changes: replacing(
        file,
        '"title": "Finance",',
        '"title": "Finance", "draft": true, "publishFrom": "2999-02-01",',
      ),
      file,
      pointer: '/draft',
      severity: 'warning',
      says: ['stays one after 2999-02-01'],
    },
    wrong('the day before', '2020-03-01', '2020-02-29'),
    wrong('the year before', '2021-01-01', '2020-12-31'),
    wrong('days that are to come', '2999-02-01', '2999-01-31'),
    wrong('an hour of the same day', '2020-03-01T12:00', '2020-03-01T11:59'),
    wrong('a time of the day before', '2020-03-02', '2020-03-01T23:59'),
    wrong('the same minute, in which it is over already', '2020-03-01T12:00', '2020-03-01T12:00'),
    {
      ...wrong('the first minute of the first day', '2020-03-01', '2020-03-01T00:00'),
      says: ['over in the minute'],
    },
    {
      name: 'a banner of no minute',
      changes: banner('2020-05-02T09:00', '2020-05-02T09:00'),
      file: '_site/site.json',
      pointer: '/banner/until',
      says: ['banner'],
    },
    {
      name: 'a teaser whose last day comes first',
      changes: replacing(
        file,
        '"title": "Finance",',
        '"title": "Finance", "teaser": { "date": "2027-05-02", "until": "2027-05-01" },',
      ),
      file,
      pointer: '/teaser/until',
      says: ['2027-05-02', '2027-05-01'],
    },
    {
      name: 'a banner whose last day comes first',
      changes: banner('2999-05-02', '2999-05-01'),
      file: '_site/site.json',
      pointer: '/banner/until',
      says: ['2999-05-02', '2999-05-01'],
    },
  ],
  quiet: [
    {
      name: 'a page with a first day, which is no draft',
      changes: replacing(
        file,
        '"title": "Finance",',
        '"title": "Finance", "draft": false, "publishFrom": "2020-02-01",',
      ),
    },
    {
      name: 'a draft with a last day',
      changes: replacing(
        file,
        '"title": "Finance",',
        '"title": "Finance", "draft": true, "publishUntil": "2999-02-01",',
      ),
    },
    {
      name: 'a banner of one day, and of one afternoon',
      changes: banner('2999-01-01T12:00', '2999-01-01'),
    },
    {
      name: 'a teaser of one day, and one of which only the last is known',
      changes: {
        ...replacing(
          file,
          '"title": "Finance",',
          '"title": "Finance", "teaser": { "date": "2027-05-02", "until": "2027-05-02" },',
        ),
        ...replacing(
          'index/page.json',
          '"title": "Home",',
          '"title": "Home", "teaser": { "until": "2027-05-02" },',
        ),
      },
    },
    { name: 'one minute', changes: days('2020-03-01T12:00', '2020-03-01T12:01') },
    { name: 'one day', changes: days('2020-03-01', '2020-03-01') },
    { name: 'the afternoon of one day', changes: days('2020-03-01T12:00', '2020-03-01') },
    { name: 'a period over the turn of a year', changes: days('2020-12-31', '2999-01-01') },
    {
      name: 'a last day alone',
      changes: replacing(file, '"title": "Finance",', '"title": "Finance", "publishUntil": "2999-01-01",'),
    },
    {
      name: 'a day that does not exist, which is a mistake of its own',
      changes: days('2999-02-30', '2999-02-01'),
      also: ['wrong-value'],
    },
  ],
};
