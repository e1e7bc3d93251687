/** Memoizes a function by its arguments: by their JSON, maps by their entries. */
export function memoized<A extends unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args) => {
    const key = JSON.stringify(args, (_, value) => (value instanceof Map ? [...value] : value));
    const result = known.get(key) ?? work(...args);
    known.set(key, result);
    return result;
  };
}
