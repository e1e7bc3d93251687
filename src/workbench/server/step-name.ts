import { routeOf, siteFolder } from '../../content/model/routes';
import type { Step } from './step';

/** A page by which a step may be named. */
export interface TitledPage {
  id: string;
  title: string;
}

/**
 * What a step is called: what was done, and on which page where its name does not say that. Editors know pages by their titles;
 * where several have the same, or none, the route says which.
 *
 * @param pages the pages of the site as they are
 */
export function nameOf({ name, files }: Step, pages: Iterable<TitledPage>): string {
  const folders = new Set(files.map(({ file }) => file.slice(0, file.lastIndexOf('/'))));
  const [id, ...others] = [...folders].filter((folder) => folder !== siteFolder);
  if (id === undefined) return `${name} (all pages)`;
  if (others.length > 0) return `${name} (${others.length + 1} pages)`;
  const route = routeOf(id);
  if (name.split(' ').includes(route)) return name;
  const known = [...pages];
  const title = known.find((page) => page.id === id)?.title.trim();
  const isClear = title && known.filter((page) => page.title.trim() === title).length === 1;
  return isClear ? `${name} on ${title}` : `${name} (${route})`;
}
