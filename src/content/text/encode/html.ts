import { wellFormed } from './visible';

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, between tags and between quotes of either kind. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (sign) => references[sign] ?? '') : text;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it stands in XML, where some characters cannot be written at all: each becomes a replacement character. */
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

/** JSON as it stands in a script element: it neither ends the element nor begins a comment in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? '');
}
