/** What browsers that know Trusted Types offer; TypeScript's own list does not have it yet. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown;
}

/**
 * The one style element that Radix's select writes as HTML: it hides the scrollbar of its list. Should Radix write another one,
 * the browser tests that open the list fail.
 */
export const selectStyles =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

/**
 * The policy of the site (`trusted-types default` in its headers) lets no text become HTML. This makes the one exception,
 * by its exact words; everything else stays forbidden. A browser that does not know Trusted Types needs none.
 */
export function trustSelect(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (html === selectStyles ? html : null) });
}
