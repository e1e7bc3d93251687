import { describe, expect, it } from 'vitest';
import { localHref } from './local-routes';
import { contentKey, pageIdOf, parsePath, routeOf } from './routes';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
];

describe('routes', () => {
  it.each([
    ['index', '/'],
    ['finance', '/finance'],
    ['use-cases/m-and-a', '/use-cases/m-and-a'],
    ['_not-found', '/404'],
  ])('the page id %s is the route %s', (id, route) => {
    expect(routeOf(id)).toBe(route);
    expect(pageIdOf(route)).toBe(id);
  });

  it.each([
    ['/', '/es'],
    ['/finance', '/es/finance'],
    ['/solutions#data', '/es/solutions#data'],
    ['/#industries', '/es#industries'],
    ['#offices', '#offices'],
    ['https://example.com/x', 'https://example.com/x'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['//example.com', '//example.com'],
  ])('%s is %s in Spanish', (href, spanish) => {
    expect(localHref(href, 'es', languages)).toBe(spanish);
    expect(localHref(href, 'en', languages)).toBe(href);
  });

  it.each([
    ['/', 'en', '/'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es/finance', 'es', '/finance'],
    ['/essays', 'en', '/essays'],
    ['/finance.html', 'en', '/finance'],
    ['/index.html', 'en', '/'],
  ])('the path %s is in %s: %s', (path, language, route) => {
    expect(parsePath(path, languages)).toEqual({ language, route });
  });

  it('joins the segments of a query key to the address of the resolved page', () => {
    expect(contentKey('use-cases/m-and-a', 'es').join('/')).toBe('/content/es/use-cases/m-and-a.json');
  });
});
