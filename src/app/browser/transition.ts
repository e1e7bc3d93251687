/**
 * Runs a change in a View Transition, if the browser supports it and the visitor has not asked for reduced motion.
 *
 * @param change changes the document synchronously
 */
export function withTransition(change: () => void): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !document.startViewTransition) {
    change();
    return;
  }
  const transition = document.startViewTransition(change);
  // A transition that is skipped, by the next click or in a background tab, has still applied its change.
  const ignore = () => {};
  transition.ready.catch(ignore);
  transition.finished.catch(ignore);
}
