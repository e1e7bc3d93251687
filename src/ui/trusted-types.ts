/** The Trusted Types API, which TypeScript's own types do not include yet. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown;
}

/**
 * The only style element that Radix's select inserts as HTML, to hide its list's scrollbar. If Radix changes it, the browser
 * tests that open the list fail.
 */
export const selectStyles =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

/**
 * The site's policy (`trusted-types default` in its headers) forbids turning text into HTML. This allows a single exception, by
 * its exact content. Browsers without Trusted Types need none.
 */
export function trustSelect(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (html === selectStyles ? html : null) });
}
