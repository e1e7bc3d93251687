import { expect, it } from 'vitest';
import { type Feed, feedPath, feedsShown } from './feed';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
] as unknown as Parameters<typeof feedPath>[2];

it.each([
  ['/', 'en', '/feed.xml'],
  ['/news', 'en', '/news/feed.xml'],
  ['/news', 'es', '/es/news/feed.xml'],
  ['/', 'es', '/es/feed.xml'],
])('the feed of %s in %s is %s', (route, language, path) => {
  expect(feedPath(route, language, languages, undefined)).toBe(path);
});

it('a page links to each feed of its lists once', () => {
  const feeds = new Map<string, Feed>([
    ['/news', { route: '/news', page: '/news', titles: { en: 'News' } }],
    ['/events', { route: '/events', page: '/events', titles: { en: 'Events', es: 'Actos' } }],
  ]);
  const lists = [{ of: '/events' }, undefined, { of: '/news' }, { of: '/none' }, { of: '/events' }];
  expect(feedsShown(lists, { feeds, languages }, 'es')).toEqual([
    { path: '/es/events/feed.xml', title: 'Actos' },
    { path: '/es/news/feed.xml', title: '' },
  ]);
  expect(feedsShown(lists, { languages }, 'es')).toEqual([]);
});
