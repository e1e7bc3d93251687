/** Passes on what the development server says: the rest of the workbench is bundled, and has no connection to it. */
for (const [said, event] of [
  ['vite:ws:disconnect', 'workbench:disconnected'],
  ['content:update', 'workbench:updated'],
] as const)
  import.meta.hot?.on(said, () => document.dispatchEvent(new Event(event)));
