import { wellFormed } from './visible';

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, as element content and in attributes with either quotes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (sign) => references[sign] ?? '') : text;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for XML, replacing characters that XML does not allow. */
export function escapeXml(text: string): string {
  return escapeHtml(wellFormed(text).replaceAll(notXml, '\ufffd'));
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a script element, which can neither close the element nor start a comment in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? '');
}
