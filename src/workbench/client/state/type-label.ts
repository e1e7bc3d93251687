import { store } from './store';

/** The name of a section type for editors: its schema's title, or its own name in words. */
export function typeLabel(type: string): string {
  const title = store.get().site?.types.find((known) => known.type === type)?.schema.title;
  if (title) return title;
  const words = type.replaceAll('-', ' ');
  return words === '' ? 'Section' : words.charAt(0).toUpperCase() + words.slice(1);
}
