/** What an SVG of a site may not hold: it could run, or fetch from elsewhere, when somebody opens it by its address. */
const dangers: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<script\b/i, 'a script'],
  [/\son[a-z]+\s*=\s*["']/i, 'a script in an attribute'],
  [/javascript:/i, 'a link that is a script'],
  [/<foreignObject\b/i, 'HTML (foreignObject)'],
  [/<!ENTITY/i, 'an entity of its own'],
  [/\bhref\s*=\s*["']\s*(?:https?:)?\/\//i, 'a link to another site'],
  [/@import|url\(\s*["']?\s*(?:https?:)?\/\//i, 'a style that is fetched from another site'],
];

/** Why an SVG cannot be shown, as a sentence; undefined when there is nothing against it. */
export function dangerIn(text: string): string | undefined {
  const found = dangers.find(([pattern]) => pattern.test(text));
  return found && `It holds ${found[1]}.`;
}
