/**
 * Changes what is shown with a View Transition, where the browser has them and the visitor wants motion.
 *
 * @param change changes the document before it returns
 */
export function withTransition(change: () => void): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !document.startViewTransition) {
    change();
    return;
  }
  const transition = document.startViewTransition(change);
  // One that is cut short, by the next click or in a tab in the background, has made its change all the same.
  const ignore = () => {};
  transition.ready.catch(ignore);
  transition.finished.catch(ignore);
}
