import { describe, expect, it } from 'vitest';
import { datedKind, datedLists, datedPage } from './dated';

const lists = datedLists([
  { of: '/news', limit: 3 },
  { of: '/news', tag: 'boats' },
  { of: '/events', when: 'coming', tag: 'concert' },
  { of: '/events', when: 'past', tag: 'concert', order: 'oldest' },
  { of: '/events', order: 'title' },
  { of: '/jobs', tag: 'open' },
  { of: '/ships', tag: 'ihale' },
  { of: '/ports', tag: 'Café' },
]);

describe('a page with a day', () => {
  const date = '2027-03-01';
  it.each<[what: string, above: string | undefined, teaser: unknown, kind: 'news' | 'event' | undefined]>([
    ['in a list', '/news', { date }, 'news'],
    ['in a list of what is coming', '/events', { date, tags: ['free', 'concert'] }, 'event'],
    ['in a list with a tag in capitals', '/events', { date, tags: ['Concert'] }, 'event'],
    ['in a list with a tag in Turkish', '/ships', { date, tags: ['İhale'] }, 'news'],
    [
      'in a list with a tag whose accent is a sign of its own',
      '/ports',
      { date, tags: ['cafe\u0301'] },
      'news',
    ],
    ['in no list, with another letter', '/ports', { date, tags: ['cafe'] }, undefined],
    ['in another list of the same route', '/events', { date, tags: ['talk'] }, 'news'],
    ['in no list of its route', '/jobs', { date, tags: ['closed'] }, undefined],
    ['of a route that no list names', '/team', { date }, undefined],
    ['that lists leave out', undefined, { date }, undefined],
    ['without a day', '/news', { until: date }, undefined],
    ['without a teaser', '/news', undefined, undefined],
    ['with a teaser that is no object', '/news', 'soon', undefined],
    ['with tags that are none', '/events', { date, tags: 'concert' }, 'news'],
  ])('%s is %s', (_, above, teaser, kind) => {
    expect(datedKind(above, teaser, lists)).toBe(kind);
  });

  it('says nothing where the lists of the site are not known', () => {
    expect(datedPage('/news', { date }, undefined, () => '')).toBeUndefined();
    expect(datedPage('/news', { date }, lists, () => '')).toEqual({ kind: 'news', date });
  });
});
