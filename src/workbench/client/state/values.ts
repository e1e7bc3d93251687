import { pointerTokens } from '../../../content/model/diagnostics';
import type { JsonEdit } from '../../../content/model/json-edit';

type Container = Record<string, unknown> | unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** A copy of `root` in which `change` has edited the object or list that holds the pointer's target, if there is one. */
function around(
  root: unknown,
  tokens: string[],
  change: (parent: Container, token: string) => Container,
): unknown {
  const [token, ...rest] = tokens;
  if (token === undefined || !isContainer(root)) return root;
  const copy: Container = Array.isArray(root) ? [...root] : { ...root };
  if (rest.length === 0) return change(copy, token);
  const inner = copy as Record<string, unknown>;
  if (!Object.hasOwn(inner, token)) return root;
  inner[token] = around(inner[token], rest, change);
  return copy;
}

function apply(root: unknown, edit: JsonEdit): unknown {
  const tokens = pointerTokens(edit.pointer);
  if (tokens.length === 0) return edit.op === 'set' ? edit.value : root;
  return around(root, tokens, (parent, token) => {
    if (Array.isArray(parent)) {
      const index = token === '-' ? parent.length : Number(token);
      if (edit.op === 'set') parent[index] = edit.value;
      else if (edit.op === 'insert') parent.splice(index, 0, edit.value);
      else if (edit.op === 'remove') parent.splice(index, 1);
      else if (edit.op === 'move')
        parent.splice(Number(pointerTokens(edit.to).at(-1)), 0, ...parent.splice(index, 1));
      return parent;
    }
    if (edit.op === 'set' || edit.op === 'insert') parent[token] = edit.value;
    else if (edit.op === 'remove') delete parent[token];
    else if (edit.op === 'rename' && Object.hasOwn(parent, token))
      return Object.fromEntries(
        Object.entries(parent).map(([key, value]) => [key === token ? edit.name : key, value]),
      );
    return parent;
  });
}

/** Applies edits to a value. Unchanged parts keep their identity. */
export function editedValue(root: unknown, edits: readonly JsonEdit[]): unknown {
  return edits.reduce(apply, root);
}
