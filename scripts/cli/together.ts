import { UsageError } from '../../src/node/project/project';

/**
 * Refuses options that cannot be combined: one of them would be ignored without a word.
 *
 * @param refused lists of options; the first of a list goes with none of the others
 * @throws UsageError
 */
export function refuseTogether(
  options: Record<string, unknown>,
  refused: readonly (readonly [string, ...string[]])[],
): void {
  const isUsed = (name: string) => options[name] !== undefined && options[name] !== false;
  for (const [name, ...others] of refused) {
    const other = others.find(isUsed);
    if (isUsed(name) && other) throw new UsageError(`--${name} and --${other} do not go together.`);
  }
}
