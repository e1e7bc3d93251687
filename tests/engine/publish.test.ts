import { chmodSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { landedFiles, publications, remember } from '../../src/commands/publish/records';
import { Repository } from '../../src/commands/publish/repository';
import { Editor, finance, muted, plain, Shared, spanish, words } from '../support/publishing';
import { runCommand } from '../support/run-command';

let shared: Shared;
let anna: Editor;
afterEach(() => shared.close());

/** A site that two people edit, one of whom is Anna. */
function begin(folder?: string, publish?: 'direct'): void {
  shared = new Shared(folder, publish);
  anna = shared.clone('anna');
}

const branches = () => shared.git('for-each-ref', '--format=%(refname:short)').trim().split('\n').sort();

describe('a proposal', () => {
  beforeEach(() => begin());

  it('is one commit on its own branch, with the chosen pages and nothing else', async () => {
    anna.restyle();
    anna.say('Una frase.');
    anna.edit('sitemap/page.json', '"sections"', '"aliases": ["/map"],\n  "sections"');
    writeFileSync(path.join(anna.root, 'code.ts'), 'export const half = ');
    const result = await anna.publish('finance');
    expect(result).toMatchObject({
      kind: 'published',
      isProposal: true,
      branch: 'content/2026-11-26-finance',
      title: 'Change Finance',
    });
    expect(shared.changed('content/2026-11-26-finance')).toEqual([
      'pages/finance/es.json',
      'pages/finance/page.json',
    ]);
    const [author, subject, body] = shared
      .git('log', '-1', '--format=%an <%ae>%n%s%n%b', 'content/2026-11-26-finance')
      .split('\n');
    expect([author, subject]).toEqual(['anna <anna@example.com>', 'Change Finance']);
    expect(body).toBe('Finance (/finance)');
    expect(shared.git('rev-parse', 'content/2026-11-26-finance^')).toBe(shared.git('rev-parse', 'main'));
  });

  it("leaves the author's branch, index and files as they are", async () => {
    anna.git('checkout', '--quiet', '-b', 'own-work');
    writeFileSync(path.join(anna.root, 'code.ts'), 'export const staged = 1;\n');
    anna.git('add', 'code.ts');
    writeFileSync(path.join(anna.root, 'code.ts'), 'export const half = ');
    anna.restyle();
    anna.git('add', 'pages/finance/page.json');
    anna.say('Una frase.');
    anna.git('status');
    const before = anna.state();
    expect(await anna.publish()).toMatchObject({ kind: 'published' });
    expect(anna.state()).toEqual(before);
  });

  it('is based on what others have published meanwhile, and describes what visitors notice', async () => {
    const bert = shared.clone('bert');
    bert.say('Entre 3,2 y 12 meses', 'De 3,2 a 12 meses');
    bert.push();
    anna.say('Una frase.');
    const result = await anna.publish();
    const branch = 'content/2026-11-26-finance';
    expect(result).toMatchObject({
      branch,
      title: 'Finance: hero: Spanish of "One sentence on money is enough." changed',
    });
    expect(JSON.parse(shared.read(branch, spanish))).toEqual({
      'One sentence on money is enough.': 'Una frase.',
      'From 3.2 to 12 months': 'Entre 3,2 y 12 meses',
    });
  });

  it('of the same pages goes to the same branch, even if the main branch has moved', async () => {
    anna.restyle();
    await anna.publish();
    const bert = shared.clone('bert');
    bert.say('Una frase.');
    bert.push();
    expect((await anna.publisher.offer()).units).toMatchObject([
      { id: 'finance', proposal: { title: expect.any(String) } },
    ]);
    expect(await anna.publish('finance')).toEqual({ kind: 'nothing' });
    expect((await anna.publisher.offer()).proposals).toEqual([
      { title: expect.any(String), day: '2026-11-26', link: undefined, fate: 'waiting' },
    ]);
    anna.addAlias();
    const result = await anna.publish('finance');
    expect(result).toMatchObject({ isMore: true, branch: 'content/2026-11-26-finance' });
    expect(branches()).toEqual(['content/2026-11-26-finance', 'main']);
    expect(shared.changed('content/2026-11-26-finance')).toEqual(['pages/finance/page.json']);
    expect(shared.read('content/2026-11-26-finance', spanish)).toContain('Una frase.');
    const page = JSON.parse(shared.read('content/2026-11-26-finance', finance));
    expect([page.aliases, page.sections[1].background]).toEqual([['/money'], 'default']);
  });

  it('of other pages is a separate one, with another name', async () => {
    anna.restyle();
    await anna.publish('finance');
    const bert = shared.clone('bert');
    bert.addAlias();
    expect(await bert.publish()).toMatchObject({ isMore: false, branch: 'content/2026-11-26-finance-2' });
  });

  it.each([
    ['by a merge', ['merge', '--quiet', '--no-ff', '--no-edit', 'origin/content/2026-11-26-finance']],
    ['as one commit of its own', ['merge', '--quiet', '--squash', 'origin/content/2026-11-26-finance']],
  ])('that was accepted %s needs no publishing any more, while later changes do', async (_, merge) => {
    anna.restyle();
    await anna.publish();
    const bert = shared.clone('bert');
    bert.git(...merge);
    if (merge.includes('--squash')) bert.git('commit', '--quiet', '--message', 'Accepted');
    bert.git('push', '--quiet', 'origin', 'HEAD:main');
    expect(await anna.ids()).toEqual([]);
    anna.edit(finance, plain, muted);
    anna.addAlias();
    expect(await anna.publish()).toMatchObject({ kind: 'published', isMore: false });
    const page = JSON.parse(
      shared.read(
        branches()[0] === 'main'
          ? ''
          : (branches().find((name) => name.endsWith('-2')) ?? branches()[0] ?? ''),
        finance,
      ),
    );
    expect([page.aliases, page.sections[1].background]).toEqual([['/money'], 'muted']);
  });

  it('that somebody has closed is forgotten, so its pages can be proposed again', async () => {
    anna.restyle();
    await anna.publish();
    shared.git('branch', '-D', 'content/2026-11-26-finance');
    const { proposals, units } = await anna.publisher.offer();
    expect([proposals, units]).toMatchObject([
      [{ fate: 'closed' }],
      [{ id: 'finance', proposal: undefined }],
    ]);
    expect(await anna.publish()).toMatchObject({ isMore: false, branch: 'content/2026-11-26-finance' });
  });

  it('leaves out what a link leads to, and whatever is no file', async () => {
    writeFileSync(path.join(anna.root, 'secret.txt'), 'A secret');
    symlinkSync('../../secret.txt', path.join(anna.pages, 'finance/notes.json'));
    symlinkSync(anna.root, path.join(anna.pages, 'finance/all'));
    anna.restyle();
    const { units, notes } = await anna.publisher.offer();
    expect(units.map(({ files }) => files)).toEqual([[finance]]);
    expect(notes.filter((note) => note.includes('is a link')).length).toBe(2);
    expect(() => anna.git('cat-file', '-e', anna.git('hash-object', 'secret.txt').trim())).toThrow();
  });

  it('leaves out what systems and editors put beside pages, and files of translators', async () => {
    for (const name of ['Thumbs.db', 'desktop.ini', '__MACOSX/page.json']) anna.write(`finance/${name}`, 'x');
    for (const name of ['page.json~', 'page.json.orig', 'es.po']) anna.write(`finance/${name}`, 'x');
    anna.write('finance/prices.pdf', '%PDF-1.7');
    anna.write('_site/fonts/OFL.txt', 'A license');
    anna.restyle();
    const { units, notes } = await anna.publisher.offer();
    expect(units.flatMap(({ files }) => files)).toEqual([
      finance,
      'finance/prices.pdf',
      '_site/fonts/OFL.txt',
    ]);
    expect(notes).toEqual(
      ['finance/es.po', 'finance/page.json.orig', 'finance/page.json~'].map(
        (file) => `${file} is no content of the site, and is published with git alone.`,
      ),
    );
  });

  it('leaves out what git ignores, and says so', async () => {
    anna.restyle();
    writeFileSync(path.join(anna.root, '.git/info/exclude'), 'coverage\n*.log\n');
    anna.write('finance/build.log', 'x');
    expect((await anna.publisher.offer()).notes).toEqual([]);
    anna.write('coverage/page.json', anna.read('sitemap/page.json'));
    const { units, notes } = await anna.publisher.offer();
    expect(units.map(({ id }) => id)).toEqual(['finance']);
    expect(notes).toEqual([expect.stringMatching(/^Git ignores coverage\/page\.json: not published\./)]);
    anna.git('add', '--force', 'pages/coverage/page.json');
    const { notes: later } = await anna.publisher.offer();
    expect([await anna.ids(), later]).toEqual([['coverage', 'finance'], []]);
  });

  it('contains any file that the main branch has already', async () => {
    const bert = shared.clone('bert');
    bert.write('finance/notes.txt', 'Call Ann.');
    bert.push();
    anna.git('pull', '--quiet');
    anna.write('finance/notes.txt', 'Call Bert.');
    expect((await anna.publisher.offer()).units).toMatchObject([{ files: ['finance/notes.txt'] }]);
  });

  it('is added to where this clone still knows a branch that had the name of its folder', async () => {
    anna.git('update-ref', 'refs/remotes/origin/content', 'HEAD');
    anna.restyle();
    await anna.publish();
    anna.addAlias();
    expect(await anna.publish()).toMatchObject({ kind: 'published', isMore: true, refusal: undefined });
    anna.edit('sitemap/page.json', '"sections"', '"aliases": ["/map"],\n  "sections"');
    expect(await anna.publish('sitemap')).toMatchObject({ kind: 'published', isMore: false });
  });

  it('has no room beside a branch that has the name of its folder, which is said first', async () => {
    shared.git('branch', 'content', 'main');
    anna.restyle();
    const why = 'origin has a branch "content", so that no proposal can have a branch of its own';
    await expect(anna.publisher.draft(['finance'])).rejects.toThrow(why);
    await expect(anna.publish()).rejects.toThrow(why);
    shared.git('branch', '--move', 'content', 'contents');
    expect(await anna.publish()).toMatchObject({ kind: 'published', isProposal: true });
  });

  it('that is added to is remembered, however many came after it', async () => {
    anna.restyle();
    await anna.publish();
    const repository = new Repository(anna.pages);
    const [record] = publications(repository);
    if (!record) throw new Error('Nothing was remembered.');
    for (let index = 0; index < 40; index++)
      remember(repository, { ...record, branch: `content/other-${index}` }, 'HEAD^{tree}');
    remember(repository, record, 'HEAD^{tree}');
    const kept = publications(repository).map(({ branch }) => branch);
    expect([kept.length, kept[0]]).toEqual([30, record.branch]);
  });

  it('includes a new page with what links to it', async () => {
    const description = 'Another description that is long enough to be shown by a search engine.';
    const page = JSON.parse(anna.read(finance));
    anna.write('money/page.json', JSON.stringify({ ...page, title: 'Money', description }));
    anna.write(
      'money/es.json',
      JSON.stringify({
        ...JSON.parse(anna.read(spanish)),
        Money: 'Dinero',
        [description]: 'Otra descripción, lo bastante larga para que la muestre un buscador.',
      }),
    );
    anna.edit(finance, '"href": "/" }', '"href": "/money" }');
    expect(await anna.ids()).toEqual(['finance', 'money']);
    expect(await anna.publish('finance')).toMatchObject({
      kind: 'errors',
      findings: [{ code: 'dead-link' }],
    });
    const result = await anna.publish();
    expect(result).toMatchObject({ kind: 'published', title: 'Change Finance and Money' });
  });

  it('says of a new page which pages link to it, also of those that do not change', async () => {
    const bert = shared.clone('bert');
    bert.addAlias();
    bert.edit('index/page.json', '"/finance"', '"/money"');
    bert.push();
    anna.git('pull', '--quiet');
    anna.write('money/page.json', anna.read(finance).replace(', "aliases": ["/money"]', ''));
    anna.edit(finance, ', "aliases": ["/money"]', '');
    expect(await anna.publisher.draft(['finance', 'money'])).toMatchObject({
      message: { text: expect.stringMatching(/New page, linked from \/$/) },
    });
  });
});

describe('what both sides changed', () => {
  beforeEach(() => begin());

  it('is shown in both versions, and nothing is published', async () => {
    const bert = shared.clone('bert');
    bert.say('De Bert.');
    bert.push();
    anna.say('De Ana.');
    anna.restyle();
    expect(await anna.publish()).toEqual({
      kind: 'conflicts',
      conflicts: [
        {
          file: spanish,
          pointer: '/One sentence on money is enough.',
          title: 'Finance',
          field: 'One sentence on money is enough.',
          mine: 'De Ana.',
          theirs: 'De Bert.',
        },
      ],
    });
    expect(branches()).toEqual(['main']);
  });

  it('is treated as a whole file if it is not a document, or is deleted', async () => {
    const bert = shared.clone('bert');
    bert.edit('_site/team.svg', '<svg', '<svg data-by="bert"');
    bert.push();
    anna.edit('_site/team.svg', '<svg', '<svg data-by="anna"');
    const result = await anna.publish();
    expect(result).toMatchObject({
      conflicts: [{ file: '_site/team.svg', field: '', mine: expect.stringContaining('changed') }],
    });
  });
});

it('a merge that is not finished publishes nothing, also where the conflict is in a picture', async () => {
  begin();
  anna.git('switch', '--quiet', '--create', 'work');
  anna.edit('_site/team.svg', '<svg', '<svg data-by="work"');
  anna.say('De Anna.');
  anna.git('commit', '--quiet', '--all', '--message', 'Work');
  anna.git('switch', '--quiet', 'main');
  anna.edit('_site/team.svg', '<svg', '<svg data-by="main"');
  anna.git('commit', '--quiet', '--all', '--message', 'Main');
  writeFileSync(path.join(anna.root, '.git/info/attributes'), '*.svg binary\n');
  expect(() => anna.git('merge', 'work')).toThrow();
  await expect(anna.publish()).rejects.toThrow(
    'A merge is not finished: _site/team.svg is in conflict. Finish it with git first.',
  );
  anna.git('add', 'pages/_site/team.svg');
  expect(await anna.ids()).toEqual(['finance', '_site/team.svg']);
});

describe('what was published from another branch of the clone', () => {
  const other = 'Basta una palabra.';

  it('is not taken back by a change of the same page, which is a proposal of its own', async () => {
    begin();
    anna.git('switch', '--quiet', '--create', 'own-work');
    anna.restyle();
    await anna.publish();
    anna.git('commit', '--quiet', '--all', '--message', 'Own work');
    anna.git('switch', '--quiet', 'main');
    expect(await anna.ids()).toEqual([]);
    anna.say(other);
    anna.addAlias();
    const { units, proposals } = await anna.publisher.offer();
    expect(units).toMatchObject([{ id: 'finance', proposal: undefined }]);
    expect(units[0]).not.toHaveProperty('takesBack');
    expect(proposals).toMatchObject([{ fate: 'waiting' }]);
    expect(await anna.publish()).toMatchObject({ isMore: false, branch: 'content/2026-11-26-finance-2' });
    expect(shared.read('content/2026-11-26-finance', finance)).toContain(plain);
    anna.edit(finance, '"/money"', '"/money", "/cash"');
    expect(await anna.publish()).toMatchObject({ isMore: true, branch: 'content/2026-11-26-finance-2' });
  });

  it('stays on the main branch, in every worktree', async () => {
    begin('pages', 'direct');
    const folder = path.join(shared.work, 'worktree');
    anna.git('worktree', 'add', '--quiet', '-b', 'own-work', folder);
    const worktree = new Editor(folder, 'pages');
    worktree.restyle();
    await worktree.publish();
    expect(await anna.ids()).toEqual([]);
    anna.addAlias();
    expect(await anna.publish()).toMatchObject({ kind: 'published', branch: 'main' });
    expect(shared.read('main', finance)).toContain(plain);
    expect(await worktree.ids()).toEqual([]);
  });
});

describe('errors', () => {
  it('in the proposed pages stop it: what would be published is checked, not the working folder', async () => {
    begin();
    anna.edit(finance, 'One sentence on money is enough.', 'One sentence says it.');
    const stopped = await anna.publish();
    expect(stopped).toMatchObject({ kind: 'errors', findings: [{ code: 'missing-translation' }] });
    expect(branches()).toEqual(['main']);
    // Its translation is in a file that is not published.
    anna.edit('_site/es.json', '{', '{ "One sentence says it.": "Lo dice una frase.",');
    anna.edit(spanish, '"One sentence on money is enough.": "Basta una frase sobre el dinero.",', '');
    expect(await anna.publish('finance')).toMatchObject({ kind: 'errors' });
    expect(await anna.publish()).toMatchObject({ kind: 'published' });
  });

  it('in pages that are not published do not stop it', async () => {
    begin();
    anna.restyle();
    anna.write('index/page.json', '{');
    expect(await anna.publish('finance')).toMatchObject({ kind: 'published', warnings: [] });
  });

  it('that the main branch has already do not stop it, and are said; those that are added do', async () => {
    begin();
    const bert = shared.clone('bert');
    bert.edit(finance, 'One sentence on money is enough.', 'One sentence says it.');
    bert.git('commit', '--quiet', '--all', '--message', 'By other means');
    bert.git('push', '--quiet', 'origin', 'HEAD:main');
    anna.restyle();
    expect(await anna.publish('finance')).toMatchObject({
      kind: 'published',
      warnings: [
        {
          code: 'missing-translation',
          message: expect.stringContaining('main branch has this error already'),
        },
      ],
    });
    anna.edit('sitemap/page.json', '"title": "', '"title": "Another ');
    const stopped = await anna.publish('sitemap');
    expect(stopped).toMatchObject({ kind: 'errors' });
    expect(JSON.stringify(stopped)).not.toContain('already');
  });

  it('caused on other pages stop it', async () => {
    begin();
    rmSync(path.join(anna.pages, 'sitemap'), { recursive: true });
    expect(await anna.publish('sitemap')).toMatchObject({ kind: 'errors' });
  });
});

describe('publishing at once', () => {
  beforeEach(() => begin('pages', 'direct'));

  it('goes to the main branch, repeatedly, and leaves nothing to publish', async () => {
    anna.say('Una frase.');
    const before = anna.state();
    expect(await anna.publish()).toMatchObject({ isProposal: false, branch: 'main' });
    expect(anna.state()).toEqual(before);
    expect(shared.read('main', spanish)).toContain('Una frase.');
    expect(await anna.ids()).toEqual([]);
    anna.say('Otra frase.', 'Una frase.');
    expect(await anna.publish()).toMatchObject({ kind: 'published', isProposal: false });
    expect(shared.read('main', spanish)).toContain('Otra frase.');
  });

  it('reverts what was published, too', async () => {
    anna.say('Una frase.');
    await anna.publish();
    anna.say(words, 'Una frase.');
    expect(await anna.publish()).toMatchObject({ kind: 'published' });
    expect(shared.read('main', spanish)).toContain(words);
  });

  /** What goes if nothing is named. */
  const usual = async () =>
    (await anna.publisher.offer()).units.flatMap(({ id, takesBack }) => (takesBack ? [] : id));

  it('leaves what was published as it is after a checkout, unless it is asked for by name', async () => {
    anna.say('Una frase.');
    await anna.publish();
    anna.git('checkout', '.');
    expect((await anna.publisher.offer()).units).toMatchObject([{ id: 'finance', takesBack: true }]);
    anna.edit('sitemap/page.json', '"sections"', '"aliases": ["/map"],\n  "sections"');
    const { stdout } = runCommand('publish', anna.pages, '--pages', anna.pages);
    expect(stdout).toMatch(
      /^Finance would take back what you published, and does not go: npm run publish -- ".*finance\/es\.json" takes it back\.\n/,
    );
    expect(stdout).toContain('Published on origin/main');
    expect(shared.changed('main', 'main^')).toEqual(['pages/sitemap/page.json']);
    expect(shared.read('main', spanish)).toContain('Una frase.');
    const named = runCommand('publish', path.join(anna.pages, 'finance'), '--pages', anna.pages);
    expect(named.stdout).toContain('Finance (/finance), takes back what you published');
    expect(shared.read('main', spanish)).toContain(words);
  });

  it('takes nothing back by a change that was made after a checkout', async () => {
    anna.say('Una frase.');
    anna.restyle();
    await anna.publish();
    anna.git('checkout', '.');
    anna.addAlias();
    anna.say('Entre 3,2 y 12 meses', 'De 3,2 a 12 meses');
    expect(await usual()).toEqual([]);
  });

  it('removes a new file that was published and is gone by name alone, and gets it again', async () => {
    anna.write('_site/extra.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n');
    expect(await anna.publish()).toMatchObject({ kind: 'published' });
    anna.git('clean', '--quiet', '--force', '-d');
    expect([await anna.ids(), await usual()]).toEqual([['_site/extra.svg'], []]);
    expect(await anna.get()).toMatchObject({ isDone: true, files: ['_site/extra.svg'] });
    expect(await anna.ids()).toEqual([]);
  });

  it('goes on with what was published, in texts, in lists and in shared words', async () => {
    anna.restyle();
    anna.say('Una frase.');
    anna.edit('_site/es.json', '{', '{ "One": "Uno",');
    await anna.publish();
    anna.edit(finance, plain, '"background": "night"');
    anna.edit('_site/es.json', '"One": "Uno"', '"Two": "Dos"');
    expect(await usual()).toEqual(['finance', '_site/es.json']);
    anna.edit(finance, '"background": "night"', plain);
    anna.say('Otra frase.', 'Una frase.');
    expect(await usual()).toEqual(['finance', '_site/es.json']);
    anna.git('commit', '--quiet', '--all', '--message', 'Own');
    expect(await usual()).toEqual(['finance', '_site/es.json']);
  });

  it('becomes a proposal if it is refused, and says why', async () => {
    const hook = path.join(shared.bare, 'hooks/pre-receive');
    writeFileSync(
      hook,
      '#!/bin/sh\nwhile read old new ref; do [ $ref = refs/heads/main ] && echo "main is protected" && exit 1; done; exit 0\n',
    );
    chmodSync(hook, 0o755);
    anna.restyle();
    const result = await anna.publish();
    expect(result).toMatchObject({
      isProposal: true,
      branch: 'content/2026-11-26-finance',
      refusal: expect.stringContaining('main is protected'),
    });
    expect(branches()).toEqual(['content/2026-11-26-finance', 'main']);
  });

  it('that is refused says so, also where there is no room for a proposal', async () => {
    writeFileSync(path.join(shared.bare, 'hooks/update'), '#!/bin/sh\necho "main is protected"\nexit 1\n');
    chmodSync(path.join(shared.bare, 'hooks/update'), 0o755);
    shared.git('branch', 'content', 'main');
    anna.restyle();
    await expect(anna.publish()).rejects.toThrow(/main is protected.* has a branch "content"/);
  });

  it('merges the work of two people who change neighbouring lines at the same time', async () => {
    const bert = shared.clone('bert');
    anna.say('Una frase.');
    bert.say('Entre 3,2 y 12 meses', 'De 3,2 a 12 meses');
    const results = await Promise.all([anna.publish('finance'), bert.publish('finance')]);
    expect(results).toMatchObject([{ branch: 'main' }, { branch: 'main' }]);
    expect(Object.values(JSON.parse(shared.read('main', spanish)))).toEqual([
      'Una frase.',
      'Entre 3,2 y 12 meses',
    ]);
  });
});

describe('a missing requirement gives one line', () => {
  const problem = () => {
    try {
      return String(anna.publisher);
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('no git, no repository, no remote, no commit, no answer', async () => {
    begin();
    anna.restyle();
    renameSync(shared.bare, `${shared.bare}.gone`);
    await expect(anna.publish()).rejects.toThrow(/^origin does not answer\. .*all of it\.git/);
    anna.git('remote', 'remove', 'origin');
    expect(problem()).toMatch(/^No remote repository: nothing can be published\./);
    vi.stubEnv('PATH', '/nowhere');
    expect(problem()).toBe('Git is not installed: nothing can be published.');
    vi.unstubAllEnvs();
    rmSync(path.join(anna.root, '.git'), { recursive: true });
    expect(problem()).toBe('No git repository: nothing can be published.');
  });
});

it('a site may be anywhere in a repository, in folders with spaces and umlauts; skipped hooks are named', async () => {
  begin('Über uns/Die Seiten');
  anna.restyle();
  const hook = path.join(anna.root, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  expect((await anna.publisher.offer()).notes).toEqual([expect.stringMatching(/^pre-commit: /)]);
  expect(await anna.publish()).toMatchObject({ kind: 'published' });
  expect(shared.changed('content/2026-11-26-finance')).toEqual(['Über uns/Die Seiten/finance/page.json']);
});

describe('where git is told to push to a fork', () => {
  const fork = () => path.join(shared.work, 'fork.git');
  const inFork = () => anna.git('ls-remote', '--heads', fork()).match(/content\/.*/g);
  const beginFork = (publish?: 'direct') => {
    begin('pages', publish);
    anna.git('clone', '--quiet', '--bare', shared.bare, fork());
    anna.git('remote', 'add', 'fork', fork());
  };

  it.each(['remote.pushDefault', 'branch.main.pushRemote'])(
    'proposals go there by %s, are added to there, and are made on the main branch of the other',
    async (setting) => {
      beginFork('direct');
      anna.git('config', setting, 'fork');
      const bert = shared.clone('bert');
      bert.say('De Bert.');
      bert.push();
      anna.restyle();
      expect(await anna.publisher.offer()).toMatchObject({
        ...{ verb: 'propose', remote: 'origin' },
        notes: ['Proposals go to fork, where git is told to push.'],
      });
      expect(await anna.publish()).toMatchObject({ isProposal: true, isMore: false });
      anna.addAlias();
      expect(await anna.publish('finance')).toMatchObject({ isProposal: true, isMore: true });
      expect(inFork()).toEqual(['content/2026-11-26-finance']);
      expect(branches()).toEqual(['main']);
      const proposed = anna.git(
        'show',
        'refs/proposed/fork/content/2026-11-26-finance:pages/finance/es.json',
      );
      expect(proposed).toContain('De Bert.');
      expect((await anna.publisher.offer()).proposals).toMatchObject([{ fate: 'waiting' }]);
    },
  );

  it('what others did comes from the main branch, whether the fork answers or not', async () => {
    beginFork();
    anna.git('config', 'remote.pushDefault', 'fork');
    rmSync(fork(), { recursive: true });
    const bert = shared.clone('bert');
    bert.say('De Bert.');
    bert.push();
    expect(await anna.get()).toMatchObject({ isDone: true });
    anna.restyle();
    await expect(anna.publish()).rejects.toThrow(/^fork does not answer\. /);
  });

  it('that does not exist, or is the same, nothing changes', async () => {
    beginFork('direct');
    for (const name of ['gone', 'origin']) {
      anna.git('config', 'remote.pushDefault', name);
      expect(await anna.publisher.offer()).toMatchObject({ verb: 'direct', notes: [] });
    }
  });
});

it('what became of a publication is known however many files it has', async () => {
  begin();
  anna.restyle();
  await anna.publish();
  const repository = new Repository(anna.pages);
  const [record] = publications(repository);
  if (!record) throw new Error('Nothing is remembered.');
  const blob = record.files.get(finance);
  const names = Array.from({ length: 30_000 }, (_, number) => `${'long/'.repeat(20)}${number}/page.json`);
  const files = new Map([finance, ...names].map((name) => [name, blob]));
  const landed = () => landedFiles(repository, { ...record, files }, 'origin/main', record.head);
  expect(landed()).toEqual(new Set());
  anna.push();
  expect(landed()).toEqual(new Set([finance]));
});

it('the main branch is the one that is followed here, if the remote names one that does not exist', async () => {
  begin();
  shared.git('branch', '--move', 'main', 'trunk');
  shared.git('symbolic-ref', 'HEAD', 'refs/heads/nothing');
  anna.restyle();
  await expect(anna.publish()).rejects.toThrow(/^Nothing is in origin yet/);
  anna.git('config', 'branch.main.merge', 'refs/heads/trunk');
  expect(await anna.publisher.offer()).toMatchObject({ main: 'trunk' });
  expect(await anna.publish()).toMatchObject({ kind: 'published' });
});

describe('what nobody took is said with its reason', () => {
  /** A remote that answers over SSH by these lines. */
  const over = (...lines: string[]) => {
    begin();
    anna.restyle();
    const program = path.join(shared.work, 'ssh');
    const said = lines.map((line) => `echo '${line}' >&2\n`).join('');
    writeFileSync(program, `#!/bin/sh\n${said}exit 255\n`, { mode: 0o755 });
    vi.stubEnv('GIT_SSH', program);
    vi.stubEnv('GIT_SSH_VARIANT', 'ssh');
    anna.git('remote', 'set-url', 'origin', 'git@git.example.com:site.git');
  };
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['git@git.example.com: Permission denied (publickey).', /^The server takes no SSH key of this machine/],
    ['Host key verification failed.', /^SSH does not trust the server: /],
    ['ERROR: Repository not found.', /^origin does not answer\. ERROR: Repository not found\.$/],
    [
      'ssh: connect to host git.example.com port 22: Connection refused',
      /^origin does not answer\. ssh: connect to host git\.example\.com port 22: Connection refused$/,
    ],
  ])('by SSH: %s', async (line, words) => {
    over('Welcome to the server of Example.', 'All that you do here is logged.', line);
    await expect(anna.publish()).rejects.toThrow(words);
  });

  it('by git, where it says nothing else', async () => {
    over();
    await expect(anna.publish()).rejects.toThrow(
      'origin does not answer. Could not read from remote repository.',
    );
  });

  it('by a host that wants a password', async () => {
    begin();
    anna.restyle();
    const server = createServer((_, response) => {
      response.writeHead(401, { 'www-authenticate': 'Basic realm=site' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('GIT_ASKPASS', undefined);
    vi.stubEnv('SSH_ASKPASS', undefined);
    vi.stubEnv('no_proxy', '127.0.0.1');
    anna.git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/site.git`);
    await expect(anna.publish()).rejects.toThrow(
      `Git has to say who you are to http://127.0.0.1:${port}, and cannot ask here: `,
    );
    server.close();
  });

  it('by a server, without the colors that git paints it with', async () => {
    begin();
    anna.restyle();
    anna.git('config', 'color.ui', 'always');
    const theirs = path.join(shared.bare, 'hooks/pre-receive');
    writeFileSync(theirs, '#!/bin/sh\necho "error: Not on Fridays."\nexit 1\n', { mode: 0o755 });
    await expect(anna.publish()).rejects.toThrow(
      /^origin does not take it\. Not on Fridays\. pre-receive hook declined$/,
    );
  });
});

describe('a hook of the checkout', () => {
  const hook = (text: string) => {
    const file = path.join(anna.root, '.git/hooks/pre-push');
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  };

  it.each([
    ['echo "no thanks: ticket missing" >&2; echo more >&2; exit 1', 'no thanks: ticket missing'],
    ['echo "error: no ticket"; exit 1', 'error: no ticket'],
    ['exit 1', 'it does not say why.'],
  ])('that refuses is named with its first line: %s', async (text, line) => {
    begin();
    anna.restyle();
    hook(text);
    await expect(anna.publish()).rejects.toThrow(
      new RegExp(`^The hook pre-push of this checkout refuses it: ${line}$`),
    );
  });

  it('that agrees is not blamed for what the other side refuses', async () => {
    begin();
    anna.restyle();
    hook('echo fine >&2');
    const theirs = path.join(shared.bare, 'hooks/pre-receive');
    writeFileSync(theirs, '#!/bin/sh\nexit 1\n');
    chmodSync(theirs, 0o755);
    await expect(anna.publish()).rejects.toThrow(/^origin does not take it\. pre-receive hook declined$/);
  });
});

it('settings of git that change what it writes change nothing here', async () => {
  begin();
  anna.git('config', 'log.showSignature', 'true');
  for (const name of ['commitEncoding', 'logOutputEncoding'])
    anna.git('config', `i18n.${name}`, 'ISO-8859-1');
  const bert = shared.clone('bert');
  bert.say('De Bert.');
  bert.push();
  anna.addAlias();
  anna.git('commit', '--quiet', '--all', '--message', 'Own');
  const signature = ['-----BEGIN SSH SIGNATURE-----', ' abcd', ' -----END SSH SIGNATURE-----'].join('\n');
  writeFileSync(
    path.join(shared.work, 'signed'),
    anna.git('cat-file', 'commit', 'HEAD').replace('\n\n', `\ngpgsig ${signature}\n\n`),
  );
  const signed = anna.git('hash-object', '-t', 'commit', '-w', path.join(shared.work, 'signed')).trim();
  anna.git('reset', '--quiet', '--soft', signed);
  // A merge of what Bert and Anna have committed takes the later of their dates.
  expect(await anna.get()).toMatchObject({ isDone: true });
  anna.edit('_site/es.json', '"Empezar"', '"Empezar aquí"');
  await anna.publish('_site/es.json');
  const [proposal = ''] = branches();
  expect(shared.git('log', '-1', '--format=%e%s %b', proposal)).toContain('aquí');
});

it('one branch is pushed, also to a remote that is a mirror of this repository', async () => {
  begin();
  anna.git('config', 'remote.origin.mirror', 'true');
  anna.git('branch', 'own-work');
  anna.restyle();
  await anna.publish();
  expect(branches()).toEqual(['content/2026-11-26-finance', 'main']);
});

it('the command describes what it does, and does it', async () => {
  begin();
  anna.restyle();
  anna.edit('_site/es.json', '"Empezar"', '"Comenzar"');
  expect(await anna.publisher.draft(['finance', '_site/es.json'])).toMatchObject({ kind: 'ready' });
  expect(branches()).toEqual(['main']);
  const { status, stdout } = runCommand('publish', '--pages', anna.pages);
  expect(stdout).toMatch(
    /^To be proposed for origin\/main:\n {2}Finance \(\/finance\)\nFor the whole site:\n {2}Shared words: Spanish, on \d pages\n\n/,
  );
  expect(stdout).toContain('It waits on the branch content/');
  expect([status, branches().length]).toEqual([0, 2]);
});
