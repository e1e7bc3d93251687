import { createContext } from 'react';

/** Where lists and dialogs open: within the shadow root, so that the workbench's styles reach them. */
export const PortalContext = createContext<HTMLElement | null>(null);
