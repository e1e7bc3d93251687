import { describe, expect, it } from 'vitest';
import { createResolver } from '../../src/content/resolve/resolve';
import type { SectionOf, SectionType } from '../../src/content/types.generated';
import { schemas } from '../support/project';
import { readSite } from '../support/site';
import table from './figures.json';

const { sharedContent, site } = readSite('pages');

/** Figures that the site gives in two places must agree. */
const resolver = createResolver(sharedContent(), schemas);
const resolved = site.pages.map((page) => resolver.page(page, 'en'));
// A no-break space between a figure and its unit reads as any other.
const pages: typeof resolved = JSON.parse(JSON.stringify(resolved).replaceAll('\u00a0', ' '));

function sections<T extends SectionType>(pageId: string, type: T): SectionOf<T>[] {
  const page = pages.find(({ id }) => id === pageId);
  return (page?.sections ?? []).filter((section): section is SectionOf<T> => section.type === type);
}
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

it('figures that the hero has are not said again as figures of a summary below', () => {
  const large = pages.filter(({ sections }) => {
    const said = sections.flatMap((section) => (section.type === 'hero' ? (section.stats ?? []) : []));
    return sections.some(
      (section) =>
        section.type === 'summary' &&
        section.facts?.some((fact) => said.some(({ value }) => value === fact.value)),
    );
  });
  expect(large.map(({ id }) => id)).toEqual([]);
});

describe('figures that must agree', () => {
  it('the facilities of the regions are 6, 4, 3 and 2: 15 together', () => {
    const facilities =
      sections('manufacturing-use-case', 'regions')[0]?.items.map((item) => item.facilities) ?? [];
    expect(facilities).toEqual([6, 4, 3, 2]);
    expect(sum(facilities)).toBe(15);
  });

  it('the offices have 85, 45, 32 and 28 people: 190 together', () => {
    const people = sections('company', 'offices')[0]?.items.map(({ headcount }) => headcount) ?? [];
    expect(people).toEqual([85, 45, 32, 28]);
    expect(sum(people)).toBe(190);
  });

  it.each([
    ['healthcare-use-case', 8, '$3.2M'],
    ['financial-services-use-case', 6, '$1.8M'],
    ['manufacturing-use-case', 12, '$2.3M'],
    ['private-equity-use-case', 10, '$12M'],
  ])(
    '%s took %d months, according to its timeline, its hero and the overview, and brought %s',
    (id, months, saving) => {
      const [summary] = sections(id, 'summary');
      expect(sum(summary?.timeline?.map((phase) => phase.months) ?? [])).toBe(months);
      const [hero] = sections(id, 'hero');
      const figures = hero?.stats?.map(({ value }) => value);
      expect(figures).toEqual(expect.arrayContaining([`${months} months`, saving]));
      expect(summary?.result?.value).toBe(saving);
      const overview = sections('use-cases', 'case-studies').flatMap(({ items }) => items);
      const entry = overview.find(({ href }) => href === `/${id}`);
      expect(entry?.timeline).toBe(`${months} months`);
      expect(entry?.results.map(({ improvement }) => improvement)).toContain(saving);
    },
  );

  it('the healthcare project took 2, 4 and 2 months', () => {
    expect(sections('healthcare-use-case', 'summary')[0]?.timeline?.map(({ months }) => months)).toEqual([
      2, 4, 2,
    ]);
  });

  it('the portfolio reports 25, 22 and 18 companies, and the patterns 85, 70, 95 and 90%', () => {
    expect(
      sections('private-equity-use-case', 'portfolio')[0]?.items.map(({ companies }) => companies),
    ).toEqual([25, 22, 18]);
    expect(sections('use-cases', 'patterns')[0]?.items.map(({ frequency }) => frequency)).toEqual([
      85, 70, 95, 90,
    ]);
  });
});

/** Every drawn figure, with its words. */
function drawnOf(value: unknown): { says: string; share?: Share; change?: Change }[] {
  if (Array.isArray(value)) return value.flatMap(drawnOf);
  if (value === null || typeof value !== 'object') return [];
  const { impact, improvement, value: figure, ...rest } = value as Record<string, unknown>;
  const { amount, of, change, share = counted(amount, of) } = rest as Drawn;
  const words = String(impact ?? improvement ?? figure);
  const own = share || change ? [{ says: words, ...(share && { share }), ...(change && { change }) }] : [];
  return [...own, ...Object.values(rest).flatMap(drawnOf)];
}
/** A count of a whole, as in a field of marks. */
function counted(amount: number | undefined, of: number | undefined): Share | undefined {
  return amount === undefined || of === undefined ? undefined : { part: amount, of };
}
type Drawn = { amount?: number; of?: number; share?: Share; change?: Change };
type Share = { part: number; of: number };
type Change = { before: number; after: number; of?: number };

describe('pictures agree with their words', () => {
  const drawn = pages.flatMap(({ id, sections }) => drawnOf(sections).map((one) => ({ id, ...one })));

  it('draws a percentage at its size', () => {
    const percentages = drawn.flatMap(({ says, share, change, id }) => {
      const percentage = /(\d+)%/.exec(says)?.[1];
      if (percentage === undefined) return [];
      const drawnPercentage = share
        ? share.part / share.of
        : change
          ? Math.abs(1 - change.after / change.before)
          : 0;
      return [[`${id}: ${says}`, Math.round(drawnPercentage * 100), Number(percentage)] as const];
    });
    expect(percentages.length).toBeGreaterThan(25);
    for (const [name, drawnPercentage, percentage] of percentages)
      expect.soft(drawnPercentage, name).toBe(percentage);
  });

  it('draws a percentage on an axis at its size', () => {
    const bars = pages
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.type === 'range-chart' ? section.items : []))
      .filter(({ value }) => value?.endsWith('%'));
    expect(bars.length).toBeGreaterThan(5);
    for (const { value, after, title } of bars) expect.soft(`${after}%`, title).toBe(value);
  });

  it('draws no percentage as a hundred and what is left of it, which would only repeat it', () => {
    const repeated = drawn.filter(({ change }) => change?.before === 100 && change.of === undefined);
    expect(repeated.map(({ id, says }) => `${id}: ${says}`)).toEqual([]);
  });

  it('draws as many as the words count', () => {
    for (const { id, says, share, change } of drawn) {
      const count = /(\d+) (?:of|in) (\d+)/.exec(says)?.slice(1).map(Number);
      const shown = change ? [change.after, change.of] : [share?.part, share?.of];
      if (count) expect.soft(shown, `${id}: ${says}`).toEqual(count);
    }
  });

  it.each(['before', 'after'] as const)('the regions give the average of the plants %s', (when) => {
    const items = sections('manufacturing-use-case', 'regions')[0]?.items ?? [];
    const weighted = sum(items.map((item) => item.facilities * (item[when] ?? 0))) / 15;
    const oee = drawn.find(({ id, says }) => id === 'manufacturing-use-case' && says === '25%')?.change;
    expect(weighted).toBe(oee?.[when]);
  });

  it.each(['healthcare', 'financial-services', 'manufacturing', 'private-equity'])(
    'the %s case has setbacks on the axis of its phases, and rises to its savings after them',
    (name) => {
      const [summary] = sections(`${name}-use-case`, 'summary');
      const months = sum(summary?.timeline?.map((phase) => phase.months) ?? []);
      expect(summary?.events?.length).toBeGreaterThan(1);
      for (const { month } of summary?.events ?? []) expect(month).toBeLessThanOrEqual(months);
      expect(summary?.result?.until).toBeGreaterThanOrEqual(months);
    },
  );

  it('idle time says in words what it draws, and its parts are all of its time and its work', () => {
    const [idle] = sections('process-automation', 'idle-time');
    const steps = idle?.steps ?? [];
    expect(steps.map(({ wait }) => Number.parseInt(wait, 10))).toEqual(steps.map(({ hours }) => hours));
    expect(steps.map(({ value }) => Number.parseInt(value, 10))).toEqual(steps.map(({ minutes }) => minutes));
    expect(`${sum(steps.map(({ hours }) => hours)) / 24} days`).toBe(idle?.whole.value);
    expect(`${sum(steps.map(({ minutes }) => minutes))} minutes`).toBe(idle?.work.value);
    expect(`${idle?.after?.minutes} minutes`).toBe(idle?.after?.value);
  });

  it('the forecast of a branch says how often it was right, and what lay idle', () => {
    const [forecast] = sections('advanced-analytics', 'forecast');
    const days = forecast?.days ?? [];
    const within = days.filter(({ low, high, actual }) => low <= actual && actual <= high).length;
    const left = (of: 'before' | 'high') =>
      `$${Math.round(sum(days.map((day) => day[of] - day.actual)) / days.length)},000`;
    expect(forecast?.subtitle).toContain(`${within} of ${days.length} days`);
    expect(forecast?.title).toBe(`Cash Left Over in a Branch: ${left('high')} a Day, Not ${left('before')}`);
  });

  it.each(['Who It’s For', 'Industries'])('every page below %s shows some of its own figures', (name) => {
    const below = pages.filter(
      ({ breadcrumb }) => breadcrumb?.[1]?.name.replace("'", '’') === name && breadcrumb.length > 2,
    );
    expect(below.length).toBeGreaterThan(5);
    for (const { id, sections } of below) expect.soft(drawnOf(sections).length, id).toBeGreaterThan(0);
  });
});

/** The texts of a page, plus each tile, row or card as a whole, since a tile has its figure and its name in separate texts. */
function statementsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(statementsOf);
  if (value === null || typeof value !== 'object') return [];
  const own = Object.values(value).filter((text) => typeof text === 'string');
  return [...Object.values(value).flatMap(statementsOf), own.join(' · ')];
}
const statements = new Map(pages.map((page) => [page.id, statementsOf(page.sections)]));

/** Matches a figure that is not part of a longer one: 4.2 in 14.2, or 12 in 12.4. */
function statesFigure(figure: string) {
  const whole = new RegExp(`(?<![\\d.,$])${figure.replaceAll(/[.$+]/g, '\\$&')}(?![\\dM])`, 'u');
  return (text: string) => whole.test(text);
}

describe('the table of figures', () => {
  it.each(table.figures)('$figure ($what) is on the pages of the table, and on no other', (row) => {
    const about = new RegExp(row.words ?? '', 'iu');
    const containsFigure = statesFigure(row.figure);
    const pagesWithFigure = [...statements].filter(([, texts]) =>
      texts.some((text) => containsFigure(text) && about.test(text)),
    );
    expect(pagesWithFigure.map(([id]) => id).sort()).toEqual([...row.pages].sort());
  });

  it.each(table.figures.filter(({ alone }) => alone))(
    '$figure means one thing on the whole site: $what',
    ({ figure, words }) => {
      const about = new RegExp(words ?? '', 'iu');
      const containsFigure = statesFigure(figure);
      const others = [...statements].flatMap(([id, texts]) =>
        texts
          .filter((text) => containsFigure(text) && text !== figure && !about.test(text))
          .map((text) => [id, text]),
      );
      expect(others).toEqual([]);
    },
  );

  it('the average cost reduction is the average annual saving over almost three years', () => {
    const [saving, reduction] = ['$4.2M', '$12.4M'].map((figure) => Number.parseFloat(figure.slice(1)));
    const years = (reduction ?? 0) / (saving ?? 1);
    expect(years).toBeGreaterThan(2.9);
    expect(years).toBeLessThan(3);
  });
});

describe('first projects', () => {
  it.each(table.firstUse)(
    '$page says when its first project is first used, and when it is handed over',
    (row) => {
      const text = (statements.get(row.page) ?? []).join('\n');
      const missing = [row.says, row.handover].filter((words) => words && !text.includes(words));
      expect(missing).toEqual([]);
    },
  );

  it('are first used after 45 days, on average', () => {
    const days = table.firstUse.map(({ week }) => week * 7);
    expect(Math.round(sum(days) / days.length)).toBe(45);
  });
});

describe('sums', () => {
  const millions = (text: string) => [...text.matchAll(/\$(\d+\.\d)M/gu)].map(([, figure]) => Number(figure));

  it.each([
    ['financial-services-use-case', 1.8],
    ['manufacturing-use-case', 2.3],
  ])('the parts of the savings of %s are %d million together', (id, total) => {
    const parts = sections(id, 'metrics')
      .flatMap(({ items }) => items)
      .find(({ metric }) => metric === 'Annual savings')?.description;
    expect(sum(millions(parts ?? ''))).toBeCloseTo(total);
  });

  it('the parts of the savings of healthcare-use-case are 3.2 million together', () => {
    const parts = sections('healthcare-use-case', 'metrics').flatMap(({ items }) => items);
    expect(sum(parts.flatMap(({ improvement }) => millions(improvement)))).toBeCloseTo(3.2);
  });

  it('the shares of marketing are 100% together, and the claims 162%', () => {
    const tiles = sections('marketing', 'metrics').flatMap(({ items }) => items);
    expect(sum(tiles.map(({ improvement }) => Number.parseInt(improvement, 10)))).toBe(100);
    const claims = tiles.flatMap(({ description }) => [...(description ?? '').matchAll(/claimed (\d+)%/gu)]);
    expect(sum(claims.map(([, share]) => Number(share)))).toBe(162);
  });

  it('the regions of manufacturing-use-case, weighted by facilities, give its averages', () => {
    const regions = sections('manufacturing-use-case', 'regions').flatMap(({ items }) => items);
    const average = (which: 'before' | 'after' | 'secondBefore' | 'secondAfter') =>
      Math.round(
        sum(regions.map(({ facilities, [which]: figure = Number.NaN }) => facilities * figure)) / 15,
      );
    expect([average('before'), average('after')]).toEqual([56, 70]);
    expect([average('secondBefore'), average('secondAfter')]).toEqual([150, 90]);
  });
});

describe('the demo', () => {
  it('is named with its length on /contact, and no page that asks for one gives another', () => {
    const cards = pages.flatMap(({ id }) =>
      sections(id, 'cta')
        .filter(({ actions }) => actions?.some(({ label }) => label === 'Request Demo'))
        .map(({ title, subtitle }) => [id, `${title} ${subtitle}`] as const),
    );
    expect(JSON.stringify(pages.find(({ id }) => id === 'contact'))).toMatch(/thirty-minute demo/iu);
    const length =
      /\b(?:\w+ (?:minutes|hours)|\w+-(?:minute|hour)|(?:takes|in) \w+ (?:days?|weeks?)|an hour)\b/giu;
    const lengths = cards.flatMap(([id, text]) =>
      [...text.matchAll(length)]
        .filter(([length]) => !/^thirty[ -]minutes?$/iu.test(length))
        .map(([length]) => [id, length]),
    );
    expect(lengths).toEqual([]);
  });
});

describe('links', () => {
  it('a place has one name, and /contact three besides those that requirements name', () => {
    const specified = new Set(['Start Your Transformation', 'Discuss Your Integration Needs']);
    const labels = pages.flatMap(({ sections }) =>
      sections.flatMap((section) => ('actions' in section ? (section.actions ?? []) : [])),
    );
    const contact = new Set(labels.filter(({ href }) => href === '/contact').map(({ label }) => label));
    expect([...contact].filter((label) => !specified.has(label)).sort()).toEqual([
      'Discuss Your Needs',
      'Get Started',
      'Request Demo',
    ]);
  });
});
