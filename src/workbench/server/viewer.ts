import type { IncomingHttpHeaders } from 'node:http';
import type { Viewer } from './history';

const tabName = /^[\w-]{1,64}$/;

/** Reads the browser tab of a request that has just arrived, and the other open tabs, from its headers. */
export function viewerOf(headers: IncomingHttpHeaders): Viewer {
  const tab = String(headers['x-workbench-tab'] ?? '');
  const others = String(headers['x-workbench-others'] ?? '').split(' ');
  return {
    tab: tabName.test(tab) ? tab : '',
    others: others.filter((name) => tabName.test(name)),
    asked: Date.now(),
  };
}
