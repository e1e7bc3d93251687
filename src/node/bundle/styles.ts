import type { Selector } from 'postcss-selector-parser';
import { memoize } from '../../content/text/memoize';

/**
 * One rule of the stylesheet, or one custom property of a rule that applies to every page, with the at-rules around it.
 */
export interface StyleRule {
  /** `@layer utilities`, `@media (…)`, for a custom property also `:root` …, outermost first. */
  around: readonly string[];
  css: string;
  /**
   * For each selector, the classes that an element and its ancestors must have; empty for a rule that applies to every
   * page.
   */
  needs: readonly (readonly string[])[];
  /** The only custom property or animation that it defines: a page needs the rule only if it uses that. */
  sets?: string;
  /** The custom properties and animations that it uses, directly or indirectly. */
  uses: readonly string[];
}

/** The border style that applies unless a class sets another. */
const solid = 'var(--tw-border-style)';

/** The layer in which Tailwind repeats registered properties for browsers without `@property`, older than those we build for. */
const fallbacks = 'properties';

/** Classes that scripts set on the root before the first paint. */
const always = new Set(['light', 'dark']);

/** Listed among the classes of a right-to-left page: other pages do not need rules that select by it. */
export const rightToLeft = 'dir=rtl';

/** Listed among the classes of a page in a language: others do not need rules that select by it, as `[lang|="ja"]`. */
export function inLanguage(language: string): string {
  return `lang=${language.split('-')[0]}`;
}

/** Where and why a stylesheet cannot be read: `3:1: Unclosed block`; undefined if it can be. */
export async function styleFault(css: string): Promise<string | undefined> {
  const { parse, CssSyntaxError } = await import('postcss');
  try {
    parse(css);
    return undefined;
  } catch (error) {
    if (error instanceof CssSyntaxError) return `${error.line}:${error.column}: ${error.reason}`;
    throw error;
  }
}

/** Splits a stylesheet into rules, so that each page can include only those that it needs. */
export async function parseStyles(css: string): Promise<StyleRule[]> {
  const [{ parse }, { default: selectorParser }] = await Promise.all([
    import('postcss'),
    import('postcss-selector-parser'),
  ]);
  const selectors = selectorParser();
  const rules: StyleRule[] = [];
  const add = (rule: Omit<StyleRule, 'uses'>) => rules.push({ ...rule, uses: propertiesIn(rule.css) });
  const visit = (container: import('postcss').Container, around: readonly string[]) => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'atrule' && node.params === fallbacks) continue;
      if (node.type === 'rule') {
        // Tailwind repeats this with every border, for sites whose base styles lack it; ours make borders solid.
        node.walkDecls((child) => void (child.value === solid && child.remove()));
        const needs = selectors.astSync(node.selector).nodes.map(classesOf);
        const isForAll = needs.some((names) => names.length === 0);
        if (isForAll && node.nodes.some((child) => child.type === 'decl' && child.variable)) {
          for (const child of node.nodes) {
            const sets = child.type === 'decl' && child.variable ? child.prop : undefined;
            add({ around: [...around, node.selector], css: `${child.toString()};`, needs: [], sets });
          }
        } else add({ around, css: node.toString(), needs });
      } else if (node.type === 'atrule' && node.nodes && isGroup(node.name)) {
        visit(node, [...around, `@${node.name} ${node.params}`]);
      } else if (node.type === 'atrule') {
        const sets = ['property', 'keyframes'].includes(node.name) ? node.params : undefined;
        add({ around, css: `${node.toString()}${node.nodes ? '' : ';'}`, needs: [], sets });
      }
    }
  };
  visit(parse(css), []);
  return withIndirectUses(withAnimations(rules));
}

/** The custom properties that a text uses. */
function propertiesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Adds to each rule the animations that it names. */
function withAnimations(rules: readonly StyleRule[]): StyleRule[] {
  const animations = new Set(rules.flatMap(({ css, sets }) => (css.startsWith('@keyframes') ? sets : [])));
  return rules.map((rule) => {
    const names = rule.css.split(/[^\w-]+/).filter((word) => word !== rule.sets && animations.has(word));
    return { ...rule, uses: [...rule.uses, ...names] };
  });
}

/** Adds to each rule the custom properties and animations that it uses indirectly. */
function withIndirectUses(rules: readonly StyleRule[]): StyleRule[] {
  return rules.map((rule) => {
    const all = new Set(rule.uses);
    for (const name of all) {
      for (const { sets, uses } of rules) if (sets === name) for (const next of uses) all.add(next);
    }
    return { ...rule, uses: [...all] };
  });
}

/** Whether an at-rule contains style rules. */
function isGroup(name: string): boolean {
  return ['layer', 'media', 'supports', 'container'].includes(name);
}

/**
 * The classes that a page must use for a selector to match. Arguments of pseudo-classes are skipped, since `:is(.a,
 * .b)` needs only one of its classes and `:not(.a)` none; only a single argument of `:where` or `:is` counts. Skipping
 * a class may keep a rule that a page does not need, which is harmless.
 */
function classesOf(selector: Selector): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return always.has(node.value) ? [] : [node.value];
    if (node.type === 'attribute' && node.attribute === 'dir' && node.value === 'rtl') return [rightToLeft];
    if (node.type === 'attribute' && node.attribute === 'lang' && node.operator === '|=')
      return [inLanguage(node.value ?? '')];
    const isWrapped = node.type === 'pseudo' && [':where', ':is'].includes(node.value);
    const [inner] = isWrapped && node.nodes.length === 1 ? node.nodes : [];
    return inner ? classesOf(inner) : [];
  });
}

/**
 * Makes a function that returns the rules that a page needs, in their original order. For speed over many pages,
 * classes are numbered, and the needs of each text are cached, since pages share most of their texts.
 *
 * @param frame HTML around every page
 * @returns a function that takes the texts of a page that use styles: see `styledTexts`
 */
export function styler(rules: readonly StyleRule[], frame = ''): (texts: Iterable<string>) => string {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const selectors = rules.map(({ needs }) => needs.map((names) => names.map(numberOf)));
  const askedBy = memoize((text: string): Asked => {
    const classes = text.split(' ').flatMap((name) => numbers.get(name) ?? []);
    return { classes, properties: propertiesIn(text) };
  });
  const askedByFrame = styledTexts(frame).map(askedBy);
  const isUsed = new Uint8Array(numbers.size);
  const areUsed = (classes: readonly number[]) => classes.every((number) => isUsed[number] === 1);
  const made = new Map<string, string>();
  return (texts) => {
    isUsed.fill(0);
    const properties: string[] = [];
    const use = (asked: Asked) => {
      for (const number of asked.classes) isUsed[number] = 1;
      properties.push(...asked.properties);
    };
    askedByFrame.forEach(use);
    for (const text of texts) use(askedBy(text));
    const key = `${Buffer.from(isUsed).toString('latin1')} ${properties.join()}`;
    let css = made.get(key);
    if (css === undefined) {
      const needed = rules.filter((_, index) => {
        const choices = selectors[index] ?? [];
        return choices.length === 0 || choices.some(areUsed);
      });
      css = textOf(needed, properties);
      if (made.size === keptTexts) made.clear();
      made.set(key, css);
    }
    return css;
  };
}

/** What a text uses: numbered classes, and custom properties by name. */
interface Asked {
  classes: readonly number[];
  properties: readonly string[];
}

/** The cache limit: even large sites have few kinds of pages. */
const keptTexts = 200;

/** The parts of HTML that use styles: the values of class attributes, and every use of a custom property. */
export function styledTexts(html: string): string[] {
  const texts: string[] = html.match(/var\(--[\w-]+/g) ?? [];
  const before = ' class="';
  for (let at = html.indexOf(before); at >= 0; at = html.indexOf(before, at)) {
    const start = at + before.length;
    at = html.indexOf('"', start);
    texts.push(unescaped(html.slice(start, at)));
  }
  return texts;
}

/** Decodes an attribute value: classes may contain `&` and `>`. */
function unescaped(attribute: string): string {
  return attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Prints rules with the at-rules around them, without custom properties and animations that neither they nor the page use. */
function textOf(rules: readonly StyleRule[], usedByPage: readonly string[]): string {
  const used = new Set(usedByPage);
  for (const { sets, uses } of rules) {
    if (sets === undefined || used.has(sets)) for (const name of uses) used.add(name);
  }
  let css = '';
  let open: readonly string[] = [];
  for (const { around, css: rule, sets } of rules) {
    if (sets !== undefined && !used.has(sets)) continue;
    let same = 0;
    while (same < open.length && open[same] === around[same]) same++;
    css += '}'.repeat(open.length - same);
    for (const next of around.slice(same)) css += `${next}{`;
    css += rule;
    open = around;
  }
  return css + '}'.repeat(open.length);
}
