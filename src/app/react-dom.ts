/**
 * What starts React in the browser. A file of its own, because the build makes one of it and React (vite.config.ts): it is
 * run in a task of its own there, instead of in the one that runs the application.
 */
import { createRoot, hydrateRoot } from 'react-dom/client';

export { createRoot, hydrateRoot };
