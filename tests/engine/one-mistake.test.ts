import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonIn } from '../../src/content/json/json-in';
import { locate } from '../../src/content/json/locate';
import { parseText } from '../../src/content/json/parse';
import type { ReadFiles } from '../../src/content/site/load';
import { readSiteFiles } from '../../src/node/read/read';
import { brokenSites, diagnose, fixedTexts, validSite, withFiles } from '../support/checks';
import { firm, site } from '../support/firm';
import { schemas } from '../support/project';
import { runsOf } from '../support/runs';
import { scanned } from '../support/scanned';
import { temporaryFolder } from '../support/temporary-folder';

/** One mistake gives one finding: its consequences are not reported. */

const work = temporaryFolder('one-mistake');

const documents = [...validSite.documents.keys()];
const textOf = (file: string) => validSite.documents.get(file) ?? '';
const findingsAfter = (changes: Record<string, string | undefined>) =>
  diagnose(withFiles(validSite, changes)).map(({ code, file }) => `${code} ${file}`);
const replaced = (file: string, from: string, to: string) => {
  expect(textOf(file)).toContain(from);
  return { [file]: textOf(file).replaceAll(from, () => to) };
};

/** Every third of many places in a document. */
const sample = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % runsOf(3, 1) === 0);

/** The findings in a folder on disk. */
async function check(change: (folder: string) => void): Promise<string[]> {
  const folder = mkdtempSync(path.join(work, 'site-'));
  cpSync(path.join(brokenSites, '_valid'), folder, { recursive: true });
  change(folder);
  const checker = await scanned(folder, schemas);
  return locate(checker.findings(), (file) => checker.text(file)).map(({ code, file }) => `${code} ${file}`);
}

describe.each(documents)('%s', (file) => {
  it.each(['true', 'false', 'null', '7', '"text"', '[]', '[{}]', '[["Home", "Inicio"]]'])(
    'that is %s is one finding',
    (text) => {
      expect(findingsAfter({ [file]: text })).toEqual([`wrong-type ${file}`]);
    },
  );

  it('that is empty or truncated is one finding', () => {
    expect(findingsAfter({ [file]: '' })).toEqual([`json-syntax ${file}`]);
    expect(findingsAfter({ [file]: '{' })).toEqual([`json-syntax ${file}`]);
  });

  it.each(['[', '{"a":'])('that contains %s ten thousand times is one finding', (open) => {
    const deep = open.repeat(10_000) + 1 + (open === '[' ? ']' : '}').repeat(10_000);
    expect(findingsAfter({ [file]: deep })).toEqual([`json-syntax ${file}`]);
    const inside = textOf(file).replace('{', `{ "breadcrumb": [{ "name": "Home", "href": ${deep} }],`);
    expect(findingsAfter({ [file]: inside.replace(/,\s*\}$/, '}') })).toEqual([`json-syntax ${file}`]);
  });

  it('that is a folder is one finding, whatever is in it', async () => {
    const replace = (content: boolean) => (folder: string) => {
      rmSync(path.join(folder, file));
      mkdirSync(path.join(folder, file));
      if (content) writeFileSync(path.join(folder, file, 'page.json'), '{}');
    };
    expect(await check(replace(false))).toEqual([`json-syntax ${file}`]);
    expect(await check(replace(true))).toEqual([`json-syntax ${file}`]);
  });

  it('with one byte that is not UTF-8 is one finding, at that byte', async () => {
    const text = textOf(file);
    // One letter of every name, text and word in it.
    const words = [...text.matchAll(/"[^"]*?([a-z])[^"]*"|[a-z]+/gi)];
    for (const { index, 0: word, 1: letter = word } of sample(words)) {
      const at = index + word.lastIndexOf(letter);
      const broken = `${text.slice(0, at)}\ufffd${text.slice(at + 1)}`;
      const all = diagnose(withFiles(validSite, { [file]: broken }));
      expect(
        all.map((one) => [one.code, one.file, one.line]),
        broken,
      ).toEqual([['broken-character', file, text.slice(0, at).split('\n').length]]);
    }
  });
});

describe('a line or a sign too few or too many', () => {
  /** Each text without one of its lines, and without one of its signs or with it twice, but for what is still JSON. */
  function* slips(text: string): Iterable<[what: string, slip: string]> {
    const lines = text.split('\n');
    for (const [index, line] of lines.entries())
      if (line.trim() !== '') yield [`no line ${index + 1}`, lines.toSpliced(index, 1).join('\n')];
    for (const { index, 0: token } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]+/g)) {
      const line = text.slice(0, index).split('\n').length;
      const without = (from: number, to: number) => text.slice(0, from) + text.slice(to);
      if (token.startsWith('"')) {
        yield [`no quote opens ${token} in line ${line}`, without(index, index + 1)];
        yield [
          `no quote closes ${token} in line ${line}`,
          without(index + token.length - 1, index + token.length),
        ];
        const end = index + token.length;
        if (text.startsWith(',\n', end)) yield [`no end of line ${line}`, without(end - 1, end + 1)];
      } else {
        yield [`no ${token} in line ${line}`, without(index, index + token.length)];
        yield [`no ${token[0]} in line ${line}`, without(index, index + 1)];
        yield [`two ${token[0]} in line ${line}`, text.slice(0, index) + token[0] + text.slice(index)];
      }
    }
  }

  const texts = [...validSite.documents, ...readSiteFiles(firm).documents];
  it.each(texts)('is one finding in %s', (_file, text) => {
    const broken = [...slips(text)].filter(([, slip]) => jsonIn(slip) === undefined);
    // Every so many of them, but all in short documents.
    const step = Math.ceil(broken.length / runsOf(60, broken.length));
    const wrong = broken
      .filter((_, index) => index % step === 0)
      .map(
        ([what, slip]) =>
          `${what}: ${parseText(slip)
            .faults.map(({ message }) => message)
            .join(' ')}`,
      )
      .filter((messages) => !/: [^.]+\.$/.test(messages));
    expect(wrong).toEqual([]);
  });
});

describe('a missing document', () => {
  it('is one finding if it is the site document, the shared dictionary, or both', () => {
    expect(findingsAfter({ '_site/site.json': undefined })).toEqual(['missing-document _site/site.json']);
    expect(findingsAfter({ '_site/es.json': undefined })).toEqual(['missing-document _site/es.json']);
    expect(findingsAfter({ '_site/site.json': undefined, '_site/es.json': undefined })).toEqual([
      'missing-document _site/site.json',
    ]);
  });

  it.each(['es.jsn', 'es.jsonc', 'Es.json', 'es.json.bak'])('that exists as %s is one finding', (name) => {
    for (const folder of ['finance', 'index', '_site', '_not-found']) {
      const renamed = {
        [`${folder}/es.json`]: undefined,
        [`${folder}/${name}`]: textOf(`${folder}/es.json`),
      };
      const all = diagnose(withFiles(validSite, renamed));
      expect(all.map(({ code }) => code)).toEqual(['missing-document']);
      expect(all[0]?.hint).toContain(name);
    }
  });
});

describe('a page document with a wrong name', () => {
  /** Renames the document of a page; the finding names its folder. */
  const findRenamed = (site: ReadFiles, id: string, name: string) => {
    const file = `${id}/page.json`;
    const text = site.documents.get(file) ?? '';
    return diagnose(withFiles(site, { [file]: undefined, [`${id}/${name}`]: text }));
  };
  const wrongly = ['page.jsn', 'page.jsonc', 'Page.json', 'page.json.bak'];

  it.each(wrongly)('as %s is one finding, whatever links to the page or shares its texts', (name) => {
    for (const id of ['finance', 'index', '_not-found', 'sitemap']) {
      const all = findRenamed(validSite, id, name);
      expect(all.map(({ code, file }) => `${code} ${file}`)).toEqual([`missing-document ${id}/page.json`]);
      expect(all[0]?.hint).toContain(`Rename ${id}/${name}`);
    }
  });

  it('is one finding for every page of this project', () => {
    const files = readSiteFiles(firm);
    for (const { id } of site.pages) {
      expect(
        findRenamed(files, id, 'page.jsn').map(({ code, file }) => `${code} ${file}`),
        id,
      ).toEqual([`missing-document ${id}/page.json`]);
    }
  });

  it('is one finding in an otherwise empty folder, and hides no dead link elsewhere', () => {
    expect(findingsAfter({ 'ledger/page.jsn': '{}' })).toEqual(['missing-document ledger/page.json']);
    const dead = replaced('index/page.json', '"href": "/finance"', '"href": "/nowhere-at-all"');
    expect(findingsAfter({ ...dead, 'ledger/page.jsn': '{}' })).toEqual([
      'dead-link index/page.json',
      'missing-document ledger/page.json',
    ]);
  });
});

describe('a dictionary', () => {
  const titles = (who: string) => [
    `Who counts in the ${who}`,
    `The ${who} closes its books early`,
    `Nobody pays the ${who} twice`,
    `What we check for a ${who}`,
    `Plans that every ${who} keeps`,
    `How one ${who} learned to wait`,
    `Sold by the ${who} next door`,
    `A ${who} moves in spring`,
  ];
  const sections = (who: string) =>
    titles(who).map((title) => ({ type: 'cta', title, actions: [{ label: 'Get Started', href: '/' }] }));
  const entries = (who: string, quien: string) =>
    Object.fromEntries(
      titles(who).map((title, index) => [title, `${quien}, en español ${'ñ'.repeat(index + 1)}`]),
    );
  const withSections = (file: string, who: string) => {
    const document = JSON.parse(textOf(file));
    return JSON.stringify({ ...document, sections: [...document.sections, ...sections(who)] }, null, 2);
  };
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const office = { ...JSON.parse(textOf('finance/es.json')), ...entries('office', 'La oficina') };
  const port = entries('port', 'El puerto');
  const two = withFiles(validSite, {
    'finance/page.json': withSections('finance/page.json', 'office'),
    'finance/es.json': json(office),
    'index/page.json': withSections('index/page.json', 'port'),
    'index/es.json': json(port),
  });
  const diagnosed = (changes: Record<string, string>) => diagnose(withFiles(two, changes));

  it.each<[string, Record<string, string>, string, string]>([
    [
      'and another that were exchanged',
      { 'finance/es.json': json(port), 'index/es.json': json(office) },
      'finance/es.json',
      'and index/es.json those of finance/page.json',
    ],
    ['of another page', { 'finance/es.json': json(port) }, 'finance/es.json', 'index/page.json'],
    [
      'that was copied over the shared one',
      { '_site/es.json': json(office) },
      '_site/es.json',
      'finance/page.json',
    ],
    [
      'whose two sides are swapped',
      {
        'finance/es.json': json(
          Object.fromEntries(Object.entries(office).map(([copy, text]) => [text, copy])),
        ),
      },
      'finance/es.json',
      'swapped',
    ],
  ])('%s is one finding', (_name, changes, file, says) => {
    const all = diagnosed(changes);
    expect(all.map((one) => `${one.code} ${one.file}`)).toEqual([`missing-translation ${file}`]);
    expect(all[0]?.message).toContain(says);
  });

  it('that is right, empty, or lacks what was written anew, is none of another page', () => {
    expect(diagnosed({})).toEqual([]);
    const codes = (changes: Record<string, string>) => new Set(diagnosed(changes).map(({ file }) => file));
    expect(codes({ 'finance/es.json': '{}' })).toEqual(new Set(['finance/page.json']));
    // All headings were written anew, and nobody else has the entries of the old ones.
    expect(codes({ 'finance/page.json': withSections('finance/page.json', 'bank') })).toEqual(
      new Set(['finance/page.json']),
    );
  });
});

describe('a character that nobody sees, in a text that has an entry without it', () => {
  it.each(['\\u0000', '\\u001b', '\\u00ad', '\\u200b', '\\ufffe', '\\uffff'])('%s is one finding', (sign) => {
    for (const text of [
      '"title": "Finance"',
      '"title": "Write to us"',
      '"subtitle": "From 3.2 to 12 months"',
    ])
      expect(
        findingsAfter(replaced('finance/page.json', text, `${text.slice(0, -4)}${sign}${text.slice(-4)}`)),
      ).toEqual(['invisible-character finance/page.json']);
  });
});

describe('several spaces in a row', () => {
  const fixed = (changes: Record<string, string>) => fixedTexts(withFiles(validSite, changes));
  const spaced = (text: string) =>
    replaced('finance/page.json', `"${text}"`, `"${text.replace(' ', '   ')}"`);

  it.each(['Write to us', 'From 3.2 to 12 months'])(
    'in a text whose entry has one are one finding, mended in the text: %s',
    (text) => {
      const changes = spaced(text);
      expect(findingsAfter(changes)).toEqual(['stale-translation finance/page.json']);
      expect(fixed(changes)).toEqual({ 'finance/page.json': textOf('finance/page.json') });
    },
  );

  it('on both sides are none', () => {
    const entry = replaced('finance/es.json', '"From 3.2', '"From   3.2');
    expect(findingsAfter({ ...spaced('From 3.2 to 12 months'), ...entry })).toEqual([]);
  });
});

describe('sections', () => {
  it('one too many is one finding, whichever section is duplicated', () => {
    for (const file of documents.filter((name) => name.endsWith('/page.json'))) {
      const document = JSON.parse(textOf(file));
      for (const section of document.sections) {
        const sections = [...document.sections, ...Array(60).fill(section)];
        expect(findingsAfter({ [file]: JSON.stringify({ ...document, sections }) })).toEqual([
          `wrong-count ${file}`,
        ]);
      }
    }
  });
});

describe('a renamed property', () => {
  const link = (index: number) => ({ label: 'Home', href: index % 2 ? '/' : '/finance' });
  const links = Array.from({ length: 8 }, (_, index) => link(index));
  const withLinks = (list: unknown[]) => {
    const document = JSON.parse(textOf('sitemap/page.json'));
    document.sections[1].items[0].links = list;
    return { 'sitemap/page.json': JSON.stringify(document, null, 2) };
  };

  it.each(['labels', 'caption'])(
    'in every item of a list, to %s, is one finding that gives both names',
    (name) => {
      expect(findingsAfter(withLinks(links))).toEqual([]);
      const renamed = links.map(({ label, href }) => ({ [name]: label, href }));
      const all = diagnose(withFiles(validSite, withLinks(renamed)));
      expect(all.map(({ code }) => code)).toEqual(['unknown-property']);
      expect(all[0]?.hint).toBe('Did you mean "label"?');
      expect(all[0]?.message).toContain('8 places');
    },
  );

  it('in one object is one finding that gives both names', () => {
    const [first, ...rest] = links;
    const all = diagnose(
      withFiles(validSite, withLinks([{ caption: first?.label, href: first?.href }, ...rest])),
    );
    expect(all).toMatchObject([{ code: 'unknown-property', hint: 'Did you mean "label"?' }]);
  });
});

describe('a line break in a text', () => {
  it('is one finding at its place, anywhere, and its correction is certain', () => {
    for (const file of documents) {
      for (const { index } of sample([...textOf(file).matchAll(/(?<=[a-z.,]) (?=[a-z])/gi)])) {
        const text = textOf(file);
        for (const by of ['\n', '\n      ', ' \r\n', '\n\n  ']) {
          const all = diagnose(
            withFiles(validSite, { [file]: text.slice(0, index) + by + text.slice(index + 1) }),
          );
          expect(
            all.map(({ code, line }) => [code, line]),
            text.slice(index - 20, index + 20),
          ).toEqual([['json-syntax', text.slice(0, index).split('\n').length]]);
          const { offset = 0, length = 0, text: fix = '' } = all[0]?.edit ?? {};
          const broken = text.slice(0, index) + by + text.slice(index + 1);
          expect(broken.slice(0, offset) + fix + broken.slice(offset + length)).toBe(text);
        }
      }
    }
  });
});

describe('a Spanish text that is blank', () => {
  it.each([' ', '\u00a0 ', '\u3000', '\\t', '\\n'])('as %j is found once, anywhere', (blank) => {
    for (const file of documents.filter((name) => name.endsWith('/es.json'))) {
      for (const [entry, spanish] of Object.entries(JSON.parse(textOf(file)))) {
        expect(
          findingsAfter(
            replaced(file, `${JSON.stringify(entry)}: "${spanish}"`, `${JSON.stringify(entry)}: "${blank}"`),
          ),
        ).toEqual([`wrong-length ${file}`]);
      }
    }
    // The shared dictionary has this one, too.
    expect(
      findingsAfter({
        'finance/es.json': textOf('finance/es.json').replace('{', `{ "Write to us": "${blank}",`),
      }),
    ).toEqual(['wrong-length finance/es.json']);
  });
});

it.each([' ', '\u00a0 ', '\u3000', '\\t'])('an English text that is %j is found once, anywhere', (blank) => {
  for (const text of ['"title": "Finance"', '"title": "Write to us"', '"label": "Get Started"']) {
    const name = text.slice(0, text.indexOf(':'));
    expect(findingsAfter(replaced('finance/page.json', text, `${name}: "${blank}"`))).toEqual([
      'wrong-length finance/page.json',
    ]);
  }
});

describe('English in place of Spanish', () => {
  it.each([
    'Bring Us the Two Systems That Disagree',
    'What We Do',
    'Numbers You Can Trust',
    'WHAT WE DO',
    'How a plan becomes a page',
  ])('is found once: %s', (heading) => {
    const changed = replaced('finance/page.json', '"title": "Write to us"', `"title": "${heading}"`);
    const entry = `{ "${heading}": "${heading}",`;
    expect(
      findingsAfter({ ...changed, 'finance/es.json': textOf('finance/es.json').replace('{', entry) }),
    ).toEqual(['untranslated finance/es.json']);
    expect(
      findingsAfter({ ...changed, '_site/es.json': textOf('_site/es.json').replace('{', entry) }),
    ).toEqual(['untranslated _site/es.json']);
  });

  it.each(['Castellan Business School', 'The Ledger', 'Bank of England', 'US Steel', 'Marketing'])(
    'is accepted as a name: %s',
    (name) => {
      const changed = replaced('finance/page.json', '"title": "Write to us"', `"title": "${name}"`);
      const entry = `{ "${name}": "${name}",`;
      expect(
        findingsAfter({ ...changed, 'finance/es.json': textOf('finance/es.json').replace('{', entry) }),
      ).toEqual([]);
    },
  );
});

it('messages and hints stay short, however long the value at fault', () => {
  const long = 'lorem ipsum '.repeat(800);
  const texts = documents.flatMap((file) =>
    [...textOf(file).matchAll(/"(?:[^"\\]|\\.)*"/g)].map(({ index, 0: { length } }) => ({
      file,
      index,
      length,
    })),
  );
  for (const { file, index, length } of sample(texts)) {
    for (const by of [`"${long}"`, `"/${long}"`, `["${long}"]`, `{ "${long}": "${long}" }`]) {
      const text = textOf(file).slice(0, index) + by + textOf(file).slice(index + length);
      for (const { code, message, hint = '' } of diagnose(withFiles(validSite, { [file]: text }))) {
        expect(message.length, `${code}: ${message}`).toBeLessThanOrEqual(600);
        expect(hint.length, `${code}: ${hint}`).toBeLessThanOrEqual(600);
      }
    }
  }
});
