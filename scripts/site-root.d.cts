/** Types for `vite.config.ts`; see `site-root.cjs`. */
export function siteSources(engine: string, site: string): import('vite').Plugin;
