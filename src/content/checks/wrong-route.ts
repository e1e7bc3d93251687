import type { Check } from '../context';
import { languages } from '../languages';
import { aliasesOf } from '../load';
import { notFoundId, routeOf } from '../routes';

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** What the build writes itself: languages, resolved pages, scripts and styles, the 404 page. */
const reserved = new Set<string>([...languages, 'content', 'assets', '404']);

export const wrongRoute: Check = {
  code: 'wrong-route',
  severity: 'error',
  summary:
    'Every folder and alias is a path that can be published, and none that the build needs for itself.',
  run({ site }, report) {
    for (const page of site.pages) {
      if (page.id !== notFoundId && !pattern.test(page.id)) {
        report({
          file: page.source.path,
          pointer: '',
          message: `"${page.id}" cannot be a path on the site.`,
          hint: 'Rename the folder: lower-case letters, digits and hyphens.',
        });
      }
      const paths = [...(page.id === notFoundId ? [] : [routeOf(page.id)]), ...aliasesOf(page)];
      for (const [index, path] of paths.entries()) {
        if (!reserved.has(path.split('/')[1] ?? '')) continue;
        report({
          file: page.source.path,
          pointer: index === 0 ? '' : `/aliases/${index - 1}`,
          message: `The site needs "/${path.split('/')[1]}" for itself.`,
          hint: index === 0 ? 'Rename the folder.' : 'Choose another alias.',
        });
      }
    }
  },
};
