import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { editJson } from '../../src/content/json/edit';
import { valueAt } from '../../src/content/json/values';
import { listChanges, type Present, thrownAway } from '../../src/workbench/server/changes/changes';
import { listVersions } from '../../src/workbench/server/changes/page-history';
import { compareVersion, restoreVersion } from '../../src/workbench/server/changes/restored';
import { schemas } from '../support/project';
import { type Editor, Shared } from '../support/publishing';
import { runsOf } from '../support/runs';
import { scanned } from '../support/scanned';

vi.setConfig({ testTimeout: 3_600_000 });

const rounds = runsOf(3, 100);
const seed = 20261126;

/** The values that both people edit, each with its file and its place in it. */
const places = {
  money: ['finance/es.json', '/One sentence on money is enough.'],
  months: ['finance/es.json', '/From 3.2 to 12 months'],
  look: ['finance/page.json', '/sections/1/background'],
} as const;
type Name = keyof typeof places;
type Values = Record<Name, string>;
const names = Object.keys(places) as Name[];
const files = ['finance/es.json', 'finance/page.json'] as const;
const namesOf = (file: string) => names.filter((name) => places[name][0] === file);
const isSame = (file: string, one: Values, other: Values) =>
  namesOf(file).every((name) => one[name] === other[name]);

const written = {
  money: ['Uno.', 'Dos.'],
  months: ['Tres de 3,2 a 12.', 'Cuatro de 3,2 a 12.'],
  look: ['default', 'muted'],
} satisfies Record<Name, string[]>;
const edit = fc.constantFrom(...names.flatMap((name) => written[name].map((value) => ({ name, value }))));
const step = fc.record({
  isAnna: fc.boolean(),
  edits: fc.array(edit, { maxLength: 2 }),
  act: fc.constantFrom('nothing', 'publish', 'publish', 'mine', 'theirs', 'discard', 'restore'),
});

/** Somebody with a clone, and the state that it should have. */
class Person {
  readonly editor: Editor;
  mine: Values;
  /** The values on the branch, and how often somebody had published by then. */
  head: Values;
  version = 0;
  /** What was published from here since, by file. */
  published = new Map<string, Values>();

  constructor(editor: Editor, start: Values) {
    this.editor = editor;
    this.mine = start;
    this.head = start;
  }

  base(file: string): Values {
    return this.published.get(file) ?? this.head;
  }

  /** What a file began with for whoever gets changes: what git has put back is no change. */
  begun(file: string): Values {
    return isSame(file, this.mine, this.head) ? this.head : this.base(file);
  }

  get values(): Values {
    return valuesIn((file) => this.editor.read(file));
  }

  edit(name: Name, value: string): void {
    const [file, pointer] = places[name];
    this.editor.write(file, editJson(this.editor.read(file), [{ op: 'set', pointer, value }]));
    this.mine = { ...this.mine, [name]: value };
  }

  /** Values that both sides changed in different ways. */
  conflicts(main: Values, among: readonly string[], baseOf = (file: string) => this.base(file)): Name[] {
    return among.flatMap((file) =>
      namesOf(file).filter(
        (name) =>
          this.mine[name] !== baseOf(file)[name] &&
          main[name] !== baseOf(file)[name] &&
          this.mine[name] !== main[name],
      ),
    );
  }

  async present(): Promise<Present> {
    const { pages } = this.editor;
    const checker = await scanned(pages, schemas);
    const contentOf = (file: string) => checker.text(file) ?? checker.bytes(file);
    return { folder: pages, checker, schemas, contentOf };
  }

  apply(changes: ReturnType<typeof thrownAway>['changes']): void {
    for (const { file, after } of changes) {
      if (after === undefined) rmSync(path.join(this.editor.pages, file));
      else this.editor.write(file, after as string);
    }
  }
}

function valuesIn(textOf: (file: string) => string): Values {
  const values = names.map((name) => {
    const [file, pointer] = places[name];
    return [name, valueAt(JSON.parse(textOf(file)), pointer)];
  });
  return Object.fromEntries(values);
}

it(`whatever two people do, every value ends up where it belongs (seed ${seed}, rounds ${rounds})`, async () => {
  const round = async (steps: { isAnna: boolean; edits: { name: Name; value: string }[]; act: string }[]) => {
    const shared = new Shared('pages', 'direct');
    try {
      const [anna, bert] = [shared.clone('anna'), shared.clone('bert')];
      const start = valuesIn((file) => anna.read(file));
      const people = [new Person(anna, start), new Person(bert, start)] as const;
      let main = start;
      let version = 0;
      for (const person of [anna, bert]) {
        writeFileSync(path.join(person.root, 'own.ts'), 'staged');
        person.git('add', 'own.ts');
        writeFileSync(path.join(person.root, 'own.ts'), 'half');
        writeFileSync(path.join(person.root, 'code.ts'), 'half');
      }
      for (const { isAnna, edits, act } of steps) {
        const person = people[isAnna ? 0 : 1];
        for (const { name, value } of edits) person.edit(name, value);
        const { mine, head } = person;
        if (act === 'publish') {
          const wanted = files.filter((file) => {
            const published = person.published.get(file);
            const isUntranslated = published ? !isSame(file, published, mine) : !isSame(file, mine, head);
            return isUntranslated && !isSame(file, mine, main);
          });
          const conflicts = person.conflicts(main, wanted);
          const result = await person.editor.publish();
          const next = { ...main };
          for (const file of wanted)
            for (const name of namesOf(file))
              if (mine[name] !== person.base(file)[name]) next[name] = mine[name];
          const isNews = files.some((file) => !isSame(file, next, main));
          expect(result.kind).toBe(conflicts.length > 0 ? 'conflicts' : isNews ? 'published' : 'nothing');
          if (result.kind === 'published') {
            main = next;
            version++;
            for (const file of wanted) person.published.set(file, mine);
          }
        } else if (act === 'mine' || act === 'theirs') {
          const others = files.filter((file) => !isSame(file, head, main) || person.published.has(file));
          const isNew = version !== person.version;
          const baseOf = (file: string) => person.begun(file);
          const conflicts = isNew ? person.conflicts(main, others, baseOf) : [];
          if (conflicts.length > 0) expect(await person.editor.get()).toMatchObject({ isDone: false });
          expect((await person.editor.get(act)).isDone).toBe(isNew);
          if (isNew) {
            const next = { ...mine };
            for (const file of others)
              for (const name of namesOf(file)) {
                const isTheirs = conflicts.includes(name)
                  ? act === 'theirs'
                  : mine[name] === baseOf(file)[name];
                if (isTheirs) next[name] = main[name];
              }
            Object.assign(person, { mine: next, head: main, version, published: new Map() });
          }
        } else if (act === 'discard') {
          const present = await person.present();
          const changes = listChanges(present);
          if (!('pages' in changes)) throw new Error(changes.missing);
          person.apply(thrownAway(present, { mark: changes.mark }, () => false).changes);
          person.mine = head;
        } else if (act === 'restore') {
          const present = await person.present();
          const { versions } = await listVersions(present, { route: '/finance' });
          const { commit = '', folder = '' } = versions.at(-1) ?? {};
          const version = { route: '/finance', commit, folder };
          const { page } = await compareVersion(present, version);
          expect(page === undefined).toBe(files.every((file) => isSame(file, mine, start)));
          if (page) person.apply((await restoreVersion(present, { ...version, mark: page.mark })).changes);
          person.mine = start;
        }
        expect(valuesIn((file) => shared.read('main', file))).toEqual(main);
        for (const one of people) {
          expect(one.values).toEqual(one.mine);
          expect(one.editor.git('status', '--porcelain', '--', '*.ts')).toBe(' M code.ts\nAM own.ts\n');
        }
      }
    } finally {
      shared.close();
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), round), {
    numRuns: rounds,
    seed,
  });
});
