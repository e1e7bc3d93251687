/**
 * Characters without special meaning in any host's configuration: no quote, no `\`, no `$` (nginx), no `{` (Caddy), no
 * control character.
 */
const plain = /^[\w !'()*+,\-./:;=?@%~]*$/;
/**
 * Characters without special meaning in a `_redirects` line or an nginx location: letters of any script, but no space, and no
 * `*` and `:`, which are placeholders.
 */
const plainPath = /^\/[\p{L}\p{M}\p{N}\w\-./~%]*$/u;

/**
 * Quotes a value for nginx and Caddy.
 *
 * @throws for a character with a special meaning: values from documents were checked long before
 */
export function quotedValue(value: string): string {
  return `"${plainValue(value)}"`;
}

/** A value that extends to the end of the line in `_headers`, or of an HTTP header. @throws as `quotedValue` does */
export function plainValue(value: string): string {
  if (!plain.test(value)) throw new Error(`${JSON.stringify(value)} cannot be written into a host's file.`);
  return value;
}

/**
 * Characters without special meaning in a redirect target: not `$` and `;` (nginx), `{` (Caddy), `:name` and `*`
 * (`_redirects`).
 */
const plainTarget = /^(?:https:\/\/[\w.-]+(?::\d+)?)?(?:\/[\w\-./~%!+,=@&?]*)?(?:#[\w\-./~%!+,=@&?:]*)?$/;

/** The target of a redirect: a path of the site, or an address elsewhere. @throws as `quotedValue` does */
export function hostTarget(target: string): string {
  if (target === '' || !plainTarget.test(target) || target.startsWith('//'))
    throw new Error(`${JSON.stringify(target)} cannot be a target in a host's file.`);
  return target;
}

/** A path of the site in a rule for exactly that path. @throws as `quotedValue` does */
export function hostPath(path: string): string {
  if (!plainPath.test(path) || path.startsWith('//'))
    throw new Error(`${JSON.stringify(path)} cannot be a path in a host's file.`);
  return path;
}
