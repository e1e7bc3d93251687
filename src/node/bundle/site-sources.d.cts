/** Types of `site-sources.cjs`. */
export const engineName: string;
export function siteSources(
  engine: string,
  site: string,
): {
  name: string;
  enforce: 'pre';
  resolveId(
    this: import('vite').Rollup.PluginContext,
    id: string,
    importer: string | undefined,
  ): Promise<string | import('vite').Rollup.ResolvedId | null>;
  load(id: string): string | null;
};
