import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';
import { stateOf } from '../support/folder-state';
import { freePort } from '../support/free-port';
import { runCommand, runIn } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

/** A site in a folder elsewhere, whose name would be a pattern to some: pages, a section type with words, and a check. */
const museum = path.join(temporaryFolder('second-site'), '[neu] {x}');
const at = (file: string) => path.join(museum, file);
const page = at('pages/finance/page.json');
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));
const engine = () =>
  ['src', 'schemas', 'scripts', 'docs'].map((name) => stateOf(path.join(engineRoot, name)));
const before = engine();
const show = (section: object) =>
  edit(page, (text) => {
    const document = JSON.parse(text);
    return JSON.stringify({ ...document, sections: [...document.sections.slice(0, 2), section] }, null, 2);
  });
const own = (name: string, ...args: string[]) => runCommand(name, ...args, '--site', museum);
const findings = (...args: string[]) => {
  const { diagnostics } = JSON.parse(runCommand('validate-pages', '--format', 'json', ...args).stdout);
  return diagnostics.map(({ code, message }: Record<string, string>) => `${code}: ${message}`);
};

beforeAll(() => {
  cpSync(path.join(engineRoot, 'tests/broken-sites/_valid'), at('pages'), { recursive: true });
  expect(own('new-section', 'opening-hours').stderr).toBe('');
  expect(own('new-check', 'museum-voice').stderr).toBe('');
  mkdirSync(at('src/site/words'));
  writeFileSync(at('src/site/words/en.json'), JSON.stringify({ 'opening-hours.today': 'Open today' }));
  writeFileSync(at('src/site/words/es.json'), JSON.stringify({ 'opening-hours.today': 'Hoy abierto' }));
  edit(at('src/site/sections/opening-hours/opening-hours.tsx'), (text) =>
    text
      .replace(
        'import { Heading }',
        "import { useLabels } from 'page-builder/i18n/language';\nimport { Heading }",
      )
      .replace('  return (', '  const t = useLabels();\n  return (')
      .replace('<ul>', '<ul className="pt-[37px]" aria-label={t(\'opening-hours.today\')}>'),
  );
  writeFileSync(at('src/site/styles.css'), 'h1 { letter-spacing: 0.0371em; }\n');
  expect(own('generate').stderr).toBe('');
  show({ type: 'opening-hours', title: 'Finance', items: [{ title: 'Finance' }] });
});

it.each(['class', 'word', 'await'])('a check that TypeScript could not name is refused: %s', (code) => {
  const { status, stderr } = own('new-check', code);
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining('name is taken: choose another one, as our-'),
  ]);
  expect(existsSync(at(`src/site/checks/${code}.ts`))).toBe(false);
});

describe('a site in a folder elsewhere', () => {
  it("has its own section types, and none of this project's site", () => {
    expect(findings('--site', museum)).toEqual([]);
    show({ type: 'webinars', title: 'Finance', items: [] });
    expect(findings('--site', museum)).toEqual(['unknown-section: "webinars" is not a section type.']);
    expect(findings('--pages', at('pages'))).toEqual(['unknown-section: "webinars" is not a section type.']);
    show({ type: 'opening-hours', title: 'Finance', items: [{ title: 'Finance' }] });
    expect(findings('--pages', at('pages'))).toEqual([]);
  });

  it('has its own checks, which apply to no other site', () => {
    edit(page, (text) => text.replace('"Finance"', '"Finance museum-voice"'));
    expect(findings('--site', museum).join()).toContain('museum-voice: "museum-voice" stands in this text.');
    expect(findings('--pages', 'tests/broken-sites/_valid')).toEqual([]);
    edit(page, (text) => text.replace(' museum-voice', ''));
    expect(runCommand('validate-pages', '--explain', 'museum-voice').status).toBe(2);
    expect(own('validate-pages', '--explain', 'museum-voice').status).toBe(0);
  });

  it('is told of checks under the name of another, and of a component without a schema', () => {
    const check = readFileSync(at('src/site/checks/museum-voice.ts'), 'utf8');
    const orphan = 'src/site/sections/orphan/orphan.tsx';
    const more = {
      'src/site/checks/dead-link.ts': check
        .replace('museumVoice', 'deadLink')
        .replace(/code: .*/, "code: 'dead-link',"),
      'src/site/checks/second-voice.ts': check.replace('museumVoice', 'secondVoice'),
      [orphan]: 'export const Orphan = () => null;',
      'src/site/sections/opening-hours/clock.tsx': 'export const Clock = () => null;',
    };
    mkdirSync(path.dirname(at(orphan)));
    for (const [file, text] of Object.entries(more)) writeFileSync(at(file), text);
    const { status, stderr } = own('generate');
    for (const file of Object.keys(more)) rmSync(at(file));
    const lines = stderr.trim().split('\n');
    expect([status, lines]).toEqual([
      1,
      [
        expect.stringMatching(/src\/site\/checks\/dead-link\.ts:7 {2}The engine has a check "dead-link"/),
        expect.stringMatching(/src\/site\/checks\/second-voice\.ts:7 {2}Write code: "second-voice"/),
        expect.stringMatching(/orphan\/orphan\.tsx:1 {2}.* without schemas\/site\/orphan\.schema\.json/),
      ],
    ]);
    expect(own('generate').stderr).toBe('');
  });

  it('is watched on after one of its checks has failed, which is named', async () => {
    const check = at('src/site/checks/museum-voice.ts');
    const text = readFileSync(check, 'utf8');
    edit(check, () =>
      text.replace(
        'const offset =',
        "if (text.includes('Fail')) throw new Error('no idea');\n      const offset =",
      ),
    );
    const args = ['scripts/run.cjs', 'validate-pages', '--watch', '--site', museum];
    const watching = spawn(process.execPath, args, { env: { ...process.env, GITHUB_ACTIONS: '' } });
    let said = '';
    for (const stream of [watching.stdout, watching.stderr]) stream.on('data', (part) => (said += part));
    const says = (words: string) => vi.waitFor(() => expect(said).toContain(words), { timeout: 60_000 });
    try {
      await says('0 errors');
      edit(page, (text) => text.replace('"Finance"', '"Finance museum-voice Fail"'));
      await says('The check "museum-voice" failed on finance/page.json: no idea');
      edit(page, (text) => text.replace(' Fail', ''));
      await says('"museum-voice" stands in this text.');
      edit(check, () => text);
      await says('src/site/checks/museum-voice.ts has changed. Start this command again');
    } finally {
      watching.kill();
      edit(page, (text) => text.replace(' museum-voice', ''));
      edit(check, () => text);
    }
  });

  it('is left as it is where the fixes of its checks do not end', () => {
    const check = at('src/site/checks/museum-voice.ts');
    const [text, written] = [readFileSync(check, 'utf8'), readFileSync(page, 'utf8')];
    const louder = `const [file, pointer] = [context.source.path, '/title'];
    const value = \`\${context.document?.title}!\`;
    report({ file, pointer, message: 'Louder.', fix: { edits: [{ file, edit: { op: 'set', pointer, value } }] } });
    reportCopy(`;
    edit(check, () => text.replace('reportCopy(', louder));
    const { status, stderr } = own('validate-pages', '--fix');
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^error: Nothing was written: the fixes of "museum-voice" do not end\./),
    ]);
    expect(readFileSync(page, 'utf8')).toBe(written);
    edit(check, () => text);
  });

  it('is built with its own components, words and styles, into its own folder', () => {
    expect(own('build').stderr).toBe('');
    const english = readFileSync(at('dist/finance.html'), 'utf8');
    expect(english).toContain('aria-label="Open today"');
    expect(english).toContain('37px');
    expect(english).toContain('.0371em');
    expect(readFileSync(at('dist/es/finance.html'), 'utf8')).toContain('aria-label="Hoy abierto"');
  });

  it.each(['src/site/out', 'schemas/site/out', '.git/out'])(
    'is never built into its own sources: %s',
    (folder) => {
      const { status, stderr } = own('build', '--out', at(folder));
      expect([status, stderr]).toEqual([2, expect.stringContaining('among the sources')]);
      expect(existsSync(at(folder))).toBe(false);
    },
  );

  it('is rendered in development, with packages of the engine in its own components', async () => {
    const port = await freePort();
    const server = spawn(process.execPath, ['scripts/run.cjs', 'dev', '--rendered', '--site', museum], {
      env: { ...process.env, PORT: String(port), NODE_ENV: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      await new Promise<void>((resolve) =>
        server.stdout.on('data', (text) => String(text).includes(String(port)) && resolve()),
      );
      const response = await fetch(`http://localhost:${port}/finance`, { headers: { Accept: 'text/html' } });
      const html = await response.text();
      expect(html).toContain(' data-rendered');
      expect(html).toContain('aria-label="Open today"');
    } finally {
      server.kill();
    }
  });

  it('has no styles for components of the site that the engine came with', () => {
    const sheets = listFiles(at('dist/assets')).filter((file) => file.endsWith('.css'));
    const styles = sheets.map((file) => readFileSync(at(`dist/assets/${file}`), 'utf8')).join('');
    expect(styles).toContain('37px');
    const text = (folder: string) =>
      listFiles(path.join(engineRoot, folder))
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => readFileSync(path.join(engineRoot, folder, file), 'utf8'))
        .join('');
    const others = ['sections', 'ui', 'shell', 'app'].map((folder) => text(`src/${folder}`)).join('');
    const classes = [...text('src/site').matchAll(/(?<=[\s"'`])[a-z-]+-\[[\w.%]+\](?=[\s"'`])/g)].map(
      ([one]) => one,
    );
    const escaped = (one: string) => one.replace(/[[\].%]/g, '\\$&');
    expect(classes.filter((one) => !others.includes(one) && styles.includes(`.${escaped(one)}`))).toEqual([]);
  });

  it('has schemas for editors that list its own types and checks', () => {
    const schemaOf = (kind: string) => own('generate', '--bundle', kind).stdout;
    const page = schemaOf('page');
    expect(page).toContain('schemas/site/opening-hours.schema.json');
    expect(page).not.toContain('webinars');
    expect(JSON.parse(schemaOf('rules')).properties).toMatchObject({
      'dead-link': {},
      'museum-voice': { $comment: 'Of this site alone.' },
    });
  });

  it('is tested as a whole, or for one section type that exists', () => {
    const refused = (...args: string[]) => own('test', ...args).stderr;
    expect(refused('opening-hour')).toBe(
      'error: There is no section type or check "opening-hour": did you mean "opening-hours"?\n',
    );
    expect(refused('--changed')).toMatch(/^error: A site is tried as a whole, without --changed/);
  });

  it("is tested with its own checks' cases, which fail when a check finds nothing", () => {
    const passing = own('test', 'museum-voice');
    expect(passing.status).toBe(0);
    // Beside the generated files: its example, and three mistakes and three near misses.
    expect(Number(/(\d+) passed, 0 failed/.exec(passing.stdout)?.[1])).toBeGreaterThan(6);
    const check = at('src/site/checks/museum-voice.ts');
    edit(check, (text) => text.replace('offset < 0', 'offset < 99'));
    const broken = own('test', 'museum-voice');
    expect(broken.status).toBe(1);
    expect(broken.stdout).toContain('museum-voice');
    edit(check, (text) => text.replace('offset < 99', 'offset < 0'));
  });

  it('gets its pages from a scaffold, which says where they are', () => {
    cpSync(at('pages'), at('before'), { recursive: true });
    const { stdout } = own('new-page', '/tickets');
    expect(stdout).toContain(`wrote ${path.relative(process.cwd(), at('pages/tickets/page.json'))}\n`);
    rmSync(at('pages'), { recursive: true });
    renameSync(at('before'), at('pages'));
  });

  it('says what it wrote by names that lead there from where it was called', () => {
    expect(own('new-section', 'slogans').stderr).toBe('');
    const program = path.join(engineRoot, 'scripts/run.cjs');
    const { stdout } = runIn(
      museum,
      process.execPath,
      program,
      'delete-section',
      'slogans',
      '--write',
      '--site',
      '.',
    );
    const wrote = [...stdout.matchAll(/^wrote (.+)$/gm)].map(([, name = '']) => name);
    expect(wrote).toContain('src/site/types.generated.ts');
    expect(wrote.filter((name) => !existsSync(at(name)))).toEqual([]);
  });

  it.each([['bench'], ['test-mutation'], ['new-migration', 'notes', 'opening-hours']])(
    'leaves to the engine what is about it: %s',
    (...args) => {
      const { status, stdout, stderr } = runCommand(...args, '--site', museum);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^error: .+: call this in the folder of the engine.*\n$/);
      expect(runCommand(args[0] ?? '', '--help').stdout).not.toContain('--site');
    },
  );

  it('changes no section type of the engine, which other sites show', () => {
    for (const [name, ...args] of [
      ['delete-section', 'gallery'],
      ['move', '--type', 'gallery', 'pictures'],
    ] as const) {
      const { status, stderr } = own(name, ...args, '--dry-run');
      expect([status, stderr]).toEqual([
        2,
        expect.stringContaining('gallery is a section type of the engine'),
      ]);
    }
    expect(own('move', '--type', 'opening-hours', 'hours', '--dry-run').status).toBe(0);
  });

  it.each([
    ['a check', 'museum-tone', 'src/site/checks/museum-tone.ts', 'src/site/checks/museum-tone.cases.ts'],
    ['words of a language', '', 'src/site/words/fr.json'],
  ])('goes on without %s that somebody deleted, once the lists are generated', (_, check, ...files) => {
    if (check === '') writeFileSync(at('src/site/words/fr.json'), '{}');
    else expect(own('new-check', check).stderr).toBe('');
    expect(own('generate').stderr).toBe('');
    const texts = files.map((file) => readFileSync(at(file), 'utf8'));
    for (const file of files) rmSync(at(file));
    expect(own('generate', '--check').status).toBe(1);
    // What comes back counts again.
    for (const [index, file] of files.entries()) writeFileSync(at(file), texts[index] ?? '');
    expect(own('generate', '--check').status).toBe(0);
    for (const file of files) rmSync(at(file));
    expect(own('generate').stderr).toBe('');
    expect(own('generate', '--check').status).toBe(0);
    expect(own('validate-pages', '--explain').stdout).toContain('museum-voice');
  });

  it('is told of a mistake in a schema by which every document is valid', () => {
    const schema = at('schemas/site/opening-hours.schema.json');
    const text = readFileSync(schema, 'utf8');
    edit(schema, (text) =>
      text.replace('"properties": {', '"properties": {\n    "note": { "type": "string" },'),
    );
    const { status, stdout, stderr } = own('validate-pages', '--format', 'json');
    expect([status, JSON.parse(stdout).diagnostics]).toEqual([1, []]);
    expect(stderr).toContain('schemas/site/opening-hours.schema.json:');
    expect(stderr).toContain('Nothing says what this text is');
    // Whoever asks about a page is not told of schemas.
    expect(own('validate-pages', page).stderr).toBe('');
    writeFileSync(schema, text);
    expect(own('validate-pages')).toMatchObject({ status: 0, stderr: '' });
  });

  it('changes no file of the engine', () => {
    expect(own('generate', '--check').status).toBe(0);
    expect(engine()).toEqual(before);
  });
});

describe('the folder of a site', () => {
  const refused = (...args: string[]) => {
    const { status, stdout, stderr } = runCommand('validate-pages', ...args);
    expect([status, stdout]).toEqual([2, '']);
    return stderr;
  };

  it('must be readable', () => {
    expect(refused('--site', at('nowhere'))).toBe(
      `error: ${at('nowhere')} cannot be read: it does not exist.\n`,
    );
    expect(refused('--site', page)).toBe(`error: ${page} cannot be read: it is not a folder.\n`);
    expect(refused('--site')).toBe('error: --site has no value. Name the folder of a site.\n');
  });

  it('contains the pages that a command names', () => {
    expect(refused('--site', museum, '--pages', 'tests/sites/firm')).toBe(
      `error: --pages tests/sites/firm does not lie in the site that --site ${museum} names: leave one of them out.\n`,
    );
    expect(findings('--site', museum, '--pages', at('pages'))).toEqual([]);
    // As an option that a script gives is overridden: the site is that of the pages that are checked.
    expect(findings('--pages', 'tests/sites/firm', '--pages', at('pages'))).toEqual([]);
  });

  it('is an option in the help of every command', () => {
    expect(runCommand('where', '--help').stdout).toContain('--site DIR');
  });
});
