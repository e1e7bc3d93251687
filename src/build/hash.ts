let crypto: typeof import('node:crypto') | undefined;

/** Node's own cryptography, which takes 2 ms to load: the quickest command does without. */
function load(): typeof import('node:crypto') {
  crypto ??= process.getBuiltinModule('node:crypto');
  return crypto;
}

/** Eight characters that change with the content: enough to tell versions of one file apart. */
export function hashOf(content: string | Uint8Array): string {
  return load().hash('sha256', content, 'base64url').slice(0, 8);
}

/** A text that changes with the content, for content of any origin. */
export function digestOf(content: string): string {
  return load().hash('sha1', content, 'base64url');
}

/** A short text that changes with times and names of files: for them a checksum is enough. */
export function checksumOf(text: string): string {
  let sum = 0;
  let product = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    sum = (Math.imul(sum, 31) + code) | 0;
    product = Math.imul(product ^ code, 16_777_619);
  }
  return `${(sum >>> 0).toString(36)}-${(product >>> 0).toString(36)}`;
}
