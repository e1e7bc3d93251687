import { position } from '../json/locate';
import { parseText } from '../json/parse';
import type { JsonNode, Member } from '../json/tree';
import { pointerToken } from '../model/diagnostics';
import type { Check } from './core/check';

export const duplicateKey: Check = {
  code: 'duplicate-key',
  severity: 'error',
  waivedBy: [],
  summary: 'No object has the same name twice.',
  why: 'Only the last one counts; the first one is silently ignored.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Write to us",',
    wrong: '"title": "Write to us",\n      "title": "Write to us",',
  },
  page({ files, translations }, report) {
    const entries = new Map(
      translations.map(({ dictionary, entryNames }) => [dictionary, entryNames.length]),
    );
    for (const file of files) {
      if (file.isBroken) continue;
      // Dictionaries are flat; the count is wrong for one that is not, which only costs time.
      const keys = entries.get(file) ?? countKeys(file.value);
      if (countNames(file.text) === keys) continue;
      const { root, duplicates } = parseText(file.text);
      const pointers = pointersOf(root);
      for (const { first, second } of duplicates) {
        report({
          file: file.path,
          pointer: pointers.get(second) ?? '',
          span: second.key,
          message: `"${second.key.value}" appears here for the second time; the first is on line ${position(file.text, first.key.offset).line}.`,
          hint: 'Keep one of the two.',
        });
      }
    }
  },
};

/** Counts names by their colons, without quotes that are escaped. */
function countNames(text: string): number {
  return text.match(/(?<!\\)(?:\\\\)*"\s*:/g)?.length ?? 0;
}

/** Counts the names in a value, at any depth. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const children = Object.values(value);
  return children.reduce((sum, child) => sum + countKeys(child), Array.isArray(value) ? 0 : children.length);
}

/** The pointer of every member. Members are compared by identity, as names are not unique here. */
function pointersOf(root: JsonNode | undefined): Map<Member, string> {
  const pointers = new Map<Member, string>();
  const visit = (node: JsonNode | undefined, at: string) => {
    if (node?.kind === 'array')
      for (const [index, item] of node.items.entries()) visit(item, `${at}/${index}`);
    if (node?.kind !== 'object') return;
    for (const member of node.members) {
      const pointer = at + pointerToken(String(member.key.value));
      pointers.set(member, pointer);
      visit(member.value, pointer);
    }
  };
  visit(root, '');
  return pointers;
}
