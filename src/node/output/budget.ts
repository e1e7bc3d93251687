import type { Diagnostic } from '../../content/model/diagnostics';
import type { Language } from '../../content/model/languages';
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
 * What a page may cost on the wire, in bytes after brotli: HTML and scripts have 5% of air above the heaviest page, so that whoever
 * adds much to it has to decide. `build` reports costs but does not fail for them; tests/any-site enforces the budget.
 */
export const budget = {
  /** HTML with inlined styles. TCP's initial window of ten packets holds 14.6 kB of it: decision 114. */
  firstView: 20_500,
  /** Inline script that runs before any interaction. */
  beforeIntent: 2_000,
  /** All scripts after the first interaction, except for those loaded on demand. */
  afterIntent: 122_000,
  /** What a section type loads on demand: enough for a drawing library, too little for a framework. */
  whenNeeded: 60_000,
  /** An image as fetched by a phone 390 pixels wide, at double density. */
  picture: 90_000,
};

/** Computes the costs of pages and sections. */
export class Costs {
  readonly #manifest: ViteManifest;
  readonly #sizes: Map<string, number>;
  readonly #scripts = new Map<string, number>();
  readonly #read: (file: string) => string | Uint8Array | undefined;

  /**
   * @param manifest Vite's manifest of the browser's files
   * @param read returns the content of one of them
   * @param sizes compressed sizes from earlier builds, by quality and content hash
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

  /**
   * The size of all scripts of a page in a language with these section types, each counted once, and how much each type
   * adds.
   */
  scripts({ language, types }: Pick<Measured, 'language' | 'types'>): {
    total: number;
    sections: [type: string, bytes: number][];
  } {
    const files = new Set<string>();
    for (const source of [applicationSource, wordsSource(language)]) this.#add(source, files);
    const sections = types.map((type): [string, number] => [
      type,
      this.#add(sectionSource(this.#manifest, type), files),
    ]);
    return { total: this.#sum(files), sections: sections.sort((a, b) => b[1] - a[1]) };
  }

  /** What a section type adds to the application: the code of its component, and what that imports dynamically. */
  sectionType(type: string): { source: string; bytes: number; later: [source: string, bytes: number][] } {
    const source = sectionSource(this.#manifest, type);
    const there = new Set(filesFor(this.#manifest, applicationSource));
    const ofApplication = new Set(laterSources(this.#manifest, applicationSource));
    const bytes = this.#add(source, there);
    const later = new Map<string, number>();
    // Dynamic imports may have dynamic imports of their own.
    const follow = (name: string) => {
      for (const next of laterSources(this.#manifest, name))
        if (!ofApplication.has(next) && !later.has(next)) {
          later.set(next, this.#add(next, there));
          follow(next);
        }
    };
    follow(source);
    return { source, bytes, later: [...later] };
  }

  /** The size of a page's HTML with inlined styles, compressed as hosts do on the fly. */
  html(content: Uint8Array): number {
    return this.#compressed(content, whileWaiting);
  }

  #compressed(content: string | Uint8Array, quality: number): number {
    const key = `${quality} ${hashOf(content)}`;
    const size = this.#sizes.get(key) ?? brotli(content, quality).length;
    // Reinserted, as the map is trimmed from its beginning.
    this.#sizes.delete(key);
    this.#sizes.set(key, size);
    return size;
  }

  /** The size of a module's files that are not among others, to which they are added. */
  #add(source: string, files: Set<string>): number {
    const more = filesFor(this.#manifest, source).filter((file) => !files.has(file));
    for (const file of more) files.add(file);
    return this.#sum(more);
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

/** The brotli quality that hosts commonly use on the fly. */
const whileWaiting = 5;

export interface Measured {
  id: string;
  language: Language;
  /** The path of the page in that language. */
  address: string;
  /** `file`: its HTML. `bytes`: the uncompressed size. */
  file: string;
  bytes: number;
  /** Its distinct section types. */
  types: readonly string[];
}

/**
 * Checks pages against the budget.
 *
 * @param htmlOf returns the content of a file of the build
 * @param count how many of the longest pages to measure: compressing one takes longer than rendering a hundred
 * @returns a summary of the heaviest page, a line per measured page, and a diagnostic per page over the budget
 */
export function checkBudget(
  costs: Costs,
  pages: readonly Measured[],
  htmlOf: (file: string) => Uint8Array,
  count: number,
): { summary: string; lines: string[]; diagnostics: Diagnostic[] } {
  const views = pages
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
    if (bytes > budget.firstView)
      diagnostics.push(tooHeavy(page, `${kB(bytes)} of HTML and styles`, bytes, budget.firstView));
  }
  if (script.total > budget.afterIntent)
    diagnostics.push(tooHeavy(script.page, scripts, script.total, budget.afterIntent, importLater));
  const summary = `heaviest pages: ${view.page.address} with ${kB(view.bytes)} of HTML and styles, ${script.page.address} with ${scripts}`;
  const lines = views.map(({ page, bytes }) => costLine(costs, page, bytes));
  return { summary, lines, diagnostics };
}

/** A line with the costs of a page, in the order of a visit: before it can be read, and after the first interaction. */
function costLine(costs: Costs, page: Measured, bytes: number): string {
  const { total, sections } = costs.scripts(page);
  const [type, extra] = sections[0] ?? ['', 0];
  const figures = [kB(bytes), kB(total), kB(extra)].map((figure) => figure.padStart(9));
  return `${figures.join('')} "${type}"  ${page.address}`;
}

/** Lines with the costs of section types, heaviest first; dynamic imports are named by source. */
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

/**
 * Checks what section types load on demand against the budget.
 *
 * @returns a diagnostic at the component of each that loads too much
 */
export function checkSectionTypes(costs: Costs, types: readonly string[]): Diagnostic[] {
  return types.flatMap((type) => {
    const { source, later } = costs.sectionType(type);
    const total = later.reduce((sum, [, bytes]) => sum + bytes, 0);
    if (total <= budget.whenNeeded) return [];
    const named = later.toSorted((a, b) => b[1] - a[1]).map(([name, bytes]) => `${name} ${kB(bytes)}`);
    return failure(
      { code: 'over-budget', file: source },
      `"${type}" fetches ${kB(total)} when it is needed (${named.join(', ')}): ${over(total, budget.whenNeeded)}`,
      'Import only the parts of the library that it uses, or take a smaller one. The budget is set in src/node/output/budget.ts.',
    );
  });
}

/** The column heading for section types. */
export const typeHeading = '     code  of a section type';

/** Checks images against the budget. @param pictures each with its page and the bytes that a phone fetches */
export function checkPictures(
  pictures: readonly { id: string; image: string; bytes: number }[],
): Diagnostic[] {
  return pictures
    .filter(({ bytes }) => bytes > budget.picture)
    .map(({ id, image, bytes }) =>
      failure(
        { code: 'over-budget', file: `${id}/page.json` },
        `A phone fetches ${kB(bytes)} of the image ${image}: ${over(bytes, budget.picture)}`,
        'Choose an image with less detail, or one with a plainer background. The budget is set in src/node/output/budget.ts.',
      ),
    );
}

/** The column heading for pages. */
export const costHeading = '     HTML  scripts  of which';

/**
 * The page with the most scripts. Pages with the same language and section types have the same scripts, so one of each
 * is compared.
 */
function heaviestScript(costs: Costs, pages: readonly Measured[]) {
  const byTypes = new Map<string, Measured>();
  for (const page of pages) {
    const key = [page.language, ...page.types].join(' ');
    if (!byTypes.has(key)) byTypes.set(key, page);
  }
  return [...byTypes.values()]
    .map((page) => ({ page, ...costs.scripts(page) }))
    .toSorted((a, b) => b.total - a.total)[0];
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function tooHeavy(page: Measured, what: string, bytes: number, most: number, hint = shorten): Diagnostic {
  return failure(
    { code: 'over-budget', file: `${page.id}/page.json` },
    `${page.address} has ${what}: ${over(bytes, most)}`,
    `${hint} The budget stands in src/node/output/budget.ts.`,
  );
}

function over(bytes: number, most: number): string {
  return `${bytes - most} bytes more than the budget of ${kB(most)} allows.`;
}

const shorten =
  'Shorten it, or give a section a page of its own: npm run build -- --costs says what every page costs.';
const importLater =
  'Let the section import what it does not need at once when it is needed (docs/section-types.md): npm run build -- --costs says what each type costs.';
