import { type CheckCases, replacing } from './core/check-cases';

const file = '_site/site.json';
const banner = (more: string) =>
  replacing(file, '"footer": {', `"banner": { "text": "Copyright"${more} },\n  "footer": {`);
const past = (name: string, more: string) => ({
  name,
  changes: banner(more),
  file,
  pointer: '/banner/until',
  severity: 'warning' as const,
  says: ['2020-01-06'],
});

export const cases: CheckCases = {
  found: [
    past('a last day that is over', ', "until": "2020-01-06"'),
    past('a last minute that is over', ', "until": "2020-01-06T18:00"'),
    past('days that are over', ', "from": "2020-01-06T09:00", "until": "2020-01-06", "tone": "warning"'),
    past('days that are over, from the same day on', ', "from": "2020-01-06", "until": "2020-01-06"'),
    past('one day that is over', ', "from": "2020-01-06T18:00", "until": "2020-01-06"'),
  ],
  quiet: [
    {
      name: 'a last minute that is the first one, which is a mistake of its own',
      changes: banner(', "from": "2020-01-06T18:00", "until": "2020-01-06T18:00"'),
      also: ['wrong-period'],
    },
    {
      name: 'a last minute that is the first one of its day, which is a mistake of its own',
      changes: banner(', "from": "2020-01-06", "until": "2020-01-06T00:00"'),
      also: ['wrong-period'],
    },
    { name: 'a last day that is no text', changes: banner(', "until": 2020'), also: ['wrong-type'] },
    {
      name: 'a banner that is no banner',
      changes: replacing(file, '"footer": {', '"banner": "Copyright",\n  "footer": {'),
      also: ['wrong-type'],
    },
    { name: 'a site whose document is gone', changes: { [file]: null }, also: ['missing-document'] },
    { name: 'a site whose document cannot be read', changes: { [file]: '{' }, also: ['json-syntax'] },
    { name: 'a banner without days', changes: banner('') },
    { name: 'a banner that is shown', changes: banner(', "from": "2020-01-06", "until": "2999-01-06"') },
    { name: 'a banner that is to come', changes: banner(', "from": "2999-01-06"') },
    {
      name: 'a last day before the first one, which is a mistake of its own',
      changes: banner(', "from": "2020-01-07", "until": "2020-01-06"'),
      also: ['wrong-period'],
    },
    {
      name: 'a day that does not exist',
      changes: banner(', "until": "2020-02-30"'),
      also: ['wrong-value'],
    },
  ],
};
