/** Speaks with the development server: the application and the workbench are bundled, and have no connection to it. */
import.meta.hot?.on('vite:ws:disconnect', () => document.dispatchEvent(new Event('workbench:disconnected')));
import.meta.hot?.on('content:update', (detail) => {
  // Findings in place of a page are there without the application, which would show what was saved.
  const findings = document.querySelector('[data-findings]');
  if (findings && findings.textContent !== detail.report) return location.reload();
  document.dispatchEvent(new Event('workbench:updated'));
  document.dispatchEvent(new CustomEvent('content:update', { detail }));
});
// A page whose application could not start has no modules that Vite could update.
import.meta.hot?.on('vite:beforeUpdate', () => {
  if ('failed' in document.documentElement.dataset) location.reload();
});
const hello = () => import.meta.hot?.send('content:hello');
document.addEventListener('content:hello', hello);
// The application, which says it otherwise, is not there; the document may have been mended before this script came.
if (document.querySelector('[data-findings]')) hello();
