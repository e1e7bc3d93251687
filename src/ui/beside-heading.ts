import { createContext, type ReactNode, useContext } from 'react';

/** The section shown next to the page's main heading as its picture: the one after it, if its type declares that. */
export const BesideHeading = createContext<ReactNode>(null);

/** Whether a section is shown there; it then has no background or width of its own. */
export const StandsBesideHeading = createContext(false);

/** Whether the section that asks is shown there. */
export const useStandsBesideHeading = (): boolean => useContext(StandsBesideHeading);
