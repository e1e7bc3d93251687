import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkSite } from '../../src/content/checks/core/check-site';
import { directionOf, sourceLanguage } from '../../src/content/model/languages';
import { loadSite } from '../../src/content/site/load';
import { engineRoot } from '../../src/node/project/project';
import { readSiteFiles } from '../../src/node/read/read';
import { schemas, sectionTypes } from '../support/project';

/**
 * The specimen: a fictional site, as small as possible, that shows everything. Tests of the engine loop over it, so whatever it
 * lacks is not tested.
 */
const site = loadSite(readSiteFiles(path.join(engineRoot, 'tests/sites/specimen')), schemas);

type Section = { type: string; variant?: string; heroImage?: string };
type Document = { sections: Section[]; aliases?: string[]; draft?: boolean; sitemap?: boolean };
const documents = new Map(site.pages.map(({ id, source }) => [id, source.value as Document]));
const sections = [...documents.values()].flatMap((page) => page.sections);

it('has no findings', () => {
  expect(checkSite(site, schemas)).toEqual([]);
});

it('has three languages, of which the first is not English and one is written from right to left', () => {
  const codes = site.languages.map(({ code }) => code);
  expect(codes).toHaveLength(3);
  expect(sourceLanguage(site.languages)).not.toBe('en');
  expect(codes.filter((code) => directionOf(code) === 'rtl')).toHaveLength(1);
});

it.each(sectionTypes)('shows a section of the type %s, in each of its variants', (type) => {
  const schema = readFileSync(
    path.join(engineRoot, `schemas/${schemas.sectionFile(type)}.schema.json`),
    'utf8',
  );
  const { variant }: { variant?: { enum: string[]; default: string } } = JSON.parse(schema).properties;
  const shown = sections.filter((section) => section.type === type);
  expect(shown.length).toBeGreaterThan(0);
  for (const name of variant?.enum ?? [])
    expect(shown.map((section) => section.variant ?? variant?.default)).toContain(name);
});

it('shows a shared section on several pages', () => {
  const names = [...site.sharedSections.keys()];
  expect(names.length).toBeGreaterThan(0);
  for (const [page, others] of [...documents.values()].map(
    (one, at, all) => [one, all.toSpliced(at, 1)] as const,
  ))
    for (const { type, name } of page.sections as { type: string; name?: string }[])
      if (type === 'shared')
        expect(
          others.some(({ sections }) => sections.some((one) => 'name' in one && one.name === name)),
        ).toBe(true);
});

it('has a page of every kind', () => {
  const pages = [...documents.values()];
  expect(documents.has('index') && documents.has('_not-found')).toBe(true);
  expect(pages.some(({ draft }) => draft)).toBe(true);
  expect(pages.some(({ aliases }) => aliases && aliases.length > 1)).toBe(true);
  expect(pages.some(({ sitemap }) => sitemap)).toBe(true);
  const panels = sections.filter(({ variant }) => variant === 'panel');
  expect(panels.some(({ heroImage }) => heroImage)).toBe(true);
  expect(panels.some(({ heroImage }) => !heroImage)).toBe(true);
});

it('has the longest brand, label, word and address that a site may have', () => {
  const text = JSON.stringify([...documents.values()]);
  expect((site.siteDocument?.value as { brand: { name: string } } | undefined)?.brand.name).toMatch(
    /^\p{L}{30}$/u,
  );
  const longWord = String.raw`[^"\s]{40,}`;
  for (const property of ['title', 'label']) expect(text).toMatch(new RegExp(`"${property}":"${longWord}"`));
  expect(text).toMatch(/mailto:[^"]{27,}"/);
});
