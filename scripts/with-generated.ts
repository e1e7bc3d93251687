import type { Plan } from '../src/node/plan/plan';
import { projectName } from '../src/node/project/place-of';
import { formatted } from './formatted';

/** The same plan with sources in their format, and with what is generated from the new schemas. */
export async function withGenerated(plan: Plan): Promise<Plan> {
  const { generatedChanges } = await import('../src/commands/generate/generate');
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
