import { describe, expect, it } from 'vitest';
import { createResolver } from '../../src/content/resolve';
import type { SectionOf, SectionType } from '../../src/content/types.generated';
import { schemas } from '../support/project';
import { readSite } from '../support/site';

const { sharedContent, site } = readSite('pages');

/** Figures that the site says in two places must agree. */
const resolver = createResolver(sharedContent, schemas);
const pages = site.pages.map((page) => resolver.page(page, 'en'));

function sections<T extends SectionType>(pageId: string, type: T): SectionOf<T>[] {
  const page = pages.find(({ id }) => id === pageId);
  return (page?.sections ?? []).filter((section): section is SectionOf<T> => section.type === type);
}
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

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
    '%s took %d months, by its timeline, its tile and the overview, and brought %s',
    (id, months, saving) => {
      const [summary] = sections(id, 'summary');
      expect(sum(summary?.timeline?.map((phase) => phase.months) ?? [])).toBe(months);
      const facts = summary?.facts?.map(({ value }) => value);
      expect(facts).toEqual(expect.arrayContaining([`${months} months`, saving]));
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
