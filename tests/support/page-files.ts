import type { DocumentFiles, FileText } from '../../src/workbench/protocol/documents';

/** A file as the workbench reads it; its name stands for its hash. */
export const fileOf = (file: string, value: unknown): FileText => ({
  file,
  text: JSON.stringify(value),
  hash: file,
});

/** The files of a page as the workbench reads them: nothing is translated, shared or found. */
export const filesOfPage = (page: FileText): DocumentFiles => ({
  page,
  dictionaries: {},
  shared: {},
  sharing: {},
  findings: [],
});

/** The files of what stands on every page, which says nothing. */
export const emptyFrame = () => ({
  site: fileOf('_site/site.json', {}),
  redirects: fileOf('_site/redirects.json', []),
  theme: fileOf('_site/theme.json', {}),
  sharing: {},
});
