import { expect, it } from 'vitest';
import { firm } from '../../../tests/support/firm';
import { entriesOf } from '../../content/site/load';
import { loadSchemas } from '../../node/cache/schema-cache';
import { Checker } from '../../node/check/checker';
import { countSharing } from './shared-texts';

it('every text of every page is counted on as many pages as say it, and what a page says itself is not counted', async () => {
  const { schemas } = await loadSchemas();
  const checker = new Checker(firm, schemas);
  await checker.scan();
  const shared = entriesOf(checker.read('_site/es.json'));
  const pages = [...checker.pagesWithHash()].map(({ facts }) => {
    const { copies } = checker.site.context(facts);
    return {
      id: facts.id,
      texts: new Set(copies.map(({ text }) => text)),
      own: checker.read(`${facts.id}/es.json`),
    };
  });
  for (const { id, texts, own } of pages) {
    const counts = countSharing(checker, id);
    for (const text of texts) {
      if (shared[text] === undefined) continue;
      const isOwn = entriesOf(own)[text] !== undefined;
      const saying = pages.filter(
        (page) => page.texts.has(text) && entriesOf(page.own)[text] === undefined,
      ).length;
      if (isOwn) expect(counts[text], `${id}: ${text}`).toBeUndefined();
      else expect(counts[text], `${id}: ${text}`).toBe(saying);
    }
  }
  expect(countSharing(checker, 'index')['Get Started']).toBeGreaterThan(10);
});
