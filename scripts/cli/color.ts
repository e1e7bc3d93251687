/**
 * Whether output is colored: as `NO_COLOR` (https://no-color.org) and `FORCE_COLOR` say, otherwise if it goes to a terminal
 * that supports colors.
 */
export function isColored(env = process.env, isTerminal = process.stdout.isTTY === true): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return isTerminal && env.TERM !== 'dumb';
}
