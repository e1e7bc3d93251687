import type { EngineWords } from './index';

/** Language to its words, fetched when a page is shown in it: the bundler fills it in (src/node/bundle/site-plugin.ts). */
const all: Record<string, () => Promise<{ default: Partial<EngineWords> }>> = {};

export default all;
