import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixFolder } from '../../src/node/check/fix-folder';
import { readSiteFiles } from '../../src/node/read/read';
import { brokenSites, diagnose, validSite, withFiles } from '../support/checks';
import { schemas } from '../support/project';
import { temporaryFolder } from '../support/temporary-folder';

const pages = temporaryFolder('copy-faults');
beforeEach(() => cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true }));

const english = 'One sentence on money is enough.';
const spanish = 'Basta una frase sobre el dinero.';
/** A file of the valid site with one text replaced, as a program would write it. */
const changed = (file: string, from: string, to: string, escaped = false) => {
  const text = JSON.stringify(to);
  const written = escaped
    ? text.replaceAll(/[^ -~]|[<>&]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : text;
  return { [file]: (validSite.documents.get(file) ?? '').replace(JSON.stringify(from), () => written) };
};

/** A wrong text and its correction, which is undefined where only its author knows it. */
const faults: [code: string, wrong: string, right: string | undefined][] = [
  ['leftover-text', 'Say in one sentence what the reader gains.', undefined],
  ['leftover-text', 'Diga en una frase qué gana el lector.', undefined],
  ['leftover-text', 'TODO: say what it is.', undefined],
  ['html-in-copy', 'The <b>close</b> takes <em>two</em> days.', 'The close takes two days.'],
  ['html-in-copy', 'The close takes<br/>two days.', 'The close takes two days.'],
  ['html-in-copy', 'Orders &amp; invoices in two days.', 'Orders & invoices in two days.'],
  ['html-in-copy', 'See <a href="/finance">the figures</a> of this year.', undefined],
  ['html-in-copy', 'Less CO<sub>2</sub> in two years.', undefined],
  ['markdown-in-copy', 'The **close** takes __two__ days.', 'The close takes two days.'],
  ['markdown-in-copy', 'The close takes *two* days.', 'The close takes two days.'],
  ['markdown-in-copy', 'The close takes _two_ days.', 'The close takes two days.'],
  ['markdown-in-copy', 'The close takes `two` days.', 'The close takes two days.'],
  ['markdown-in-copy', '## The close takes two days.', 'The close takes two days.'],
  ['markdown-in-copy', 'See [the figures](/finance) of this year.', undefined],
  ['mojibake', 'Lo quÃ© cuesta, en seÃ±as.', 'Lo qué cuesta, en señas.'],
  ['mojibake', 'What it costs â€“ and doesnâ€™t.', 'What it costs – and doesn’t.'],
  ['mojibake', 'Menos de 75Â\u00a0% de 20Â°.', 'Menos de 75\u00a0% de 20°.'],
  ['invisible-character', 'The clo\u00adse takes two days.', 'The close takes two days.'],
  ['invisible-character', 'The close\u200b takes two\u2060 days.\ufeff', 'The close takes two days.'],
  ['invisible-character', '\u202eThe close takes two days.\u0007', 'The close takes two days.'],
];

describe.each(faults)('%s: %j', (code, wrong, right) => {
  const codesIn = (...changes: Record<string, string>[]) =>
    diagnose(withFiles(validSite, Object.assign({}, ...changes))).map((diagnostic) => diagnostic.code);

  it('is reported once in Spanish, whichever way it is written in JSON', () => {
    expect(codesIn(changed('finance/es.json', spanish, wrong))).toEqual([code]);
    expect(codesIn(changed('finance/es.json', spanish, wrong, true))).toEqual([code]);
  });

  it('is reported once in English, even if the Spanish has it too', () => {
    const document = changed('finance/page.json', english, wrong);
    const entry = (own: string) => ({
      'finance/es.json': JSON.stringify({
        [wrong]: own,
        'From 3.2 to 12 months': 'De 3,2 a 12 meses',
      }),
    });
    expect(codesIn(document, entry(spanish))).toEqual([code]);
    expect(codesIn(document, entry(`${spanish} ${wrong}`))).toEqual([code]);
  });

  it('is reported once in the shared dictionary', () => {
    const text = 'Todas las páginas del sitio en una lista, lo bastante larga para un buscador.';
    expect(codesIn(changed('_site/es.json', text, `${wrong} ${text}`))).toEqual([code]);
  });

  it('is fixed in both languages where that is certain, and the entry is renamed', async () => {
    writeFileSync(
      path.join(pages, 'finance/page.json'),
      changed('finance/page.json', english, wrong)['finance/page.json'] ?? '',
    );
    const entries = { [wrong]: wrong, 'From 3.2 to 12 months': 'De 3,2 a 12 meses' };
    writeFileSync(path.join(pages, 'finance/es.json'), JSON.stringify(entries));
    await fixFolder(pages, schemas);
    const dictionary = JSON.parse(readFileSync(path.join(pages, 'finance/es.json'), 'utf8'));
    expect(Object.keys(dictionary)).toContain(right ?? wrong);
    const left = diagnose(readSiteFiles(pages)).map((diagnostic) => diagnostic.code);
    expect(left).not.toContain('stale-translation');
    expect(left.includes(code)).toBe(right === undefined);
  });
});

it.each([
  'Fewer than <5 of 10 orders, or a > b.',
  'R&D at M&A desks; 2 * 3 * 4 is 24.',
  'snake_case_names and 5* hotels.',
  'Families: 👩‍👩‍👧‍👦, at 75\u00a0%.',
  '«CAFÉ» and señal, Âmbar.',
  '# 1 of its kind.',
])('%j is accepted', (text) => {
  const findings = diagnose(withFiles(validSite, changed('finance/es.json', spanish, text)));
  expect(findings.filter(({ code }) => faults.some(([faultCode]) => faultCode === code))).toEqual([]);
});

it('a fixed text keeps its translation, even if only its document was named', async () => {
  const write = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(pages, file), text);
  };
  const wrong = english.replace('One', 'One <b>short</b>');
  write(changed('finance/page.json', english, wrong));
  write({
    'finance/es.json': JSON.stringify({ [wrong]: spanish, 'From 3.2 to 12 months': 'De 3,2 a 12 meses' }),
  });
  await fixFolder(pages, schemas, (file) => file === 'finance/page.json');
  expect(diagnose(readSiteFiles(pages)).map(({ code }) => code)).toEqual([]);
});

it('a mistake in a shared entry is not fixed for one page alone', async () => {
  const document = readFileSync(path.join(pages, 'finance/page.json'), 'utf8');
  writeFileSync(
    path.join(pages, 'finance/page.json'),
    document.replaceAll('"Write to us"', '"Write <b>us</b>"'),
  );
  const shared = readFileSync(path.join(pages, '_site/es.json'), 'utf8');
  writeFileSync(
    path.join(pages, '_site/es.json'),
    shared.replace('{', () => '{ "Write <b>us</b>": "Escríbanos ya",'),
  );
  await fixFolder(pages, schemas);
  expect(diagnose(readSiteFiles(pages)).map(({ code }) => code)).toEqual(['html-in-copy']);
});

it.each(['**Write** to us', 'Lorem ipsum dolor sit amet.'])(
  'no dictionary gets room for %j, which is not to stay',
  async (text) => {
    const document = readFileSync(path.join(pages, 'finance/page.json'), 'utf8');
    writeFileSync(path.join(pages, 'finance/page.json'), document.replace('"Write to us"', `"${text}"`));
    expect(await fixFolder(pages, schemas)).toEqual([]);
  },
);

it('of two mistakes in one text, each change that is reported was made', async () => {
  const wrong = 'The labour centre is enough.';
  for (const file of ['finance/page.json', 'finance/es.json'])
    writeFileSync(
      path.join(pages, file),
      (validSite.documents.get(file) ?? '').replace(JSON.stringify(english), JSON.stringify(wrong)),
    );
  const changes = await fixFolder(pages, schemas);
  const written = changes.map(({ file, what }) => `${file} ${/wrote ("[^"]*")/.exec(what)?.[1]}`);
  const [first, second] = ['"The labor centre is enough."', '"The labor center is enough."'];
  expect(written).toEqual(
    [first, second].flatMap((text) => [`finance/es.json ${text}`, `finance/page.json ${text}`]),
  );
});
