/**
 * The colour tokens of a rule in the stylesheet of tokens, as CSS writes them.
 *
 * @param selector `:root` or `.dark`
 */
export function colorTokens(css: string, selector: string): Record<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (oklch\([^)]*\))/g)].map(([, name, color]) => [name, color]),
  );
}
