import { createContext } from 'react';

/** The container of lists and dialogs: inside the shadow root, so that the workbench's styles apply. */
export const PortalContext = createContext<HTMLElement | null>(null);
