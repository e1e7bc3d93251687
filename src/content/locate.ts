import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { compareDiagnostics, type Diagnostic, type Finding, pointerTokens } from './diagnostics';
import type { Site } from './load';

/**
 * Gives findings their places, in the order of every report. Only the files that have findings are read with
 * positions, which costs several times as much as reading without.
 */
export function locate(findings: readonly Finding[], site: Site): Diagnostic[] {
  const trees = new Map<string, Node | undefined>();
  return findings
    .map(({ at, span, ...finding }): Diagnostic => {
      const text = site.sources.get(finding.file)?.text ?? '';
      if (!trees.has(finding.file)) trees.set(finding.file, parseTree(text));
      const place = span ?? spanOf(trees.get(finding.file), finding.pointer, at);
      const start = position(text, place.offset);
      const end = position(text, place.offset + place.length);
      return {
        ...finding,
        line: start.line,
        column: start.column,
        endLine: end.line,
        endColumn: end.column,
      };
    })
    .sort(compareDiagnostics);
}

/** The text range of what a pointer points at; the nearest parent's where there is nothing. */
function spanOf(
  tree: Node | undefined,
  pointer: string,
  at: Finding['at'],
): { offset: number; length: number } {
  if (!tree) return { offset: 0, length: 0 };
  const path = pointerTokens(pointer);
  for (let depth = path.length; depth >= 0; depth--) {
    let node: Node | undefined = tree;
    for (const token of path.slice(0, depth)) {
      node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(token) : token]);
    }
    if (!node) continue;
    const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    const shown = at === 'property' && depth === path.length ? (name ?? node) : node;
    // A finding about a whole object or list is shown at its first line, not over all of it.
    return shown.type === 'object' || shown.type === 'array' ? { offset: shown.offset, length: 1 } : shown;
  }
  return { offset: 0, length: 0 };
}

function position(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (let next = text.indexOf('\n'); next >= 0 && next < offset; next = text.indexOf('\n', lineStart)) {
    line++;
    lineStart = next + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
