import { describe, expect, it } from 'vitest';
import { schemas } from '../../../tests/support/project';
import { loadSite } from '../site/load';
import { resolveExample } from './examples';
import { createResolver } from './resolve';

const siteJson = {
  url: 'https://www.example.com',
  brand: { name: 'Brand', mark: [] },
  header: { navigation: [{ label: 'Finance', href: '/finance' }], action: { label: 'Start', href: '/' } },
  footer: { tagline: 'Start', columns: [], copyright: 'Start' },
};
const hero = {
  type: 'hero',
  subtitle: 'Close {{count}} books: $t(now)',
  heroImage: './plant.avif',
  actions: [
    { label: 'Start', href: '/contact#form' },
    { label: 'constructor', href: 'https://example.com/finance' },
  ],
};
const page = { title: 'Finance', description: 'Nobody translated this.', sections: [hero] };
const files = {
  documents: new Map(
    Object.entries({
      '_site/site.json': siteJson,
      '_site/es.json': { Start: 'Empezar', Finance: 'Finanzas (todas)' },
      'finance/page.json': page,
      'finance/es.json': {
        Finance: 'Finanzas',
        'Close {{count}} books: $t(now)': 'Cierre {{count}} libros: $t(now)',
      },
    }).map(([file, value]) => [file, JSON.stringify(value)]),
  ),
  images: new Map(),
};
const served = { src: '/assets/plant-1.avif', width: 4, height: 3, srcSet: '/assets/plant-1.avif 4w' };
const site = { ...loadSite(files, schemas), images: new Map([['finance/plant.avif', served]]) };
const [finance] = site.pages;
if (!finance) throw new Error('The page was not loaded.');
const resolver = createResolver(site, schemas);

it('says how large the file of its picture for sharing is', () => {
  const images = new Map([
    [
      'finance/plant.avif',
      {
        src: '/a-1200.jpg',
        width: 1600,
        height: 800,
        srcSet: '/a-400.jpg 400w, /a-1200.jpg 1200w, /a.jpg 1600w',
      },
    ],
  ]);
  const source = { ...finance.source, value: { ...page, socialImage: './plant.avif' } };
  const shown = createResolver({ ...site, images }, schemas).page({ ...finance, source }, 'en');
  expect(shown.socialImage).toEqual({ src: '/a-1200.jpg', width: 1200, height: 600 });
});

it('an icon is its path: that of the site, or else that of the engine; one that nobody has drawn is left empty', () => {
  const icons = { gear: 'M1 1h2', violin: 'M3 3h4' };
  const items = ['gear', 'violin', 'book', 'submarine'].map((icon) => ({
    icon,
    metric: '1',
    improvement: '2',
  }));
  const siteDocument = { ...site.siteDocument, value: { ...siteJson, icons } } as typeof site.siteDocument;
  const source = { ...finance.source, value: { ...page, sections: [{ type: 'metrics', items }] } };
  const resolver = createResolver({ ...site, siteDocument }, schemas);
  const [section] = resolver.page({ ...finance, source }, 'en').sections as unknown as [
    { items: { icon: string }[] },
  ];
  const paths = section.items.map(({ icon }) => icon);
  expect(paths).toEqual(['M1 1h2', 'M3 3h4', expect.stringMatching(/^M.{20}/), '']);
  expect(resolver.site('en')).not.toHaveProperty('icons');
});

it('an icon of an example is its path, too', () => {
  const example = { type: 'metrics', items: [{ icon: 'gear', metric: '1', improvement: '2' }] };
  const shown = resolveExample('metrics', example, schemas, site.languages, 'en');
  expect(shown).toMatchObject({ items: [{ icon: expect.stringMatching(/^M.{20}/) }] });
});

describe('a resolved page', () => {
  const es = resolver.page(finance, 'es');
  const [section] = es.sections;

  it('looks in its own dictionary, then in the shared one, then shows the text itself', () => {
    expect(es.title).toBe('Finanzas');
    expect(section).toMatchObject({ actions: [{ label: 'Empezar' }, { label: 'constructor' }] });
    expect(es.description).toBe('Nobody translated this.');
  });

  it('takes copy as it is, whatever signs stand in it', () => {
    expect(section).toMatchObject({ subtitle: 'Cierre {{count}} libros: $t(now)' });
  });

  it('leads to pages of its language, and leaves other addresses alone', () => {
    expect(section).toMatchObject({
      actions: [{ href: '/es/contact#form' }, { href: 'https://example.com/finance' }],
    });
    expect(resolver.site('es').header.navigation).toEqual([
      { label: 'Finanzas (todas)', href: '/es/finance' },
    ]);
  });

  it('has the address and the size of its images', () => {
    expect(section).toMatchObject({ heroImage: { src: '/assets/plant-1.avif', width: 4, height: 3 } });
  });

  it('shows a word that holds until a day as the other word from the next day on', () => {
    const webinar = { title: 'Finance', presenter: 'Ada', date: '2027-01-21', duration: 45, attendees: 1 };
    const items = [
      { ...webinar, status: 'upcoming' },
      { ...webinar, date: '2024-01-01', status: 'recorded' },
    ];
    const value = { ...page, sections: [{ type: 'webinars', title: 'Finance', items }] };
    const document = { ...finance, source: { ...finance.source, text: JSON.stringify(value), value } };
    const statusOn = (day: string) => {
      const [section] = createResolver({ ...site, today: day }, schemas).page(document, 'es').sections;
      return section?.type === 'webinars' && section.items.map(({ status }) => status);
    };
    expect(statusOn('2027-01-20')).toEqual(['upcoming', 'recorded']);
    expect(statusOn('2027-01-21')).toEqual(['upcoming', 'recorded']);
    expect(statusOn('2027-01-22')).toEqual(['recorded', 'recorded']);
  });

  it('is the document itself in English', () => {
    expect(resolver.page(finance, 'en').sections[0]).toMatchObject({
      subtitle: hero.subtitle,
      actions: hero.actions,
    });
  });
});

describe('words that no narrow column has room for', () => {
  const withSubtitle = (subtitle: string) => {
    const changed = { ...page, sections: [{ ...hero, subtitle, heroImage: undefined }] };
    const documents = new Map([...files.documents, ['finance/page.json', JSON.stringify(changed)]]);
    const [only] = loadSite({ ...files, documents }, schemas).pages;
    return only ? resolver.page(only, 'en').hasLongWords : 'no page';
  };

  it.each(['Wasserstraßenverkehrssicherung', 'Ask auskunft@binnenschifffahrtsgesellschaft.example.'])(
    'mark the page: %s',
    (subtitle) => expect(withSubtitle(subtitle)).toBe(true),
  );

  it.each(['Responsibilities, then internationalizing', 'https://example.org', 'A-B-C-D-E-F-G-H-I-J-K-L'])(
    'are not: %s',
    (subtitle) => expect(withSubtitle(subtitle)).toBeUndefined(),
  );
});

describe('the longest word of the heading', () => {
  const wordOf = (title: string, heading?: string) => {
    const changed = { ...page, title, sections: [{ ...hero, heroImage: undefined, title: heading }] };
    const documents = new Map([...files.documents, ['finance/page.json', JSON.stringify(changed)]]);
    const [only] = loadSite({ ...files, documents }, schemas).pages;
    return only ? resolver.page(only, 'en').titleWord : 'no page';
  };

  it('says its width where a phone may be too narrow for it', () => {
    expect(wordOf('Klavierunterricht für Kinder')).toBe(8.3);
    expect(wordOf('Lessons', 'Veranstaltungen')).toBe(8.3);
    // It is hyphenated.
    expect(wordOf('Binnenschifffahrtsgesellschaft')).toBe(9.5);
  });

  it('says nothing of shorter words, nor of the title where the hero has its own', () => {
    expect(wordOf('Responsible finance for all-encompassing companies')).toBeUndefined();
    expect(wordOf('Klavierunterricht', 'Lessons')).toBeUndefined();
  });
});

describe('an inline text', () => {
  const texts = [
    'Bring **it**, _please_, [here](/finance#fees) or [there](/soon).',
    'A \\*plain\\* text',
    '[Soon](/soon).',
  ];
  const article = { type: 'article', blocks: [{ paragraphs: texts }] };
  const documents = new Map(files.documents)
    .set('finance/page.json', JSON.stringify({ ...page, sections: [article] }))
    .set('finance/es.json', JSON.stringify({ [texts[0] ?? '']: '[Aquí](/finance#fees), **ya**.' }));
  const loaded = { ...loadSite({ ...files, documents }, schemas), images: new Map() };
  const paragraphs = (language: string, unpublished = new Set<string>(), base = '') => {
    const [about] = loaded.pages;
    if (!about) throw new Error('The page was not loaded.');
    const [section] = createResolver({ ...loaded, unpublished, base }, schemas).page(
      about,
      language,
    ).sections;
    return section?.type === 'article' ? section.blocks[0]?.paragraphs : undefined;
  };

  it('is parts where something is marked, and a text where nothing is', () => {
    expect(paragraphs('en')).toEqual([
      [
        'Bring ',
        { strong: 'it' },
        ', ',
        { emphasis: 'please' },
        ', ',
        { words: 'here', href: '/finance#fees' },
        ' or ',
        { words: 'there', href: '/soon' },
        '.',
      ],
      'A *plain* text',
      [{ words: 'Soon', href: '/soon' }, '.'],
    ]);
  });

  it('leads to the pages of its language', () => {
    expect(paragraphs('es')?.[0]).toEqual([
      { words: 'Aquí', href: '/es/finance#fees' },
      ', ',
      { strong: 'ya' },
      '.',
    ]);
  });

  it('leads below the path that the site stands at', () => {
    expect(paragraphs('es', new Set(), '/museo')?.[0]?.[0]).toEqual({
      words: 'Aquí',
      href: '/museo/es/finance#fees',
    });
  });

  it('keeps the words of a link to a page that is not published', () => {
    const [first, , last] = paragraphs('en', new Set(['/soon'])) ?? [];
    expect(first?.slice(-2)).toEqual([{ words: 'here', href: '/finance#fees' }, ' or there.']);
    expect(last).toBe('Soon.');
  });
});
