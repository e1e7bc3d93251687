import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editJson } from '../../content/json/edit';
import { isRecord } from '../../content/model/is-record';
import { engineName } from '../../node/project/place-of';
import { UsageError } from '../../node/project/project';
import { parsedJson } from '../../node/read/json-file';

/** The properties of a package that list dependencies. */
const kinds = ['dependencies', 'devDependencies'] as const;

export interface SitePackage {
  text: string;
  /** The specifier of the engine. */
  spec: string;
  /** The location of the specifier. */
  pointer: string;
}

/** Reads a site's package file. @throws UsageError if it does not exist or does not depend on the engine */
export function readSitePackage(site: string): SitePackage {
  const file = path.join(site, 'package.json');
  if (!existsSync(file))
    throw new UsageError(
      `${site} has no package.json: npm run new:site writes a site that depends on an engine.`,
    );
  const text = readFileSync(file, 'utf8');
  const value = parsedJson(file, text);
  for (const kind of kinds) {
    const list = isRecord(value) ? value[kind] : undefined;
    const spec = isRecord(list) ? list[engineName] : undefined;
    if (typeof spec === 'string') return { text, spec, pointer: `/${kind}/${engineName}` };
  }
  throw new UsageError(`${file} names no ${engineName} among its dependencies: there is nothing to upgrade.`);
}

/** Replaces the engine in a package file without changing other bytes. */
export function withEngine({ text, pointer }: SitePackage, spec: string): string {
  return editJson(text, [{ op: 'set', pointer, value: spec }]);
}

/**
 * Adapts a lock file that npm wrote in one folder for the same package in another: relative paths keep their targets, URLs
 * stay.
 *
 * @param from the folder that npm wrote it in
 * @param to the folder that it is for
 * @param spec the engine's specifier in the package there
 */
export function movedLock(text: string, from: string, to: string, spec: string): string {
  const lock: unknown = JSON.parse(text);
  if (!isRecord(lock) || !isRecord(lock.packages)) return text;
  const moved = (name: string) => {
    const [, scheme = '', way = name] = /^(file:)(.*)$/s.exec(name) ?? [];
    if (scheme === '' && !way.startsWith('../')) return name;
    return scheme + path.relative(to, path.resolve(from, way)).replaceAll(path.sep, '/');
  };
  const packages = Object.entries(lock.packages).map(([name, entry]) => {
    if (!isRecord(entry)) return [name, entry];
    const { resolved } = entry;
    return [moved(name), typeof resolved === 'string' ? { ...entry, resolved: moved(resolved) } : entry];
  });
  const [, root] = packages[0] ?? [];
  for (const kind of kinds) {
    const list = isRecord(root) ? root[kind] : undefined;
    if (isRecord(list) && engineName in list) list[engineName] = spec;
  }
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}
