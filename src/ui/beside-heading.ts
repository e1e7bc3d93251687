import { createContext, type ReactNode } from 'react';

/** What stands beside the page's main heading as its picture: the section that follows it, where its type says so. */
export const BesideHeading = createContext<ReactNode>(null);

/** Whether a section is shown there: it has no ground and no width of its own then. */
export const StandsBesideHeading = createContext(false);
