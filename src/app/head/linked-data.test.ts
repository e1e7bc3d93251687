import { describe, expect, it } from 'vitest';
import { languages, sharedContent, site } from '../../../tests/support/firm';
import { schemas } from '../../../tests/support/project';
import { createResolver } from '../../content/resolve';
import { linkedData } from './linked-data';

const resolver = createResolver(sharedContent, schemas);
const url = 'https://www.example.org';

interface Part {
  '@type': string;
  [name: string]: unknown;
}

/** What a page of the site says of itself, by type. */
function partsOf(id: string, language: string = 'en'): Part[] {
  const page = site.pages.find((one) => one.id === id);
  if (!page) throw new Error(`There is no page ${id}.`);
  const data = linkedData(resolver.page(page, language), resolver.site(language), url);
  return (JSON.parse(JSON.stringify(data)) as { '@graph': Part[] })['@graph'];
}

it('says whose site it is, on the home page of each language', () => {
  expect(partsOf('index', 'es')).toMatchObject([
    { '@type': 'Organization', name: 'Almanac', url: `${url}/es` },
    { '@type': 'WebSite', url: `${url}/es`, inLanguage: 'es' },
  ]);
});

it('says that a case study is an article', () => {
  expect(partsOf('healthcare-use-case')[0]).toMatchObject({
    '@type': 'Article',
    headline: expect.any(String),
    publisher: { '@type': 'Organization', name: 'Almanac' },
  });
});

it('announces the webinars to come, and none that was recorded', () => {
  const events = partsOf('resources').filter((part) => part['@type'] === 'Event');
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    duration: 'PT45M',
    location: { '@type': 'VirtualLocation', url: `${url}/resources` },
  });
});

it('says the questions of a page with their answers, those of several sections in one list', () => {
  const page = site.pages.find(({ id }) => id === 'finance');
  if (!page) throw new Error('There is no page finance.');
  const asking = (question: string) => ({ type: 'faq' as const, items: [{ question, answer: 'Yes.' }] });
  const sections = [asking('Is it open?'), asking('Is it free?')];
  const data = linkedData({ ...resolver.page(page, 'en'), sections }, resolver.site('en'), url);
  const pages = (data['@graph'] as unknown as Part[]).filter((part) => part['@type'] === 'FAQPage');
  expect(pages).toMatchObject([
    {
      url: `${url}/finance`,
      mainEntity: [
        { name: 'Is it open?', acceptedAnswer: { text: 'Yes.' } },
        { name: 'Is it free?', acceptedAnswer: { text: 'Yes.' } },
      ],
    },
  ]);
  expect(partsOf('finance').map((part) => part['@type'])).not.toContain('FAQPage');
});

it('says an answer without its marks', () => {
  const page = site.pages.find(({ id }) => id === 'finance');
  if (!page) throw new Error('There is no page about finance.');
  const answer = ['Yes, ', { strong: 'from nine' }, ', see ', { words: 'the hours', href: '/hours' }, '.'];
  const sections = [{ type: 'faq' as const, items: [{ question: 'Is it open?', answer }] }];
  const data = linkedData({ ...resolver.page(page, 'en'), sections }, resolver.site('en'), url);
  expect(JSON.stringify(data)).toContain('"text":"Yes, from nine, see the hours."');
});

describe.each(site.pages.map(({ id }) => id))('%s', (id) => {
  it.each([...languages])('has one subject and its place, in %s', (language) => {
    const parts = partsOf(id, language);
    const subjects = parts.filter((part) => ['WebPage', 'Article', 'WebSite'].includes(part['@type']));
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toMatchObject({ inLanguage: language, url: expect.stringMatching(/^https:/) });
    expect(subjects[0]?.publisher).toEqual({
      '@type': 'Organization',
      name: 'Almanac',
      url: language === 'en' ? `${url}/` : `${url}/${language}`,
      logo: `${url}/favicon.svg`,
    });
    const items = parts.find((part) => part['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
    for (const [index, item] of (items as Part[]).entries())
      expect(item).toMatchObject({ position: index + 1, item: expect.stringMatching(/^https:/) });
  });
});
