import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';
import { type Run, timedBuild } from './build';
import { writeCorpus } from './corpus';
import { median, printTable, ratio } from './measure';

const documents = 10_000;
/** Number of documents per list; half of all documents are in one. */
const inList = 100;
/** Alternates the sites, so that neither always runs first. */
const order = ['without', 'with', 'with', 'without'] as const;
type Kind = (typeof order)[number];
type Measure = 'seconds' | 'cpu';

/** Measures the cost of lists: the same site with half of its documents in lists, and without lists, built cold and after one edit. */
export async function benchLists(folder: string): Promise<void> {
  timedBuild(folder, path.join(siteRoot, 'pages'), path.join(folder, 'first'));
  const cold = new Runs();
  const edits = new Runs();
  for (const [round, kind] of order.entries()) {
    const site = path.join(folder, `lists-${round}`);
    const out = `${site}-out`;
    writeCorpus(site, documents);
    const edited = addLists(site, kind === 'with');
    cold.add(kind, timedBuild(folder, site, out));
    for (let edit = 0; edit < 3; edit++) {
      // Edits the teaser of a listed page, or the page's own text if it is in no list.
      change(edited, edit);
      edits.add(kind, timedBuild(folder, site, out));
    }
    for (const made of [site, out]) rmSync(made, { recursive: true });
  }
  const row = (what: string, runs: Runs, measure: Measure) => [
    `${what}, ${measure === 'cpu' ? 'CPU' : 'time'}`,
    ...(['without', 'with'] as const).map((kind) => `${runs.of(kind, measure).toFixed(1)} s`),
    ratio(runs.of('with', measure), runs.of('without', measure)),
  ];
  const edit = 'one edit (a text of a page, a teaser)';
  printTable(`Building ${documents} documents, of which ${documents / 2} are in lists`, [
    ['', 'without lists', 'with lists', 'ratio'],
    row('from nothing', cold, 'seconds'),
    row('from nothing', cold, 'cpu'),
    row(edit, edits, 'seconds'),
    row(edit, edits, 'cpu'),
  ]);
}

class Runs {
  readonly #runs: Record<Kind, Run[]> = { without: [], with: [] };

  add(kind: Kind, run: Run): void {
    this.#runs[kind].push(run);
  }

  /** The median of a measurement. */
  of(kind: Kind, measure: Measure): number {
    return median(this.#runs[kind].map((run) => run[measure]));
  }
}

/**
 * Adds teasers to the generated pages of a corpus, and a page to half of their groups; with lists, that page lists its group.
 *
 * @returns the text to edit and its dictionary: a teaser with lists, a description without
 */
function addLists(site: string, hasLists: boolean): { file: string; copy: string } {
  const groups = new Map<string, string[]>();
  for (const file of listFiles(site)) {
    const [group] = /^group-\d+(?=\/page-\d+\/page\.json$)/.exec(file) ?? [];
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), path.dirname(file)]);
  }
  const listed = [...groups].filter(([, ids]) => ids.length === inList).slice(0, documents / 2 / inList);
  let edited = { file: '', copy: '' };
  for (const [group, ids] of listed) {
    for (const [index, id] of ids.entries()) {
      const text = `What lists say of ${id.replace('/', ', ')}.`;
      const document = load(site, id, 'page');
      save(site, id, 'page', {
        ...document,
        teaser: { text, date: `2026-0${1 + (index % 9)}-1${index % 10}` },
      });
      save(site, id, 'es', { ...load(site, id, 'es'), [text]: `${text} (es)` });
      edited = {
        file: path.join(site, id, 'es.json'),
        copy: hasLists ? text : String(document.description),
      };
    }
    const [description, subtitle] = [
      `The pages of ${group}, in one list, with what each of them says of itself.`,
      `All of ${group}.`,
    ];
    mkdirSync(path.join(site, group), { recursive: true });
    save(site, group, 'page', {
      ...{ $schema: '../../schemas/page.schema.json', title: `Pages of ${group}`, description },
      sections: [
        { type: 'hero', title: `Pages of ${group}`, subtitle },
        ...(hasLists ? [{ type: 'listing', of: `/${group}` }] : []),
      ],
    });
    const texts = [`Pages of ${group}`, description, subtitle];
    save(site, group, 'es', Object.fromEntries(texts.map((text) => [text, `${text} (es)`])));
  }
  return edited;
}

function load(site: string, id: string, name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(site, id, `${name}.json`), 'utf8'));
}

function save(site: string, id: string, name: string, value: object): void {
  writeFileSync(path.join(site, id, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
}

/** Changes the translation of a text. */
function change({ file, copy }: { file: string; copy: string }, edit: number): void {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  writeFileSync(file, JSON.stringify({ ...entries, [copy]: `${entries[copy]}${'!'.repeat(edit + 1)}` }));
}
