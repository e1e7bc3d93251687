import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { planRedirectImport } from '../../src/commands/refactor/import-redirects';
import { wrongRedirect } from '../../src/content/checks/wrong-redirect';
import { executePlan, type Plan } from '../../src/node/plan/plan';
import { callCommand } from '../support/call-command';
import { schemas } from '../support/checks';
import { runCommand } from '../support/run-command';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();
const { work, pages } = copy;
const file = '_site/redirects.json';

const plan = async (csv: string) => planRedirectImport(await scanned(pages, schemas), pages, csv);
/** The entries of the file after a list was imported. */
async function entriesAfter(csv: string): Promise<unknown> {
  const result = await plan(csv);
  expect(result).not.toBeInstanceOf(Array);
  executePlan(result as Plan);
  return JSON.parse(copy.read(file));
}
const expected = [
  { from: '/money', to: '/finance' },
  { from: '/blog/*', to: 'https://blog.example.com/old/*' },
  { from: '/lottery', status: 410 },
];

it.each([
  ['commas', '/money,/finance\n/blog/*,https://blog.example.com/old/*\n/lottery,,410\n'],
  [
    'semicolons, names, quotes',
    'from;to;status\r\n"/money";"/finance";301\r\n/blog/*;https://blog.example.com/old/*\r\n/lottery;;410',
  ],
  [
    'tabs, a mark and empty lines',
    '\ufeffOld URL\tNew URL\tCode\n\n/money/\t/finance/\t308\n\t\n/blog/*\thttps://blog.example.com/old/*\t\n/lottery\t\t410\n',
  ],
  [
    'whole addresses',
    'https://old.example.org/money,https://www.example.com/finance\nhttps://old.example.org/blog/*,https://blog.example.com/old/*\nhttp://old.example.org/lottery/,,410',
  ],
  [
    'lines that stand twice',
    '/money,/finance\n/money,/finance,301\n/blog/*,https://blog.example.com/old/*\n/lottery,,410',
  ],
])('imports a list with %s', async (_, csv) => {
  expect(await entriesAfter(csv)).toEqual(expected);
});

it('says how many it takes in', async () => {
  expect(await plan('/money,/finance')).toMatchObject({ title: 'Take in 1 earlier address' });
  expect(await plan('/a,/finance\n/b,/finance')).toMatchObject({ title: 'Take in 2 earlier addresses' });
});

it('leaves out the path of the site on its host, where old and new addresses have it', async () => {
  copy.change('_site/site.json', '"https://www.example.com"', '"https://www.example.com/museum"');
  const csv =
    'https://www.example.com/museum/money,https://www.example.com/museum/finance\n/museum/cash,/finance\n/coins,/finance';
  expect(await entriesAfter(csv)).toEqual(
    ['/money', '/cash', '/coins'].map((from) => ({ from, to: '/finance' })),
  );
});

it('reads addresses as browsers send them, and writes them as people read them', async () => {
  expect(await entriesAfter('https://old.example.org/%C3%BCber,/finance\n/a%CC%81,/finance')).toEqual([
    { from: '/über', to: '/finance' },
    { from: '/á', to: '/finance' },
  ]);
});

it('changes no existing byte, and imports nothing twice', async () => {
  const before = '[\n  { "from": "/money",   "to": "/finance" }\n]\n';
  copy.write(file, before);
  expect(await entriesAfter('/money,/finance\n/lottery,,410')).toEqual([expected[0], expected[2]]);
  expect(copy.read(file)).toContain('{ "from": "/money",   "to": "/finance" }');
  expect(await plan('/money,/finance')).toMatchObject({ changes: [] });
});

it('explains each line that cannot be imported, and then imports none', async () => {
  copy.write(file, '[{ "from": "/old", "to": "/finance" }]\n');
  const lines = [
    ...[
      'from,to,status',
      '/money,/finance',
      '/shop,/nowhere',
      ',/finance',
      '/a,/finance,302',
      '/b,',
      '/c,/,410',
    ],
    ...['/d?x=1,/finance', '/sitemap,/', '/old,/', '/e,/,301,x', '"/f\n",/nothing', '/money,/'],
  ];
  const refused = (await plan(lines.join('\n'))) as { line: number; reason: string }[];
  expect(refused.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14]);
  const of = (line: number) => refused.find((one) => one.line === line)?.reason;
  expect(of(3)).toContain('No page answers for /nowhere.');
  expect(of(4)).toContain('no old address');
  expect(of(5)).toContain('"302"');
  expect(of(6)).toContain('no new address');
  expect(of(7)).toContain('leads nowhere');
  expect(of(9)).toContain('the page "Sitemap"');
  expect(of(14)).toContain('an earlier entry');
  expect(await plan('/a,/b"c\n')).toMatchObject([
    { line: 1, reason: expect.stringContaining('not where a redirect can lead') },
  ]);
});

it.each([
  'alt/eins,/about',
  'www.old.example/eins,/finance',
  'old.html,/finance',
  'old,/finance',
  'alt/eins,,410',
  'alt/eins,finance/x',
])('does not take a first line with an address for names of columns: %s', async (line) => {
  expect(await plan(`${line}\n/b,/finance\n`)).toMatchObject([{ line: 1 }]);
});

it.each(['from,to', 'Old URL,New URL,Code', 'Alte Adresse / URL,Neue', '_,to,status'])(
  'takes a first line without addresses for names of columns: %s',
  async (line) => {
    expect(await plan(`${line}\n/b,/finance\n`)).toMatchObject({ title: 'Take in 1 earlier address' });
  },
);

it('says which line opens a quotation mark that nothing closes', async () => {
  expect(await plan('/a,/finance\n/b,"/finance\n/c,/finance\n')).toEqual([
    { line: 2, reason: expect.stringContaining('quotation mark') },
  ]);
});

it('counts the lines of a quoted column of several lines', async () => {
  expect(await plan('"Old\naddress",New\n/a,/finance\n/b,/nowhere')).toMatchObject([{ line: 4 }]);
});

it('the command writes nothing if a line is wrong, or with --dry-run', async () => {
  const csv = path.join(work, 'old.csv');
  const call = (text: string, ...more: string[]) => {
    writeFileSync(csv, text);
    return callCommand('import-redirects', csv, '--pages', pages, ...more);
  };
  writeFileSync(csv, '/money,/finance\n/shop,/nowhere\n');
  const wrong = runCommand('import-redirects', csv, '--pages', pages);
  expect([wrong.status, wrong.stderr]).toEqual([
    1,
    expect.stringMatching(/old\.csv, line 2: No page answers/),
  ]);
  expect(existsSync(copy.file(file))).toBe(false);
  expect(await call('/money,/finance', '--dry-run')).toMatchObject({ status: 0 });
  expect(existsSync(copy.file(file))).toBe(false);
  expect(await call('/money,/finance')).toMatchObject({ status: 0, stderr: '' });
  expect(copy.read(file)).toBe('[\n  { "from": "/money", "to": "/finance" }\n]\n');
  const nothing = await call('/money,/finance', '--json');
  expect([nothing.status, JSON.parse(nothing.stdout)]).toMatchObject([1, { changes: [], written: false }]);
});

it('the command finds a list by its name in the folder from which npm was called', async () => {
  const { INIT_CWD } = process.env;
  mkdirSync(path.join(work, 'lists'));
  writeFileSync(path.join(work, 'lists/addresses.csv'), '/money,/finance');
  process.env.INIT_CWD = path.join(work, 'lists');
  try {
    const { status } = await callCommand('import-redirects', 'addresses.csv', '--pages', pages, '--dry-run');
    expect(status).toBe(0);
  } finally {
    if (INIT_CWD === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = INIT_CWD;
  }
});

it('a list of thousands of lines is looked through a few times, not once for each of them', async () => {
  const count = 300;
  const entries = Array.from({ length: count }, (_, index) => ({ from: `/old/${index}`, to: '/finance' }));
  copy.write(file, JSON.stringify([...entries, entries[7]]));
  const { site } = await scanned(pages, schemas);
  let reads = 0;
  site.redirects = site.redirects.map((redirect) => ({
    ...redirect,
    get from() {
      reads++;
      return redirect.from;
    },
  }));
  const found: string[] = [];
  wrongRedirect.site?.(site, ({ pointer }) => void found.push(pointer), {});
  expect(found).toEqual([`/${count}/from`]);
  expect(reads).toBeLessThan(count * 10);
});
