/** Types of `site-sources.cjs`. */
export const engineName: string;
export function siteSources(
  engine: string,
  site: string,
  toleratesGone?: boolean,
): {
  name: string;
  gone: ReadonlySet<string>;
  enforce: 'pre';
  resolveId(
    this: import('vite').Rollup.PluginContext,
    id: string,
    importer: string | undefined,
  ): Promise<string | import('vite').Rollup.ResolvedId | null>;
  load(id: string): string | null;
};
