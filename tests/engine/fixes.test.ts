import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineText } from '../../src/content/checks/link-mismatch.cases';
import { textsIn, valueAt } from '../../src/content/json/values';
import { isHref } from '../../src/content/model/hrefs';
import { linksIn } from '../../src/content/text/inline-text';
import { planFixes } from '../../src/node/check/fix-folder';
import { previewFixes } from '../../src/node/check/preview-fixes';
import { SmallerImages } from '../../src/node/check/shrink-images';
import {
  brokenSites,
  caseSites,
  changed,
  checkCases,
  diagnose,
  findingsOf,
  fixedTexts,
  schemas,
  validSite,
} from '../support/checks';
import { temporaryFolder } from '../support/temporary-folder';

/** --fix corrects what is reported, and nothing else: tested with every case of every check. */

const folder = temporaryFolder('fixes');
const site = path.join(folder, 'pages');

/** The documents in the folder. */
let laid = new Map<string, string>();

/** Writes a site, in addition to the images of the valid one. */
function lay(documents: ReadonlyMap<string, string>): void {
  if (laid.size === 0) {
    cpSync(path.join(brokenSites, '_valid'), site, { recursive: true });
    laid = new Map(validSite.documents);
  }
  for (const file of laid.keys()) if (!documents.has(file)) rmSync(path.join(site, file));
  for (const [file, text] of documents) {
    if (laid.get(file) === text) continue;
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  laid = new Map(documents);
}

/** What --fix would write now, by file name. */
async function plan(): Promise<Map<string, string>> {
  const { writes } = await planFixes(site, schemas, () => true, new SmallerImages(site));
  const texts = writes.flatMap((write) =>
    write.kind === 'put' && typeof write.content === 'string' && write.content !== write.before
      ? [[path.relative(site, write.file), write.content] as const]
      : [],
  );
  return new Map(texts);
}

const places = (documents: ReadonlyMap<string, string>) =>
  diagnose({ ...validSite, documents }).map(({ code, file }) => `${code} ${file}`);

describe.each(caseSites.map(({ name, files, isQuiet }, index) => [name, files, isQuiet, index] as const))(
  '%s',
  (_, { documents }, isQuiet, index) => {
    it('is fixed in one go, without new findings and without changing anything that is right', async () => {
      const findings = places(documents);
      // Fixes begin with findings, or with texts that have no translation; a sample shows that there are none without.
      if (isQuiet && findings.length === 0 && index % 20 !== 0) return;
      lay(documents);
      const writes = await plan();
      if (isQuiet && findings.length === 0) expect([...writes.keys()]).toEqual([]);
      if (writes.size === 0) return;
      const fixed = new Map([...documents, ...writes]);
      const left = places(fixed);
      // A text without a translation gets an empty entry: the same finding, now in the dictionary.
      const isUntranslated = findings.some((one) => one.startsWith('missing-translation '));
      const isRoom = (one: string) =>
        isUntranslated && one.startsWith('wrong-length ') && /\/[a-z-]+\.json$/.test(one);
      for (const one of left) if (!isRoom(one)) expect(findings, `${one} is new`).toContain(one);
      expect(left.length).toBeLessThanOrEqual(findings.length);
      lay(fixed);
      expect([...(await plan())], 'a second run').toEqual([]);
    });
  },
);

describe('a fix of words never changes where a link among them leads', () => {
  /** Every text that some check corrects, with its translation. */
  const mistaken = checkCases.flatMap(([code, { found }]) =>
    found
      .filter(({ fixed }) => fixed !== undefined)
      .flatMap(({ changes }) => {
        const files = changed(changes);
        const edits = findingsOf(files, code).flatMap(({ fix }) => fix?.edits ?? []);
        return edits.flatMap(({ file, edit }) => {
          if (!('op' in edit) || edit.op !== 'set' || typeof edit.value !== 'string') return [];
          const wrong = valueAt(JSON.parse(files.documents.get(file) ?? '{}'), edit.pointer);
          if (typeof wrong !== 'string' || wrong.trim() === '') return [];
          const key = edit.pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
          return [file.endsWith('/page.json') ? [code, wrong, 'Texto.'] : [code, key, wrong]] as const;
        });
      }),
  );
  const targetOf = (text: string) => `https://example.org/${text.replaceAll(/\s/g, '%20')}/2026%20a?n=1,200`;
  const isWords = (text: string) => isHref(targetOf(text)) && !/\]\(|\/\/|^\s*\.*\//.test(text);
  const cases = mistaken.filter(([, english = '', spanish = '']) => isWords(english) && isWords(spanish));
  const hrefsIn = (text = '') =>
    textsIn(Object.entries(JSON.parse(text))).flatMap((one) => linksIn(one).map(({ href }) => href));

  it('of many texts', () => expect(new Set(cases.map(([code]) => code)).size).toBeGreaterThan(3));

  it.each(cases)('%s: %s · %s', (_, english, spanish) => {
    const withLink = (text: string) =>
      `${text} [aa](${targetOf(english)}) [bb](${targetOf(spanish)}) ${text}`;
    const files = changed(inlineText(withLink(english), withLink(spanish)));
    const fixed = fixedTexts(files);
    for (const [file, text] of Object.entries(fixed))
      expect(hrefsIn(text), text).toEqual(hrefsIn(files.documents.get(file)));
  });
});

it('a dry run shows the difference and writes nothing', async () => {
  const text = validSite.documents.get('finance/page.json') ?? '';
  lay(new Map([...validSite.documents, ['finance/page.json', text.replace('"muted"', '"mutted"')]]));
  const [patch = '', ...rest] = await previewFixes(site, schemas);
  expect(rest).toEqual([]);
  expect(patch).toContain('-      "background": "mutted",\n+      "background": "muted",\n');
  expect(readFileSync(path.join(site, 'finance/page.json'), 'utf8')).toContain('"mutted"');
});
