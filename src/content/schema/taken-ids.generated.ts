// Generated from rendered pages by tests/engine/taken-ids.test.tsx. Do not edit.

/** The ids that a page has of itself, and those that sections of a type add; `*` stands for each id of the page. */
export const takenIds: Readonly<Record<string, readonly string[]>> = {
  '': ['header-end', 'language', 'main', 'menu', 'root'],
  'industry-tabs': ['tab-*'],
};
