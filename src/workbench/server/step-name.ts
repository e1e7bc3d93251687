import { routeOf, siteFolder } from '../../content/model/routes';
import { folderIn } from '../../content/text/paths';
import type { EditStep } from './step';

/** A page that may name a step. */
interface TitledPage {
  id: string;
  title: string;
}

/**
 * The name of a step: the action, and its page unless that is clear already. Pages are named by title, or by route if the title
 * is missing or ambiguous.
 *
 * @param pages the current pages of the site
 */
export function stepName({ name, files }: EditStep, pages: Iterable<TitledPage>): string {
  const folders = new Set(files.map(({ file }) => folderIn(file)));
  const [id, ...others] = [...folders].filter((folder) => folder !== siteFolder);
  if (id === undefined) return `${name} (all pages)`;
  if (others.length > 0) return `${name} (${others.length + 1} pages)`;
  const route = routeOf(id);
  if (name.split(' ').includes(route)) return name;
  const all = [...pages];
  const title = all.find((page) => page.id === id)?.title.trim();
  const isClear = title && all.filter((page) => page.title.trim() === title).length === 1;
  return isClear ? `${name} on ${title}` : `${name} (${route})`;
}
