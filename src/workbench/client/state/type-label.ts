import { capitalized } from '../../../content/text/capitalized';
import { schemaOfType } from '../form/schema';
import type { Workbench } from './workbench';

/** The name of a section type for editors: its schema's title, or its own name in words. */
export function typeLabel(workbench: Workbench, type: string): string {
  const { site } = workbench.store.getState();
  const title = schemaOfType(site, type)?.title;
  if (title) return title;
  const words = type.replaceAll('-', ' ');
  return words === '' ? 'Section' : capitalized(words);
}
