/** Memoizes a function by its arguments: by their JSON, maps by their entries. */
export function memoized<A extends unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  const results = new Map<string, R>();
  return (...args) => {
    const key = JSON.stringify(args, (_, value) => (value instanceof Map ? [...value] : value));
    const result = results.get(key) ?? work(...args);
    results.set(key, result);
    return result;
  };
}
