/**
 * Changes what is shown with a View Transition, where the browser has them and the visitor wants motion.
 *
 * @param update makes the change; its promise is fulfilled when the change is in the document
 */
export function withTransition(update: () => Promise<void>): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !document.startViewTransition) {
    void update();
    return;
  }
  const transition = document.startViewTransition(update);
  // One that is cut short, by the next click or in a tab in the background, has made its change all the same.
  const ignore = () => {};
  transition.ready.catch(ignore);
  transition.finished.catch(ignore);
}
