import { routeOf, siteFolder } from '../../../content/routes';
import type { Step } from './step';

/** What a step is called: what was done, and on which page where its name does not say that. */
export function nameOf({ name, files }: Step): string {
  const folders = new Set(files.map(({ file }) => file.slice(0, file.lastIndexOf('/'))));
  const pages = [...folders].filter((folder) => folder !== siteFolder).map(routeOf);
  const [first] = pages;
  if (first === undefined) return `${name} (all pages)`;
  if (pages.length > 1) return `${name} (${pages.length} pages)`;
  return name.split(' ').includes(first) ? name : `${name} (${first})`;
}
