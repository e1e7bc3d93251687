import { brotliCompressSync } from 'node:zlib';
import type { Diagnostic } from '../content/diagnostics';
import type { ResolvedContent } from './content-files';

/** What a page may cost on the wire, in bytes after brotli. A page over budget fails the build. */
export const budget = {
  /** HTML and styles: what one round trip carries, with room for the headers. */
  firstView: 14_600,
  /** The home page has twice the content of any other. */
  firstViewOfHome: 16_600,
  /** The script in the page itself, before the visitor does anything. */
  beforeIntent: 2_000,
  /** All scripts of a page once the visitor does something, but for what loads when it is first needed. */
  afterIntent: 127_000,
};

/** One entry of the list that Vite writes of its files. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

export type Manifest = Record<string, Chunk>;

const entryName = 'index.html';

/** What each page costs, and which section costs it. */
export class Costs {
  readonly #manifest: Manifest;
  readonly #sizes: Map<string, number>;
  readonly #read: (file: string) => string | Uint8Array | undefined;

  /**
   * @param manifest Vite's list of the browser's files
   * @param read what one of them holds
   * @param sizes what is known from earlier builds, by the name of the file; names change with the content
   */
  constructor(
    manifest: Manifest,
    read: (file: string) => string | Uint8Array | undefined,
    sizes: Map<string, number> = new Map(),
  ) {
    this.#manifest = manifest;
    this.#read = read;
    this.#sizes = sizes;
  }

  /** Scripts of a page with these section types, and how much of it each type adds. */
  scripts(types: Iterable<string>): { total: number; sections: [type: string, bytes: number][] } {
    const files = this.#closure(entryName);
    let total = this.#sum(files);
    const sections: [string, number][] = [];
    for (const type of new Set(types)) {
      const more = [...this.#closure(`src/sections/${type}/${type}.tsx`)].filter((file) => !files.has(file));
      const bytes = this.#sum(more);
      for (const file of more) files.add(file);
      sections.push([type, bytes]);
      total += bytes;
    }
    return { total, sections: sections.sort((a, b) => b[1] - a[1]) };
  }

  /** The styles that every page has. */
  get styles(): number {
    return this.#sum(this.#manifest[entryName]?.css ?? []);
  }

  #closure(name: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
    const chunk = this.#manifest[name];
    if (!chunk || seen.has(name)) return found;
    seen.add(name);
    found.add(chunk.file);
    for (const other of chunk.imports ?? []) this.#closure(other, found, seen);
    return found;
  }

  #sum(files: Iterable<string>): number {
    let sum = 0;
    for (const file of files) {
      const known = this.#sizes.get(file) ?? compressed(this.#read(file) ?? '');
      this.#sizes.set(file, known);
      sum += known;
    }
    return sum;
  }
}

/** Bytes after brotli. */
export function compressed(content: string | Uint8Array): number {
  return brotliCompressSync(content).length;
}

type Shown = ResolvedContent['pages'][number];

/** Section types with a field that no other page has: the select is part of them. */
const laterOnly = new Set<string>(['contact-form']);

/** How many of the longest pages are compressed to be measured; the others are shorter. */
const measured = 6;

/**
 * Holds a build against the budget.
 *
 * @param htmlOf the HTML of a page
 * @returns a line on the heaviest page, and a diagnostic when it is too heavy
 */
export function checkBudget(
  costs: Costs,
  { pages }: ResolvedContent,
  htmlOf: (page: Shown) => string,
): { summary: string; diagnostics: Diagnostic[] } {
  const own = pages.filter(({ page }) => !page.id.startsWith('_'));
  const heaviest = <T extends { bytes: number }>(all: readonly T[]) =>
    all.toSorted((a, b) => b.bytes - a.bytes)[0];
  const views = own
    .toSorted((a, b) => htmlOf(b).length - htmlOf(a).length)
    .slice(0, measured)
    .map((shown) => ({ shown, bytes: compressed(htmlOf(shown)) + costs.styles }));
  const view = heaviest(views);
  const script = heaviest(
    own
      .map((shown) => {
        const { total, sections } = costs.scripts(shown.page.sections.map(({ type }) => type));
        return { shown, bytes: total, sections };
      })
      .filter(({ sections }) => !sections.some(([type]) => laterOnly.has(type))),
  );
  if (!view || !script) return { summary: '', diagnostics: [] };
  const [type, extra] = script.sections[0] ?? ['', 0];
  const scripts = `${kB(script.bytes)} of scripts (${kB(extra)} for "${type}")`;
  const styles = `${kB(view.bytes)} of HTML and styles`;
  const diagnostics: Diagnostic[] = [];
  for (const { shown, bytes } of views) {
    const limit = shown.page.id === 'index' ? budget.firstViewOfHome : budget.firstView;
    if (bytes > limit) diagnostics.push(tooHeavy(shown, `${kB(bytes)} of HTML and styles`, limit));
  }
  if (script.bytes > budget.afterIntent)
    diagnostics.push(tooHeavy(script.shown, scripts, budget.afterIntent));
  const summary = `heaviest pages: ${view.shown.page.route} with ${styles}, ${script.shown.page.route} with ${scripts}`;
  return { summary, diagnostics };
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function tooHeavy({ source }: Shown, what: string, limit: number): Diagnostic {
  return {
    code: 'over-budget',
    severity: 'error',
    file: source.source.path,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    pointer: '',
    message: `This page has ${what}; at most ${kB(limit)} are allowed.`,
    hint: 'The budget stands in src/build/budget.ts.',
  };
}
