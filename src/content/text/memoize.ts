/** Remembers what is worked out of each argument. */
export function memoize<Argument, Result>(work: (of: Argument) => Result): (of: Argument) => Result {
  return remembered(new Map(), work);
}

/** The same for objects, each for as long as it is used elsewhere. */
export function memoizeWeak<Argument extends object, Result>(
  work: (of: Argument) => Result,
): (of: Argument) => Result {
  return remembered(new WeakMap<Argument, { result: Result }>(), work);
}

function remembered<Argument, Result>(
  results: {
    get(of: Argument): { result: Result } | undefined;
    set(of: Argument, known: { result: Result }): unknown;
  },
  work: (of: Argument) => Result,
): (of: Argument) => Result {
  return (of) => {
    const known = results.get(of) ?? { result: work(of) };
    results.set(of, known);
    return known.result;
  };
}
