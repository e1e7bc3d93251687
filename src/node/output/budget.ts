import type { Diagnostic } from '../../content/model/diagnostics';
import type { Language } from '../../content/model/languages';
import { pageIdOf } from '../../content/model/routes';
import {
  applicationSource,
  filesFor,
  laterSources,
  sectionSource,
  type ViteManifest,
  wordsSource,
} from '../bundle/vite-manifest';
import { hashOf } from '../project/hash';
import { brotli } from './compress';
import { failure } from './failures';

/**
 * What a page may cost on the wire, in bytes after brotli: what the heaviest costs, and 5% more. `build` says what pages cost and stops for
 * none; tests/any-site holds them against this.
 */
export const budget = {
  /** HTML and styles of a page: ten packets, which a server sends before it waits for an answer, and a little: decision 114. */
  firstView: 17_000,
  /** HTML and styles of the home page, which shows more than any other. */
  home: 18_700,
  /** The script in the page itself, before the visitor does anything. */
  beforeIntent: 2_000,
  /** All scripts of a page once the visitor does something, but for what loads when it is first needed. */
  afterIntent: 119_500,
  /** What one section type fetches when it is first needed: a library that draws, but no framework. */
  whenNeeded: 60_000,
  /** An image as a phone fetches it: as wide as the screen of 390 pixels, at twice the density. */
  picture: 90_000,
};

/** What each page costs, and which section costs it. */
export class Costs {
  readonly #manifest: ViteManifest;
  readonly #sizes: Map<string, number>;
  readonly #scripts = new Map<string, number>();
  readonly #read: (file: string) => string | Uint8Array | undefined;

  /**
   * @param manifest Vite's list of the browser's files
   * @param read what one of them holds
   * @param sizes what is known from earlier builds, by quality and hash of what was compressed
   */
  constructor(
    manifest: ViteManifest,
    read: (file: string) => string | Uint8Array | undefined,
    sizes: Map<string, number> = new Map(),
  ) {
    this.#manifest = manifest;
    this.#read = read;
    this.#sizes = sizes;
  }

  /** Scripts of a page in a language with these section types, each named once, and how much of it each type adds. */
  scripts({ language, types }: Pick<Measured, 'language' | 'types'>): {
    total: number;
    sections: [type: string, bytes: number][];
  } {
    const files = new Set(filesFor(this.#manifest, applicationSource));
    for (const file of filesFor(this.#manifest, wordsSource(language))) files.add(file);
    let total = this.#sum(files);
    const sections: [string, number][] = [];
    for (const type of types.split(' ')) {
      const more = filesFor(this.#manifest, sectionSource(this.#manifest, type)).filter(
        (file) => !files.has(file),
      );
      const bytes = this.#sum(more);
      for (const file of more) files.add(file);
      sections.push([type, bytes]);
      total += bytes;
    }
    return { total, sections: sections.sort((a, b) => b[1] - a[1]) };
  }

  /** The file of a section type's component. */
  sourceOf(type: string): string {
    return sectionSource(this.#manifest, type);
  }

  /** What a section type adds to the application of a page: its own code, and what that imports when it is needed. */
  sectionType(type: string): { bytes: number; later: [source: string, bytes: number][] } {
    const source = this.sourceOf(type);
    const there = new Set(filesFor(this.#manifest, applicationSource));
    const ofApplication = new Set(laterSources(this.#manifest, applicationSource));
    const add = (name: string) => {
      const more = filesFor(this.#manifest, name).filter((file) => !there.has(file));
      for (const file of more) there.add(file);
      return this.#sum(more);
    };
    const bytes = add(source);
    const later = new Map<string, number>();
    // What is fetched later may fetch more.
    const follow = (name: string) => {
      for (const next of laterSources(this.#manifest, name))
        if (!ofApplication.has(next) && !later.has(next)) {
          later.set(next, add(next));
          follow(next);
        }
    };
    follow(source);
    return { bytes, later: [...later] };
  }

  /** Bytes of a page's HTML, with the styles in it, after brotli as hosts apply it while a visitor waits. */
  html(content: Uint8Array): number {
    return this.#compressed(content, whileWaiting);
  }

  #compressed(content: string | Uint8Array, quality: number): number {
    const key = `${quality} ${hashOf(content)}`;
    const known = this.#sizes.get(key) ?? brotli(content, quality).length;
    // Moved to the end: the oldest are forgotten.
    this.#sizes.delete(key);
    this.#sizes.set(key, known);
    return known;
  }

  #sum(files: Iterable<string>): number {
    let sum = 0;
    for (const file of files) {
      const bytes = this.#scripts.get(file) ?? this.#compressed(this.#read(file) ?? '', 11);
      this.#scripts.set(file, bytes);
      sum += bytes;
    }
    return sum;
  }
}

/** The quality of brotli that hosts commonly use for what they compress on the fly. */
const whileWaiting = 5;

/** A page as it is held against the budget. */
export interface Measured {
  id: string;
  language: Language;
  /** The path of the page in that language. */
  address: string;
  /** Its HTML, and the size of that before it is compressed. */
  file: string;
  bytes: number;
  /** Its section types, each once, with spaces between them. */
  types: string;
}

/**
 * Holds pages against the budget.
 *
 * @param htmlOf what a file of the build holds
 * @param count how many of the longest pages are compressed to be weighed, which takes longer than rendering a hundred
 * @returns a line on the heaviest page, one for each page that was weighed, and a diagnostic for each that is too heavy
 */
export function checkBudget(
  costs: Costs,
  pages: readonly Measured[],
  htmlOf: (file: string) => Uint8Array,
  count: number,
): { summary: string; lines: string[]; diagnostics: Diagnostic[] } {
  // All pages need not be put in order to find the longest.
  const lengths = new Float64Array(pages.length);
  pages.forEach(({ bytes }, index) => {
    lengths[index] = bytes;
  });
  const least = lengths.sort().at(-count) ?? 0;
  const views = pages
    .filter(({ bytes }) => bytes >= least)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, count)
    .map((page) => ({ page, bytes: costs.html(htmlOf(page.file)) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const script = heaviestScript(costs, pages);
  const [view] = views;
  if (!view || !script) return { summary: '', lines: [], diagnostics: [] };
  const [type, extra] = script.sections[0] ?? ['', 0];
  const scripts = `${kB(script.total)} of scripts (${kB(extra)} for "${type}")`;
  const diagnostics: Diagnostic[] = [];
  for (const { page, bytes } of views) {
    const allowed = page.id === pageIdOf('/') ? budget.home : budget.firstView;
    if (bytes > allowed) diagnostics.push(tooHeavy(page, `${kB(bytes)} of HTML and styles`, bytes - allowed));
  }
  if (script.total > budget.afterIntent)
    diagnostics.push(tooHeavy(script.page, scripts, script.total - budget.afterIntent, importLater));
  const summary = `heaviest pages: ${view.page.address} with ${kB(view.bytes)} of HTML and styles, ${script.page.address} with ${scripts}`;
  const lines = views.map(({ page, bytes }) => costLine(costs, page, bytes));
  return { summary, lines, diagnostics };
}

/** What a page costs in the order of a visit: before it can be read, and when the visitor does something. */
function costLine(costs: Costs, page: Measured, bytes: number): string {
  const { total, sections } = costs.scripts(page);
  const [type, extra] = sections[0] ?? ['', 0];
  const figures = [kB(bytes), kB(total), kB(extra)].map((figure) => figure.padStart(9));
  return `${figures.join('')} "${type}"  ${page.address}`;
}

/** What each section type costs a page that has it, the heaviest first; what comes later is named by its source. */
export function typeLines(costs: Costs, types: readonly string[]): string[] {
  return types
    .map((type) => ({ type, ...costs.sectionType(type) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ type, bytes, later }) =>
      [
        `${kB(bytes).padStart(9)}  ${type}`,
        ...later.map(([source, more]) => `, and ${kB(more)} when it is needed (${source})`),
      ].join(''),
    );
}

/** Holds what section types fetch when they are needed against the budget. @returns a diagnostic for each that fetches too much, at its component */
export function checkSectionTypes(costs: Costs, types: readonly string[]): Diagnostic[] {
  return types.flatMap((type) => {
    const { later } = costs.sectionType(type);
    const total = later.reduce((sum, [, bytes]) => sum + bytes, 0);
    if (total <= budget.whenNeeded) return [];
    const named = later.toSorted((a, b) => b[1] - a[1]).map(([source, bytes]) => `${source} ${kB(bytes)}`);
    return failure(
      { code: 'over-budget', file: costs.sourceOf(type) },
      `"${type}" fetches ${kB(total)} when it is needed (${named.join(', ')}): ${total - budget.whenNeeded} bytes more than the budget allows.`,
      'Import only the parts of the library that it uses, or take a smaller one. The budget stands in src/node/output/budget.ts.',
    );
  });
}

/** The heading of the lines of section types. */
export const typeHeading = '     code  of a section type';

/** Holds images against the budget. @param pictures each with its page and the bytes that a phone fetches of it */
export function checkPictures(
  pictures: readonly { id: string; image: string; bytes: number }[],
): Diagnostic[] {
  return pictures
    .filter(({ bytes }) => bytes > budget.picture)
    .map(({ id, image, bytes }) =>
      failure(
        { code: 'over-budget', file: `${id}/page.json` },
        `A phone fetches ${kB(bytes)} of the image ${image}: ${bytes - budget.picture} bytes more than the budget allows.`,
        'Choose an image with less detail, or one with a quieter ground. The budget stands in src/node/output/budget.ts.',
      ),
    );
}

/** The heading of the lines of pages. */
export const costHeading = '     HTML  scripts  of which';

/** The page with the most scripts. Pages with the same language and section types have the same, however many they are. */
function heaviestScript(costs: Costs, pages: readonly Measured[]) {
  const byTypes = new Map<string, Measured>();
  for (const page of pages) {
    const key = `${page.language} ${page.types}`;
    if (!byTypes.has(key)) byTypes.set(key, page);
  }
  return [...byTypes.values()]
    .map((page) => ({ page, ...costs.scripts(page) }))
    .toSorted((a, b) => b.total - a.total)[0];
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function tooHeavy(page: Measured, what: string, excess: number, hint = shorten): Diagnostic {
  return failure(
    { code: 'over-budget', file: `${page.id}/page.json` },
    `${page.address} has ${what}: ${excess} bytes more than the budget allows.`,
    `${hint} The budget stands in src/node/output/budget.ts.`,
  );
}

const shorten = 'Shorten it or give a section a page of its own.';
const importLater =
  'Let the section import what it does not need at once when it is needed (docs/section-types.md): npm run build -- --costs says what each type costs.';
