import { follow, type JsonNode } from '../json/tree';
import { kindByName } from '../model/document-kind';
import { type FieldLeaf, type FieldTree, treeAt } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';

/** The field of a value in a document. */
export function fieldAt(
  schemas: SchemaSet,
  file: string,
  root: JsonNode,
  tokens: readonly string[],
): FieldLeaf | undefined {
  const kind = kindByName(file);
  if (kind === 'the site document') return descend(schemas.siteFields, tokens);
  if (kind === 'a shared section') return descend(fieldsOf(schemas, root, []), tokens);
  if (kind !== 'a page document') return undefined;
  if (tokens[0] !== 'sections') return descend(schemas.pageFields, tokens);
  return descend(fieldsOf(schemas, root, tokens.slice(0, 2)), tokens.slice(2));
}

/** The fields of a section, by its type. @param tokens of the section's pointer */
function fieldsOf(schemas: SchemaSet, root: JsonNode, tokens: readonly string[]): FieldTree | undefined {
  const { node } = follow(root, [...tokens, 'type']);
  return node.kind === 'scalar' ? schemas.sectionFields(String(node.value)) : undefined;
}

function descend(tree: FieldTree | undefined, tokens: readonly string[]): FieldLeaf | undefined {
  const at = treeAt(tree, tokens);
  return at?.kind === 'array' || at?.kind === 'object' ? undefined : at;
}
