/** What `work` returns; `otherwise` if it throws. */
export function attempt<T, E = undefined>(work: () => T, otherwise?: E): T | E {
  try {
    return work();
  } catch {
    return otherwise as E;
  }
}
