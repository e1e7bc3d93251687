/** Remembers what is worked out of each argument. */
export function memoize<Argument, Result>(work: (of: Argument) => Result): (of: Argument) => Result {
  const results = new Map<Argument, { result: Result }>();
  return (of) => {
    const known = results.get(of) ?? { result: work(of) };
    results.set(of, known);
    return known.result;
  };
}
