import type { Workbench } from './workbench';

/** The name of a section type for editors: its schema's title, or its own name in words. */
export function typeLabel(workbench: Workbench, type: string): string {
  const title = workbench.store.getState().site?.types.find((one) => one.type === type)?.schema.title;
  if (title) return title;
  const words = type.replaceAll('-', ' ');
  return words === '' ? 'Section' : words.charAt(0).toUpperCase() + words.slice(1);
}
