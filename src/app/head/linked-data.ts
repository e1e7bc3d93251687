import type {
  Article,
  BreadcrumbList,
  Event,
  FAQPage,
  Graph,
  NewsArticle,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Dated } from '../../content/model/dated';
import { iconPath, localize } from '../../content/model/routes';
import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';
import { eventsOf, isArticle, questionsOf } from '../../sections/linked-data';
import { pageAddress } from './page-address';
import { sharedPicture } from './shared-picture';

/** A page with the site data that its linked data needs. */
interface Subject {
  page: ResolvedPage;
  site: ResolvedSite;
  /** The page's address in its language. */
  url: string;
}

/**
 * The linked data of a page for search engines (schema.org). The home page describes the organization and its site; every other
 * page describes itself. All pages name their publisher, their breadcrumb, the event that they are about or their upcoming
 * events, and the questions that they answer, where they have them. Everything is derived from the documents, so that editors
 * write nothing twice.
 */
export function linkedData(page: ResolvedPage, site: ResolvedSite): Graph {
  const subject = { page, site, url: pageAddress(page, site, page.language) };
  const graph: Thing[] =
    page.route === '/' ? [{ ...organization(subject), description: page.description }, webSite(subject)] : [];
  if (page.route !== '/') graph.push(described(subject));
  graph.push(...dates(subject), ...events(subject), ...questions(subject));
  if (page.breadcrumb.length > 0) graph.push(breadcrumb(subject));
  return { '@context': 'https://schema.org', '@graph': graph };
}

function organization({ page, site }: Subject) {
  return {
    '@type': 'Organization',
    name: site.brand.name,
    url: site.url + localize('/', page.language, site.languages),
    logo: site.url + iconPath,
  } as const satisfies Organization;
}

function webSite(subject: Subject): WebSite {
  const { page, site, url } = subject;
  const publisher = organization(subject);
  return { '@type': 'WebSite', name: site.brand.name, url, inLanguage: page.language, publisher };
}

/** Describes a page other than home: as news if lists show its date, as an article if its sections make it one. */
function described(subject: Subject): Thing {
  const { dated, sections } = subject.page;
  if (dated?.kind === 'news') return news(subject, dated);
  return isArticle(sections) ? article(subject) : webPage(subject);
}

function webPage(subject: Subject): WebPage {
  const { page, url } = subject;
  const publisher = organization(subject);
  return { '@type': 'WebPage', name: page.title, url, inLanguage: page.language, publisher };
}

function article(subject: Subject): Article {
  return { '@type': 'Article', ...told(subject) };
}

function news(subject: Subject, { date }: Dated): NewsArticle {
  return { '@type': 'NewsArticle', ...told(subject), datePublished: date };
}

/** The properties common to all kinds of articles. */
function told(subject: Subject) {
  const { page, url } = subject;
  return {
    headline: page.title,
    description: page.description,
    url,
    inLanguage: page.language,
    author: organization(subject),
    publisher: organization(subject),
    ...imageOf(subject),
  };
}

/** The picture for shared links, otherwise the teaser's. */
function imageOf({ page, site }: Subject): { image?: string } {
  const picture = sharedPicture(page, site);
  if (picture) return { image: picture.src };
  const teaser = page.dated?.image;
  return teaser === undefined ? {} : { image: new URL(teaser, site.url).href };
}

/** The event that a page is about, if lists show it as upcoming or past. */
function dates(subject: Subject): Event[] {
  const { page, url } = subject;
  if (page.dated?.kind !== 'event') return [];
  const { date, until } = page.dated;
  return [
    {
      '@type': 'Event',
      name: page.title,
      description: page.description,
      url,
      startDate: date,
      endDate: until ?? date,
      inLanguage: page.language,
      organizer: organization(subject),
      ...imageOf(subject),
    },
  ];
}

function events(subject: Subject): Event[] {
  const { page, url } = subject;
  return eventsOf(page.sections).map((event) => ({
    ...event,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    organizer: organization(subject),
    inLanguage: page.language,
  }));
}

/** All questions on a page form one list, even if several sections have some. */
function questions({ page, url }: Subject): FAQPage[] {
  const mainEntity = questionsOf(page.sections);
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', url, inLanguage: page.language, mainEntity }];
}

function breadcrumb({ page, site: { url, base = '' } }: Subject): BreadcrumbList {
  // Its links already include the base path, which the site's address ends in.
  const host = url.slice(0, url.length - base.length);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: page.breadcrumb.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href.startsWith('/') ? host + href : href,
    })),
  };
}
