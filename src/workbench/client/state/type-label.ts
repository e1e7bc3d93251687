import { store } from './store';

/** A section type as an editor reads it: what its schema is called, or its own name in words. */
export function typeLabel(type: string): string {
  const title = store.get().site?.types.find((known) => known.type === type)?.schema.title;
  if (title) return title;
  const words = type.replaceAll('-', ' ');
  return words === '' ? 'Section' : words.charAt(0).toUpperCase() + words.slice(1);
}
