import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gotText, incomingWords } from '../../src/commands/get/report-get';
import { missingToPublish } from '../../src/commands/publish/publish';
import { Repository } from '../../src/commands/publish/repository';
import { underLock } from '../../src/node/write/lock';
import { type Editor, finance, muted, plain, Shared, spanish, words } from '../support/publishing';
import { runCommand } from '../support/run-command';

let shared: Shared;
let anna: Editor;
let bert: Editor;
beforeEach(() => begin());
afterEach(() => shared.close());

/** A site that Anna and Bert edit. */
function begin(folder?: string, publish?: 'direct'): void {
  shared?.close();
  shared = new Shared(folder, publish);
  anna = shared.clone('anna');
  bert = shared.clone('bert');
}

const head = (editor: Editor) => editor.git('rev-parse', 'HEAD').trim();
const status = (editor: Editor) => editor.git('status', '--porcelain');
const code = (editor: Editor, name = 'code.ts') => readFileSync(path.join(editor.root, name), 'utf8');
const writeCode = (editor: Editor, text: string, name = 'code.ts') => {
  mkdirSync(path.dirname(path.join(editor.root, name)), { recursive: true });
  writeFileSync(path.join(editor.root, name), text);
};

describe('changes by others', () => {
  it('are fetched, described in words, and move the branch to theirs', async () => {
    bert.say('Una frase.');
    bert.write('_site/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n');
    rmSync(path.join(bert.pages, 'sitemap'), { recursive: true });
    writeCode(bert, 'export const more = 1;\n');
    writeCode(bert, 'new\n', 'src/new.ts');
    bert.push();
    const state = await anna.others.look();
    const incoming = anna.others.incoming(state);
    expect(incoming && incomingWords(incoming)).toBe('2 changes by others on 2 pages');
    const got = await anna.get();
    expect(got).toMatchObject({
      isDone: true,
      files: expect.arrayContaining([spanish, '_site/new.svg']),
      gone: expect.arrayContaining(['sitemap/page.json']),
    });
    expect(gotText(got)).toContain('Spanish of "One sentence on money is enough." changed');
    expect(anna.read(spanish)).toBe(bert.read(spanish));
    expect([code(anna), code(anna, 'src/new.ts')]).toEqual(['export const more = 1;\n', 'new\n']);
    expect(existsSync(path.join(anna.pages, 'sitemap'))).toBe(false);
    expect([head(anna), status(anna)]).toEqual([head(bert), '']);
    expect((await anna.get()).incoming).toBeUndefined();
  });

  it('are merged with local changes, and only those are published then', async () => {
    bert.say('Una frase.');
    bert.addAlias();
    bert.push();
    anna.say('Entre 3,2 y 12 meses', 'De 3,2 a 12 meses');
    anna.restyle();
    anna.edit('_site/es.json', '"Empezar"', '"Comenzar"');
    expect(await anna.get()).toMatchObject({ isDone: true });
    const page = JSON.parse(anna.read(finance));
    expect([page.aliases, page.sections[1].background]).toEqual([['/money'], 'default']);
    expect(Object.values(JSON.parse(anna.read(spanish)))).toEqual(['Una frase.', 'Entre 3,2 y 12 meses']);
    expect(anna.git('diff', '--name-only').trim().split('\n')).toEqual([
      'pages/_site/es.json',
      'pages/finance/es.json',
      'pages/finance/page.json',
    ]);
    await anna.publish();
    const [branch = ''] = shared
      .git('for-each-ref', '--format=%(refname:short)', 'refs/heads/content')
      .split('\n');
    expect(shared.changed(branch)).toEqual([
      'pages/_site/es.json',
      'pages/finance/es.json',
      'pages/finance/page.json',
    ]);
    expect(shared.read(branch, spanish)).toBe(anna.read(spanish));
  });

  it('that came from here only move the branch', async () => {
    begin('pages', 'direct');
    anna.say('Una frase.');
    await anna.publish();
    anna.say('Otra frase.', 'Una frase.');
    const incoming = anna.others.incoming(await anna.others.look());
    expect(incoming && incomingWords(incoming)).toBe('What you published is on origin/main');
    expect(await anna.get()).toMatchObject({ isDone: true, files: [] });
    expect(anna.read(spanish)).toContain('Otra frase.');
    expect(head(anna)).toBe(shared.git('rev-parse', 'main').trim());
  });

  it('undo what was published from here, if the others undid it', async () => {
    begin('pages', 'direct');
    anna.say('Una frase.');
    await anna.publish();
    await bert.get();
    bert.say(words, 'Una frase.');
    await bert.publish();
    expect(await anna.get()).toMatchObject({ isDone: true, files: [spanish] });
    expect(anna.read(spanish)).toContain(words);
  });

  it('leave a proposal a proposal', async () => {
    anna.restyle();
    await anna.publish();
    bert.addAlias();
    bert.push();
    expect(await anna.get()).toMatchObject({ isDone: true, files: [finance] });
    expect((await anna.publisher.offer()).units).toMatchObject([
      { id: 'finance', proposal: { day: '2026-11-26' } },
    ]);
  });

  it('work in folders with spaces and umlauts, or with a site that is the whole repository', async () => {
    for (const folder of ['Über uns/Die Seiten', '.']) {
      begin(folder);
      bert.say('Una frase.');
      bert.push();
      anna.restyle();
      expect(await anna.get()).toMatchObject({ isDone: true, files: [spanish] });
      expect(anna.read(spanish)).toBe(bert.read(spanish));
      expect(anna.read(finance)).toContain(plain);
      expect(head(anna)).toBe(head(bert));
    }
  });

  it('get the line endings that git uses here', async () => {
    bert.say('Una frase.');
    bert.push();
    anna.git('config', 'core.autocrlf', 'true');
    anna.restyle();
    await anna.get();
    expect(anna.read(spanish)).toBe(bert.read(spanish).replaceAll('\n', '\r\n'));
    expect(anna.git('diff', '--name-only').trim()).toBe('pages/finance/page.json');
  });
});

describe('what both sides changed', () => {
  beforeEach(() => {
    bert.say('De Bert.');
    bert.say('Entre 3,2 y 12 meses', 'De 3,2 a 12 meses');
    bert.push();
    anna.say('De Ana.');
  });

  it('is shown in both versions, and nothing is written', async () => {
    const before = anna.state();
    const got = await anna.get();
    expect(got).toMatchObject({
      isDone: false,
      incoming: {
        conflicts: [
          {
            title: 'Finance',
            field: 'One sentence on money is enough.',
            mine: 'De Ana.',
            theirs: 'De Bert.',
          },
        ],
      },
    });
    expect(gotText(got)).toContain('  mine    De Ana.\n  theirs  De Bert.\nNothing was got');
    expect(anna.state()).toEqual(before);
  });

  it.each([
    ['mine', 'De Ana.'],
    ['theirs', 'De Bert.'],
  ] as const)('is resolved by a choice: %s', async (keep, value) => {
    expect(await anna.get(keep)).toMatchObject({ isDone: true });
    expect(Object.values(JSON.parse(anna.read(spanish)))).toEqual([value, 'Entre 3,2 y 12 meses']);
    expect(head(anna)).toBe(head(bert));
  });

  it.each([
    ['mine', 'Anna says it.', 'Lo dice Ana.'],
    ['theirs', 'Bert says it.', 'Lo dice Bert.'],
  ] as const)(
    'of a text takes the translations of the losing wording along: %s',
    async (keep, text, translation) => {
      begin();
      const say = (editor: Editor, to: string, spanishTo: string) => {
        editor.edit(finance, 'One sentence on money is enough.', to);
        editor.edit(spanish, '"One sentence on money is enough."', JSON.stringify(to));
        editor.say(spanishTo);
      };
      say(bert, 'Bert says it.', 'Lo dice Bert.');
      // What a document says somewhere keeps its entry.
      bert.edit(finance, 'From 3.2 to 12 months', 'Begin now');
      bert.edit(spanish, '"From 3.2 to 12 months": "De 3,2 a 12 meses"', '"Begin now": "Empiece ya"');
      bert.push();
      say(anna, 'Anna says it.', 'Lo dice Ana.');
      expect(await anna.get(keep)).toMatchObject({ isDone: true });
      expect(anna.read(finance)).toContain(text);
      expect(JSON.parse(anna.read(spanish))).toEqual({ [text]: translation, 'Begin now': 'Empiece ya' });
    },
  );

  it('leaves the translation of a losing wording that another text still says', async () => {
    begin();
    bert.edit(finance, 'One sentence on money is enough.', 'Bert says it.');
    bert.edit(finance, 'From 3.2 to 12 months', 'Bert says it.');
    bert.write(spanish, '{ "Bert says it.": "Lo dice Bert." }\n');
    bert.push();
    anna.edit(finance, 'One sentence on money is enough.', 'Anna says it.');
    anna.edit(spanish, '"One sentence on money is enough."', '"Anna says it."');
    expect(await anna.get('mine')).toMatchObject({ isDone: true });
    expect(Object.keys(JSON.parse(anna.read(spanish))).sort()).toEqual(['Anna says it.', 'Bert says it.']);
  });

  it('is asked about again if it has changed since it was shown', async () => {
    const { others } = anna;
    const state = await others.look();
    const { mark } = others.incoming(state) ?? {};
    anna.say('De Anna.', 'De Ana.');
    const got = await underLock([anna.pages], (lock) =>
      others.get(lock, state, { mark, choose: () => 'theirs' }),
    );
    expect(got).toMatchObject({ isDone: false, incoming: { conflicts: [{ mine: 'De Anna.' }] } });
    expect(anna.read(spanish)).toContain('De Anna.');
  });

  it('is shown while the file on disk cannot be read', async () => {
    begin();
    bert.edit(finance, 'One sentence on money is enough.', 'Bert says it.');
    bert.push();
    anna.edit(finance, 'One sentence on money is enough.', 'Anna says it.');
    anna.git('commit', '--quiet', '--all', '--message', 'Own');
    anna.write(finance, anna.read(finance).slice(0, -20));
    expect((await anna.get()).incoming?.conflicts).toContainEqual(
      expect.objectContaining({ mine: 'Anna says it.', theirs: 'Bert says it.' }),
    );
  });

  it('is resolved per file for pictures and deleted files', async () => {
    begin();
    bert.edit('_site/team.svg', '<svg', '<svg data-by="bert"');
    rmSync(path.join(bert.pages, 'finance'), { recursive: true });
    bert.push();
    anna.edit('_site/team.svg', '<svg', '<svg data-by="anna"');
    anna.restyle();
    expect((await anna.get()).incoming?.conflicts).toMatchObject([
      { file: '_site/team.svg', field: '', theirs: '_site/team.svg: changed' },
      { file: finance, field: '', theirs: `${finance}: deleted` },
    ]);
    expect(await anna.get('mine')).toMatchObject({ isDone: true });
    expect(anna.read('_site/team.svg')).toContain('anna');
    expect(anna.read(finance)).toContain(plain);
    expect(existsSync(path.join(anna.pages, spanish))).toBe(false);
  });
});

describe('what a programmer does in the same clone', () => {
  it('stays as it is, staged and unfinished, if the others did not touch it', async () => {
    writeCode(anna, 'export const staged = 1;\n', 'own.ts');
    anna.git('add', 'own.ts');
    writeCode(anna, 'export const half = ', 'own.ts');
    writeCode(anna, 'export const changed = 1;\n');
    anna.restyle();
    anna.git('add', 'pages/finance/page.json');
    writeCode(bert, 'their new file\n', 'their.ts');
    bert.addAlias();
    bert.push();
    const before = status(anna);
    expect(await anna.get()).toMatchObject({ isDone: true });
    expect(status(anna)).toBe(before);
    expect(anna.git('show', ':own.ts')).toBe('export const staged = 1;\n');
    expect(code(anna, 'their.ts')).toBe('their new file\n');
    // A page that was staged stays staged, with the changes of the others merged in.
    expect(anna.git('show', ':pages/finance/page.json')).toBe(anna.read(finance));
  });

  it('is not overwritten', async () => {
    const cases: [string, () => void, RegExp][] = [
      ['changed', () => writeCode(anna, 'mine\n'), /^code\.ts was changed here and by others: .*git stash/],
      [
        'staged',
        () => {
          writeCode(anna, 'mine\n');
          anna.git('add', 'code.ts');
          writeCode(anna, 'export {};\n');
        },
        /^code\.ts was changed here and by others/,
      ],
      ['a new file of the same name', () => writeCode(anna, 'mine\n', 'new.ts'), /^new\.ts was changed here/],
      ['deleted', () => rmSync(path.join(anna.root, 'code.ts')), /^code\.ts was changed here/],
      [
        'a page that is staged in another state',
        () => {
          anna.restyle();
          anna.git('add', '.');
          anna.edit(finance, plain, muted);
        },
        /^pages\/finance\/page\.json is staged in another state/,
      ],
      [
        'another branch',
        () => anna.git('switch', '--quiet', '-c', 'work'),
        /^This is the branch work: .*git switch main/,
      ],
      ['no branch', () => anna.git('checkout', '--quiet', '--detach'), /^No branch is checked out/],
      [
        'a commit of its own of the same code',
        () => {
          writeCode(anna, 'own\n');
          anna.git('add', '.');
          anna.git('commit', '--quiet', '--message', 'Own');
        },
        /^A commit that was made here and origin\/main both change code\.ts: whoever made it puts both together with "git pull"\./,
      ],
      [
        'a merge that is not finished',
        () => writeFileSync(path.join(anna.root, '.git/MERGE_HEAD'), `${head(anna)}\n`),
        /^Git is in the midst of a merge/,
      ],
    ];
    writeCode(bert, 'theirs\n');
    writeCode(bert, 'theirs\n', 'new.ts');
    bert.addAlias();
    bert.push();
    const state = await anna.others.look();
    const kept = `${anna.root}-kept`;
    cpSync(anna.root, kept, { recursive: true });
    for (const [what, prepare, message] of cases) {
      rmSync(anna.root, { recursive: true });
      cpSync(kept, anna.root, { recursive: true });
      prepare();
      // Refreshes what git knows of files by their modification times.
      anna.git('status');
      const before = anna.state();
      const get = underLock([anna.pages], (lock) => anna.others.get(lock, state));
      await expect(get, what).rejects.toThrow(message);
      expect(anna.state(), what).toEqual(before);
    }
  });

  it('is no conflict if others did the same', async () => {
    for (const editor of [anna, bert]) writeCode(editor, 'the same\n');
    writeCode(anna, 'the same\n', 'new.ts');
    writeCode(bert, 'the same\n', 'new.ts');
    bert.push();
    expect(await anna.get()).toMatchObject({ isDone: true });
    expect([head(anna), status(anna)]).toEqual([head(bert), '']);
  });
});

describe('commits made here', () => {
  const commit = (message: string) => {
    anna.git('add', '--all');
    anna.git('commit', '--quiet', '--message', message);
  };

  it('stay, are put together with those of others, and nothing that is half done is lost', async () => {
    writeCode(anna, 'own\n', 'own.ts');
    anna.restyle();
    commit('Own');
    const own = head(anna);
    writeCode(anna, 'staged\n', 'staged.ts');
    anna.git('add', 'staged.ts');
    anna.say('Entre 3,2 y 12 meses', 'De 3,2 a 12 meses');
    bert.addAlias();
    bert.say('De Bert.');
    writeCode(bert, 'theirs\n');
    bert.push();
    const got = await anna.get();
    expect(got).toMatchObject({
      isDone: true,
      incoming: {
        notes: [
          'A commit that was made here and is not on origin/main yet: kept, and put together with theirs.',
        ],
      },
    });
    const page = JSON.parse(anna.read(finance));
    expect([page.aliases, page.sections[1].background]).toEqual([['/money'], 'default']);
    expect(Object.values(JSON.parse(anna.read(spanish)))).toEqual(['De Bert.', 'Entre 3,2 y 12 meses']);
    expect([code(anna), code(anna, 'own.ts')]).toEqual(['theirs\n', 'own\n']);
    expect(anna.git('log', '-1', '--format=%P').trim().split(' ')).toEqual([own, head(bert)]);
    expect(status(anna)).toBe(' M pages/finance/es.json\nA  staged.ts\n');
    expect((await anna.get()).incoming).toBeUndefined();
    // What is committed and what is not can both be published.
    expect(await anna.ids()).toEqual(['finance']);
    await anna.publish();
    expect((await anna.get()).incoming).toBeUndefined();
  });

  it('are in conflict where others say something else, until somebody chooses', async () => {
    anna.say('De Ana.');
    commit('Own');
    bert.say('De Bert.');
    bert.push();
    const before = anna.state();
    expect(await anna.get()).toMatchObject({
      isDone: false,
      incoming: { conflicts: [{ mine: 'De Ana.', theirs: 'De Bert.' }] },
    });
    expect(anna.state()).toEqual(before);
    expect(await anna.get('mine')).toMatchObject({ isDone: true });
    expect([anna.read(spanish).includes('De Ana.'), status(anna)]).toEqual([true, '']);
    expect(await anna.ids()).toEqual(['finance']);
  });

  it('that others have by now are no change', async () => {
    begin('pages', 'direct');
    anna.say('De Ana.');
    commit('Own');
    await anna.publish();
    bert.git('pull', '--quiet');
    bert.addAlias();
    bert.push();
    expect(await anna.get()).toMatchObject({ isDone: true });
    expect([anna.read(spanish), anna.read(finance), status(anna)]).toEqual([
      bert.read(spanish),
      bert.read(finance),
      '',
    ]);
    expect(await anna.ids()).toEqual([]);
  });
});

it.each([
  ['without a commit of its own', false],
  ['with one', true],
])('can be repeated after being killed at any git command, %s', async (_, hasOwn) => {
  const section = (id: string) => ({ ...JSON.parse(bert.read(finance)).sections[1], id });
  const withSections = (editor: Editor, change: (sections: object[]) => object[]) => {
    const page = JSON.parse(editor.read(finance));
    editor.write(finance, `${JSON.stringify({ ...page, sections: change(page.sections) }, null, 2)}\n`);
  };
  withSections(bert, (sections) => [section('a'), ...sections.slice(1)]);
  bert.say('Una frase.');
  writeCode(bert, 'theirs\n');
  bert.push();
  if (hasOwn) {
    withSections(anna, (sections) => [...sections, section('own')]);
    anna.git('commit', '--quiet', '--all', '--message', 'Own');
  }
  withSections(anna, (sections) => [...sections, section('b'), section('c')]);
  anna.say('Entre 3,2 y 12 meses', 'De 3,2 a 12 meses');
  const state = await anna.others.look();
  const get = () => underLock([anna.pages], (lock) => anna.others.get(lock, state));
  const kept = `${anna.root}-kept`;
  cpSync(anna.root, kept, { recursive: true });
  const end = () => [head(anna), status(anna), anna.read(finance), anna.read(spanish), code(anna)];
  expect(await get()).toMatchObject({ isDone: true });
  const expected = end();
  const run = Repository.prototype.run;
  const isWriting = ([name, ...args]: readonly string[], env: NodeJS.ProcessEnv) =>
    env.GIT_INDEX_FILE === undefined &&
    (name === 'update-ref' || args.includes('--index-info') || (name === 'read-tree' && args.includes('-m')));
  for (let stop = 1; ; stop++) {
    rmSync(anna.root, { recursive: true });
    cpSync(kept, anna.root, { recursive: true });
    let count = 0;
    const killed = vi.spyOn(Repository.prototype, 'run').mockImplementation(function (
      this: Repository,
      args,
      input,
      env = {},
    ) {
      if (isWriting(args, env) && ++count === stop) throw new Error('Stopped here.');
      return run.call(this, args, input, env);
    });
    const error = await get().catch((thrown: Error) => thrown.message);
    killed.mockRestore();
    if (error !== 'Stopped here.') {
      expect(stop).toBeGreaterThan(4);
      break;
    }
    await get();
    expect(end(), `stopped at ${stop}`).toEqual(expected);
  }
});

describe('a missing requirement gives one line', () => {
  it('no answer, no remote repository', async () => {
    renameSync(shared.bare, `${shared.bare}.gone`);
    await expect(anna.get()).rejects.toThrow(/^origin does not answer\. .*all of it\.git/);
    anna.git('remote', 'remove', 'origin');
    expect(() => anna.others).toThrow(/^No remote repository: there is nobody to get changes from\./);
  });
});

describe('what somebody has to do about this machine is said in words', () => {
  const anonymous = () => {
    for (const name of ['name', 'email']) anna.git('config', '--unset', `user.${name}`);
    anna.git('config', 'user.useConfigOnly', 'true');
  };

  it('git does not know who is here: only what makes commits needs it', async () => {
    bert.say('De Bert.');
    bert.push();
    anna.restyle();
    anonymous();
    expect(await anna.get()).toMatchObject({ isDone: true, files: [spanish] });
    await expect(anna.publish()).rejects.toThrow(/^Git does not know whose changes these are: .*user\.email/);
    expect(shared.git('branch').trim()).toBe('* main');
  });

  it('another program uses git: nothing is written, and it goes on afterwards', async () => {
    bert.say('De Bert.');
    bert.push();
    const lock = path.join(anna.root, '.git/index.lock');
    const before = anna.read(spanish);
    writeFileSync(lock, '');
    await expect(anna.get()).rejects.toThrow(
      /^Another program is using git here, .* removes .*index\.lock\.$/,
    );
    expect(anna.read(spanish)).toBe(before);
    rmSync(lock);
    expect(await anna.get()).toMatchObject({ isDone: true });
    const ref = path.join(anna.root, '.git/refs/remotes/origin/main.lock');
    bert.say('De Berta.', 'De Bert.');
    bert.push();
    writeFileSync(ref, '');
    await expect(anna.get()).rejects.toThrow(/^Another program is using git here/);
  });

  it('the file .git leads nowhere', () => {
    rmSync(path.join(anna.root, '.git'), { recursive: true });
    writeFileSync(path.join(anna.root, '.git'), 'gitdir: /no/such\n');
    expect(missingToPublish(anna.pages)).toBe(
      'The git repository should be at /no/such, and is not there: nothing can be published.',
    );
  });

  it('git does not trust the folder', () => {
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const refused = missingToPublish(anna.pages);
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', undefined);
    expect(refused).toMatch(
      /^Git does not trust this folder, because it belongs to another user: .*safe\.directory/,
    );
    expect(missingToPublish(anna.pages)).toBeUndefined();
  });
});

it('the command fetches the changes', async () => {
  bert.say('De Bert.');
  bert.push();
  anna.say('De Ana.');
  const { status: exit, stdout } = runCommand('publish', '--pages', anna.pages, '--get', '--keep', 'theirs');
  expect([exit, stdout]).toEqual([
    0,
    expect.stringMatching(/^Got: 1 change by others on 1 page\.\n\nFinance/),
  ]);
  expect(anna.read(spanish)).toContain('De Bert.');
});
