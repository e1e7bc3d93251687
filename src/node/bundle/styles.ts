import type { Selector } from 'postcss-selector-parser';

/** One rule of the stylesheet, or one custom property of a rule that every page has, with what stands around it. */
export interface StyleRule {
  /** `@layer utilities`, `@media (…)`, for a custom property also `:root` …, the outermost first. */
  around: readonly string[];
  css: string;
  /** For each of its selectors the classes that an element or one around it must have; none for a rule that every page has. */
  needs: readonly (readonly string[])[];
  /** The custom property that it sets and nothing else: a page needs it if it uses that. */
  sets?: string;
  /** The custom properties that it uses, with those that they are made of. */
  uses: readonly string[];
}

/** The style of a border that no class says another one of. */
const solid = 'var(--tw-border-style)';

/** Classes that scripts set on the root before the first paint. */
const always = new Set(['light', 'dark']);

/** Stands among the classes of a page that is written from right to left: what selects by that, no other page needs. */
export const rightToLeft = 'dir=rtl';

/** Takes a stylesheet apart, so that each page can carry the rules that it needs. @param css the whole stylesheet */
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
      if (node.type === 'rule') {
        // Tailwind says it with every border, for sites whose base does not; ours says that borders are solid.
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
        const sets = node.name === 'property' ? node.params : undefined;
        add({ around, css: `${node.toString()}${node.nodes ? '' : ';'}`, needs: [], sets });
      }
    }
  };
  visit(parse(css), []);
  return withAllTheyUse(rules);
}

/** The custom properties that a text asks for. */
function propertiesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

/** The rules, each with the custom properties that those it uses are made of. */
function withAllTheyUse(rules: readonly StyleRule[]): StyleRule[] {
  return rules.map((rule) => {
    const all = new Set(rule.uses);
    for (const name of all) {
      for (const { sets, uses } of rules) if (sets === name) for (const next of uses) all.add(next);
    }
    return { ...rule, uses: [...all] };
  });
}

/** Whether what stands in an at-rule are rules for elements. */
function isGroup(name: string): boolean {
  return ['layer', 'media', 'supports', 'container'].includes(name);
}

/**
 * The classes that a page must use for a selector to match. Arguments of pseudo-classes are skipped, since `:is(.a, .b)` needs
 * only one of its classes and `:not(.a)` none; only a single argument of `:where` or `:is` counts. Skipping a class can keep
 * a rule that a page does not need, which does no harm.
 */
function classesOf(selector: Selector): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return always.has(node.value) ? [] : [node.value];
    if (node.type === 'attribute' && node.attribute === 'dir' && node.value === 'rtl') return [rightToLeft];
    const isWrapped = node.type === 'pseudo' && [':where', ':is'].includes(node.value);
    const [inner] = isWrapped && node.nodes.length === 1 ? node.nodes : [];
    return inner ? classesOf(inner) : [];
  });
}

/**
 * Makes a function that returns the rules of a stylesheet that a page needs, in their original order. The function is made once
 * for many pages: classes are represented by numbers, and the needs of each text are remembered, since pages have most of
 * these texts in common.
 *
 * @param frame HTML that stands around every page
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
  const known = new Map<string, Asked>();
  const askedBy = (text: string) => {
    let asked = known.get(text);
    if (!asked) {
      const classes = text.split(' ').flatMap((name) => numbers.get(name) ?? []);
      asked = { classes, properties: propertiesIn(text) };
      known.set(text, asked);
    }
    return asked;
  };
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

/** What a text asks for: classes by their numbers, custom properties by their names. */
interface Asked {
  classes: readonly number[];
  properties: readonly string[];
}

/** Large sites have few kinds of pages. */
const keptTexts = 200;

/** The texts of HTML that ask for styles: what stands in its class attributes, and every use of a custom property. */
export function styledTexts(html: string): string[] {
  const found: string[] = html.match(/var\(--[\w-]+/g) ?? [];
  const before = ' class="';
  for (let at = html.indexOf(before); at >= 0; at = html.indexOf(before, at)) {
    const start = at + before.length;
    at = html.indexOf('"', start);
    found.push(unescaped(html.slice(start, at)));
  }
  return found;
}

/** The text of an attribute: classes may hold `&` and `>`. */
function unescaped(attribute: string): string {
  return attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Rules with what stands around them, without the custom properties that neither they nor the page uses. */
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
