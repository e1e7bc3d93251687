import { describe, expect, it } from 'vitest';
import { languages, sharedContent, site } from '../../../tests/support/firm';
import { schemas } from '../../../tests/support/project';
import type { Dated } from '../../content/model/dated';
import { createResolver } from '../../content/resolve/resolve';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import { linkedData } from './linked-data';

const resolver = createResolver(sharedContent(), schemas);
const url = 'https://www.example.org';
const shellIn = (language: string) => ({ ...resolver.site(language), url });

interface Part {
  '@type': string;
  [name: string]: unknown;
}

/** The linked data of a page, by type. */
function partsOf(id: string, language: string = 'en'): Part[] {
  const page = site.pages.find((one) => one.id === id);
  if (!page) throw new Error(`There is no page ${id}.`);
  const data = linkedData(resolver.page(page, language), shellIn(language));
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
  const data = linkedData({ ...resolver.page(page, 'en'), sections }, shellIn('en'));
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
  const data = linkedData({ ...resolver.page(page, 'en'), sections }, shellIn('en'));
  expect(JSON.stringify(data)).toContain('"text":"Yes, from nine, see the hours."');
});

/** The linked data of a page with a date for lists. */
function datedAs(dated: Dated, more: Partial<ResolvedPage> = {}): Part[] {
  const page = site.pages.find(({ id }) => id === 'finance');
  if (!page) throw new Error('There is no page finance.');
  const data = linkedData({ ...resolver.page(page, 'es'), dated, ...more }, shellIn('es'));
  return (data['@graph'] as unknown as Part[]).filter((part) => part['@type'] !== 'BreadcrumbList');
}

it('says that a page in a list is news, with the day that it came out', () => {
  const image = '/assets/boat-1.jpg';
  const [news, ...others] = datedAs({ kind: 'news', date: '2027-03-01', image });
  expect(others).toEqual([]);
  expect(news).toMatchObject({
    '@type': 'NewsArticle',
    headline: expect.any(String),
    datePublished: '2027-03-01',
    inLanguage: 'es',
    url: `${url}/es/finance`,
    publisher: { '@type': 'Organization', name: 'Almanac' },
    // The site draws one for shared links, which takes precedence over the teaser's.
    image: expect.stringMatching(/^https:/),
  });
});

it("shows the teaser's picture where there is none for shared links", () => {
  const page = site.pages.find(({ id }) => id === 'finance');
  const shell = { ...shellIn('en'), socialPictures: false };
  const dated = { kind: 'news', date: '2027-03-01', image: '/museo/assets/boat-1.jpg' } as const;
  const shown = { ...resolver.page(page as NonNullable<typeof page>, 'en'), dated };
  expect(linkedData(shown, { ...shell, url: `${url}/museo` })['@graph'][0]).toMatchObject({
    image: `${url}/museo/assets/boat-1.jpg`,
  });
  const { image: _, ...without } = dated;
  expect(linkedData({ ...shown, dated: without }, shell)['@graph'][0]).not.toHaveProperty('image');
});

it('says the first and the last day of an event that a page is about', () => {
  const [about, event, ...others] = datedAs({ kind: 'event', date: '2027-03-01', until: '2027-05-31' });
  expect(others).toEqual([]);
  expect(about?.['@type']).toBe('WebPage');
  expect(event).toMatchObject({
    '@type': 'Event',
    name: about?.name,
    startDate: '2027-03-01',
    endDate: '2027-05-31',
    url: `${url}/es/finance`,
    organizer: { name: 'Almanac' },
  });
  expect(datedAs({ kind: 'event', date: '2027-03-01' })[1]).toMatchObject({ endDate: '2027-03-01' });
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
