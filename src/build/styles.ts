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

/** Classes that scripts set on the root before the first paint. */
const always = new Set(['light', 'dark']);

/** Takes a stylesheet apart. */
export async function parseStyles(css: string): Promise<StyleRule[]> {
  const { parse } = await import('postcss');
  const rules: StyleRule[] = [];
  const add = (rule: Omit<StyleRule, 'uses'>) => rules.push({ ...rule, uses: propertiesIn(rule.css) });
  const visit = (container: import('postcss').Container, around: readonly string[]) => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule') {
        const needs = node.selectors.map(classesOf);
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

/** `:where(…)` and `:is(…)` around one selector, which leave it what it is. */
const wrapped = /:(?:where|is)\(((?:\\.|[^(),\\]|\((?:\\.|[^()\\])*\))*)\)/g;

/**
 * The classes that a selector asks for. What else stands in parentheses may be a choice or must be absent, so it asks for
 * nothing: a rule too many does no harm.
 */
function classesOf(selector: string): string[] {
  let asked = selector.replaceAll(wrapped, '$1');
  for (let before = ''; before !== asked; ) {
    before = asked;
    asked = asked.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '');
  }
  return [...asked.matchAll(/\.((?:\\.|[\w-])+)/g)]
    .map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
    .filter((name) => !always.has(name));
}

/** The part of a stylesheet that a page needs as it stands, in the order of the stylesheet. */
export function stylesFor(html: string, rules: readonly StyleRule[]): string {
  const classes = new Set<string>();
  const used = new Set<string>();
  for (const [, names, property] of html.matchAll(/ class="([^"]*)"|var\((--[\w-]+)/g)) {
    if (property) used.add(property);
    for (const name of names?.split(' ') ?? []) classes.add(name.includes('&') ? unescapeHtml(name) : name);
  }
  const needed = rules.filter(
    ({ needs }) => needs.length === 0 || needs.some((names) => names.every((name) => classes.has(name))),
  );
  for (const { sets, uses } of needed) {
    if (sets === undefined || used.has(sets)) for (const name of uses) used.add(name);
  }
  let css = '';
  let open: readonly string[] = [];
  for (const { around, css: rule, sets } of needed) {
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

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
