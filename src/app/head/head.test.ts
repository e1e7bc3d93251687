import { expect, it } from 'vitest';
import { sharedContent } from '../../../tests/support/firm';
import { schemas } from '../../../tests/support/project';
import { createResolver } from '../../content/resolve/resolve';
import { sharedAs } from './head';

const resolver = createResolver(sharedContent(), schemas);
const page = {
  id: 'finance',
  route: '/finance',
  title: 'Finance',
  description: 'Money.',
  breadcrumb: [],
  sections: [],
};

it.each([
  ['en', undefined, 'en_US'],
  ['es', undefined, 'es_ES'],
  ['es', 'MX', 'es_MX'],
  ['es-mx', undefined, 'es_MX'],
  ['en', 'GB', 'en_GB'],
  ['zh-hant', undefined, 'zh_TW'],
])('tells services that show links the region of %s with the region %s: %s', (code, region, locale) => {
  const site = { ...resolver.site('en'), languages: [{ code, name: code, ...(region && { region }) }] };
  expect(sharedAs({ ...page, language: code }, site)['og:locale']).toBe(locale);
});
