import { createContext, useContext } from 'react';
import { useStore as useStoreOf } from 'zustand';
import type { SiteInfo } from '../../protocol/site-info';
import type { State } from './store';
import type { Workbench } from './workbench';

/** The workbench that components belong to. */
export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

/** The workbench of a component. @throws Error outside of `WorkbenchContext` */
export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('A component of the workbench is rendered outside of WorkbenchContext.');
  return workbench;
}

/** Selects part of the state and renders when it changes. */
export function useStore<T>(select: (state: State) => T): T {
  return useStoreOf(useWorkbench().store, select);
}

/** What is known of the site before the server has said it. */
const noSite: SiteInfo = {
  ...{ languages: [], pages: [], types: [], images: [], definitions: {}, icons: {}, url: '' },
  ...{ page: {}, frame: { site: {}, redirects: {}, theme: {} } },
};

/** The options that forms offer; none until they are known. */
export function useSite(): SiteInfo {
  return useStore(({ site }) => site) ?? noSite;
}
