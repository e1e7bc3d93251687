/** Speaks with the development server: the application and the workbench are bundled, and have no connection to it. */
import.meta.hot?.on('vite:ws:disconnect', () => document.dispatchEvent(new Event('workbench:disconnected')));
import.meta.hot?.on('content:update', (detail) => {
  document.dispatchEvent(new Event('workbench:updated'));
  document.dispatchEvent(new CustomEvent('content:update', { detail }));
});
document.addEventListener('content:hello', () => import.meta.hot?.send('content:hello'));
