import type { ResolvedPage } from '../../content/resolve/resolve';
import type { Section } from '../../content/types.generated';

/**
 * Development only, in a frame of the page of a section type (`src/workbench/client/gallery`): hears what the example is while somebody
 * changes it there, and says that it listens. The example as its file has it is undefined.
 */
export function followGallery(show: (section: Section | undefined) => void): void {
  const { parent } = window;
  if (parent === window || !new URLSearchParams(location.search).has('frame')) return;
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && origin === location.origin && 'example' in data) show(data.example);
  });
  parent.postMessage('example', location.origin);
}

/** A page whose last section is another one. */
export function withLast(page: ResolvedPage, section: Section): ResolvedPage {
  return { ...page, sections: [...page.sections.slice(0, -1), section] };
}
