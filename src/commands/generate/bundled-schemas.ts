import { schemaId } from '../../content/schema/schemas';

/**
 * The schema of each kind of document with all schemas that it refers to embedded, for validators that take a single file and
 * would otherwise try to fetch the `$id`s. They are embedded unchanged, as JSON Schema specifies for bundling.
 *
 * @param files parsed schema files by path in `schemas/`
 * @returns schemas by file name
 */
export function bundledSchemas(files: ReadonlyMap<string, unknown>): Map<string, object> {
  const bundles = new Map<string, object>();
  for (const [path, schema] of files) {
    if (!/^(?!defs|section|shared)[a-z-]+\.schema\.json$/.test(path)) continue;
    const needed = [...reachedFrom(path, files)].filter((other) => other !== path).sort();
    const $defs = Object.fromEntries(needed.map((other) => [schemaId(other), files.get(other)]));
    bundles.set(path, { ...(schema as object), ...(needed.length > 0 && { $defs }) });
  }
  return bundles;
}

/** A schema file and everything that it refers to, transitively. */
function reachedFrom(
  path: string,
  files: ReadonlyMap<string, unknown>,
  reached = new Set<string>(),
): Set<string> {
  if (reached.has(path) || !files.has(path)) return reached;
  reached.add(path);
  const base = schemaId('');
  for (const ref of refsIn(files.get(path))) {
    const target = new URL(ref, schemaId(path));
    target.hash = '';
    reachedFrom(target.href.slice(base.length), files, reached);
  }
  return reached;
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === '$ref' && typeof child === 'string' ? child : refsIn(child),
  );
}
