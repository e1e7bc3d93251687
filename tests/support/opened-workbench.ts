import { languageName } from '../../src/content/model/languages';
import { createWorkbench, type Workbench } from '../../src/workbench/client/state/workbench';
import type { DocumentFiles } from '../../src/workbench/protocol/documents';

/**
 * A workbench of its own, without a server and without what an earlier one of the tab has kept.
 *
 * @param codes the languages of its site, the source language first
 * @param files the open documents
 * @param site what else it knows of the site
 */
export function openedWorkbench(
  codes: readonly string[],
  files?: DocumentFiles,
  site: object = {},
): Workbench {
  sessionStorage.clear();
  const workbench = createWorkbench(undefined);
  const languages = codes.map((code) => ({ code, name: languageName(code) }));
  workbench.store.change({
    site: { languages, types: [], definitions: {}, ...site } as never,
    ...(files && { files }),
  });
  return workbench;
}
