import type { Api } from '../../protocol/api';

let api: Api | undefined;

/** The development server; undefined until the workbench is connected, and always where nothing is saved. */
export const server = (): Api | undefined => api;

/** Connects the workbench to a development server. */
export function connect(to: Api): void {
  api = to;
}
