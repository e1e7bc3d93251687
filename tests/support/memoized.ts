/** A function that works once for the same arguments: they are what they are as JSON, and maps what they list. */
export function memoized<A extends unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args) => {
    const key = JSON.stringify(args, (_, value) => (value instanceof Map ? [...value] : value));
    const result = known.get(key) ?? work(...args);
    known.set(key, result);
    return result;
  };
}
