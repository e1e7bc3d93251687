import type { Section } from '../../content/types.generated';

/**
 * Development only, in the preview frame of a section type (`src/workbench/client/gallery`): announces that it listens, then
 * receives the example as it is being edited. Undefined stands for the saved example.
 */
export function followGallery(show: (section: Section | undefined) => void): void {
  const { parent } = window;
  if (parent === window || !new URLSearchParams(location.search).has('frame')) return;
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && origin === location.origin && 'example' in data) show(data.example);
  });
  parent.postMessage('example', location.origin);
}
