/** One rule of the stylesheet, with what stands around it. */
export interface StyleRule {
  /** `@layer utilities`, `@media (…)` …, the outermost first. */
  around: readonly string[];
  css: string;
  /** For each of its selectors the classes that an element or one around it must have; none for a rule that every page has. */
  needs: readonly (readonly string[])[];
}

/** Classes that scripts set on the root before the first paint. */
const always = new Set(['light', 'dark']);

/** Takes a stylesheet apart. */
export async function parseStyles(css: string): Promise<StyleRule[]> {
  const { parse } = await import('postcss');
  const rules: StyleRule[] = [];
  const visit = (container: import('postcss').Container, around: readonly string[]) => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule') {
        rules.push({ around, css: node.toString(), needs: node.selectors.map(classesOf) });
      } else if (node.type === 'atrule' && node.nodes && isGroup(node.name)) {
        visit(node, [...around, `@${node.name} ${node.params}`]);
      } else if (node.type === 'atrule') {
        rules.push({ around, css: `${node.toString()}${node.nodes ? '' : ';'}`, needs: [] });
      }
    }
  };
  visit(parse(css), []);
  return rules;
}

/** Whether what stands in an at-rule are rules for elements. */
function isGroup(name: string): boolean {
  return ['layer', 'media', 'supports', 'container'].includes(name);
}

/**
 * The classes that a selector asks for. What stands in parentheses may be a choice or must be absent, so it asks for
 * nothing: a rule too many does no harm.
 */
function classesOf(selector: string): string[] {
  let asked = selector;
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
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ')) classes.add(name.includes('&') ? unescapeHtml(name) : name);
  }
  let css = '';
  let open: readonly string[] = [];
  for (const { around, css: rule, needs } of rules) {
    if (needs.length > 0 && !needs.some((names) => names.every((name) => classes.has(name)))) continue;
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
