import { memoizeWeak } from '../text/memoize';

/** No document needs more levels; deeper ones would overflow the stack of recursive functions. */
export const maxDepth = 64;

/** A JSON value with its range in the text: offsets and lengths in UTF-16 units. */
export type JsonNode = ObjectNode | ArrayNode | ScalarNode;

interface Range {
  offset: number;
  length: number;
}
export interface ScalarNode extends Range {
  kind: 'scalar';
  value: string | number | boolean | null;
}
export interface ArrayNode extends Range {
  kind: 'array';
  items: JsonNode[];
}
export interface ObjectNode extends Range {
  kind: 'object';
  members: Member[];
}
/** A property of an object; `value` is undefined if the text has none. */
export interface Member {
  key: ScalarNode;
  value: JsonNode | undefined;
}

/** What a pointer leads to: the node, with its member if its parent is an object. */
export interface Target {
  node: JsonNode;
  member: Member | undefined;
  parent: ObjectNode | ArrayNode | undefined;
}

/** Follows the tokens of a JSON Pointer as far as the tree goes. `depth` is the number of tokens found. */
export function follow(root: JsonNode, tokens: readonly string[]): Target & { depth: number } {
  let target: Target = { node: root, member: undefined, parent: undefined };
  for (const [depth, token] of tokens.entries()) {
    const { node } = target;
    if (node.kind === 'array' && node.items[Number(token)]) {
      target = { node: node.items[Number(token)] as JsonNode, member: undefined, parent: node };
    } else {
      const member = node.kind === 'object' ? memberOf(node, token) : undefined;
      if (!member?.value) return { ...target, depth };
      target = { node: member.value, member, parent: node as ObjectNode };
    }
  }
  return { ...target, depth: tokens.length };
}

/** Objects with more members are indexed by name instead of searched. */
const walkable = 50;
const membersOf = memoizeWeak(
  ({ members }: ObjectNode) => new Map<unknown, Member>(members.map((member) => [member.key.value, member])),
);

/** The last of several members with the same name counts, as in JSON.parse. */
function memberOf(node: ObjectNode, name: string): Member | undefined {
  if (node.members.length <= walkable) return node.members.findLast(({ key }) => key.value === name);
  return membersOf(node).get(name);
}
