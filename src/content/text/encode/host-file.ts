/** What means itself in the files of all hosts: no quote, no `\`, no `$` of nginx, no `{` of Caddy, no control character. */
const plain = /^[\w !'()*+,\-./:;=?@%~]*$/;
/** What means itself in a line of `_redirects`, and in a location of nginx: no space, no `*` and `:` that stand for other things. */
const plainPath = /^\/[\w\-./~%]*$/;

/**
 * A value in quotes, as the files of nginx and Caddy hold it.
 *
 * @throws when it holds a character that would mean something there: what comes from documents was checked long before
 */
export function quotedValue(value: string): string {
  return `"${plainValue(value)}"`;
}

/** A value that takes the rest of a line, as `_headers` holds it, or that is sent as a header. @throws as `quotedValue` does */
export function plainValue(value: string): string {
  if (!plain.test(value)) throw new Error(`${JSON.stringify(value)} cannot be written into a host's file.`);
  return value;
}

/** What means itself as the target of a redirect: `$` and `;` mean something to nginx, `{` to Caddy, `:name` and `*` to `_redirects`. */
const plainTarget = /^(?:https:\/\/[\w.-]+(?::\d+)?)?(?:\/[\w\-./~%!+,=@&?]*)?(?:#[\w\-./~%!+,=@&?:]*)?$/;

/** Where a redirect leads: a path of the site, or an address elsewhere. @throws as `quotedValue` does */
export function hostTarget(target: string): string {
  if (target === '' || !plainTarget.test(target) || target.startsWith('//'))
    throw new Error(`${JSON.stringify(target)} cannot be a target in a host's file.`);
  return target;
}

/** A path of the site, as it stands in a rule for one path. @throws as `quotedValue` does */
export function hostPath(path: string): string {
  if (!plainPath.test(path) || path.startsWith('//'))
    throw new Error(`${JSON.stringify(path)} cannot be a path in a host's file.`);
  return path;
}
