import { assertNew, type Files, fromEngineFolder, writeScaffold } from '../../src/commands/scaffold/scaffold';
import type { Plan } from '../../src/node/plan/plan';
import { projectName } from '../../src/node/project/place-of';
import { print } from '../../src/node/project/print';
import { engineRoot, siteRoot } from '../../src/node/project/project';
import { fromWorkingDirectory } from '../../src/node/project/working-directory';
import { underLock } from '../../src/node/write/lock';
import { formatted } from './formatted';

/**
 * Writes the sources of a scaffold, in their format, and what is generated from them; says so.
 *
 * @returns the paths of all, as they were said
 */
export async function writeSources(make: () => Files): Promise<string[]> {
  const { generatedChanges } = await import('../../src/commands/generate/generate');
  const wrote = await underLock([engineRoot, siteRoot], async (lock) => {
    const files = make();
    assertNew(engineRoot, fromEngineFolder(files));
    for (const [file, text] of files) files.set(file, formatted(file, text));
    const generated = await generatedChanges(files);
    const placed = fromEngineFolder(files);
    writeScaffold(lock, engineRoot, placed, generated);
    return [...placed.keys(), ...generated.map(({ file }) => file)];
  });
  const names = wrote.map((file) => fromWorkingDirectory(file, engineRoot));
  for (const name of names) print(`wrote ${name}\n`);
  return names;
}

/** The same plan with sources in their format, and with what is generated from the new schemas. */
export async function withGenerated(plan: Plan): Promise<Plan> {
  const { generatedChanges } = await import('../../src/commands/generate/generate');
  const moved = new Map(plan.changes.flatMap((one) => (one.kind === 'move' ? [[one.from, one.to]] : [])));
  const changes = plan.changes.map((one) =>
    one.kind === 'edit' && projectName(one.file).startsWith('src/')
      ? { ...one, after: formatted(projectName(moved.get(one.file) ?? one.file), String(one.after)) }
      : one,
  );
  const gone = plan.changes.flatMap((one) => (one.kind === 'remove' ? [one.file] : []));
  const texts = new Map<string, string | undefined>(
    [...moved.keys(), ...gone].map((file) => [file, undefined]),
  );
  for (const one of changes)
    if (one.kind === 'edit') texts.set(moved.get(one.file) ?? one.file, String(one.after));
  return {
    ...plan,
    changes,
    generated: await generatedChanges(new Map([...texts].map(([file, text]) => [projectName(file), text]))),
  };
}
