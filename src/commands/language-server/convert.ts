import type {
  CompletionItem,
  Position,
  Diagnostic as ProtocolDiagnostic,
  Range,
  TextEdit,
} from 'vscode-languageserver/node';
import { CompletionItemKind, DiagnosticSeverity, InsertTextFormat } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { commonEnds } from '../../content/json/values';
import type { Diagnostic } from '../../content/model/diagnostics';
import type { Completion } from '../../content/report/complete';

/** The source of diagnostics as editors show it. */
export const source = 'validate-pages';

/** The protocol counts lines and columns from 0; columns are UTF-16 units in both. */
export function rangeOf({ line, column, endLine, endColumn }: Diagnostic): Range {
  const position = (at: number, character: number) => ({ line: at - 1, character: character - 1 });
  return { start: position(line, column), end: position(endLine, endColumn) };
}

/** Whether two ranges touch; a cursor is an empty range. */
export function touches(a: Range, b: Range): boolean {
  return !isBefore(a.end, b.start) && !isBefore(b.end, a.start);
}

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.character < b.character);
}

export function toDiagnostic(diagnostic: Diagnostic): ProtocolDiagnostic {
  const { code, severity, message, hint } = diagnostic;
  return {
    range: rangeOf(diagnostic),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source,
    message: hint === undefined ? message : `${message}\n${hint}`,
  };
}

/** The smallest single edit from one text to another; none if they are equal. */
export function toEdits(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  let { start, end } = commonEnds(before, after);
  // A position must not be inside a surrogate pair or a line break.
  while (start > 0 && /[\ud800-\udbff\r]/.test(before.charAt(start - 1))) start--;
  while (end > 0 && /[\udc00-\udfff\n]/.test(before.charAt(before.length - end))) end--;
  const document = TextDocument.create('', 'json', 0, before);
  const range = {
    start: document.positionAt(start),
    end: document.positionAt(before.length - end),
  };
  return [{ range, newText: after.slice(start, after.length - end) }];
}

const kinds = {
  page: CompletionItemKind.Reference,
  anchor: CompletionItemKind.Reference,
  section: CompletionItemKind.Reference,
  image: CompletionItemKind.File,
  file: CompletionItemKind.File,
  text: CompletionItemKind.Text,
  code: CompletionItemKind.EnumMember,
  word: CompletionItemKind.EnumMember,
  name: CompletionItemKind.Property,
} as const;

/**
 * Converts a completion, keeping the order.
 *
 * @param takesSnippets whether the editor puts its cursor where a completion says
 */
export function toItem(
  document: TextDocument,
  completion: Completion,
  index: number,
  takesSnippets: boolean,
): CompletionItem {
  const { kind, label, detail, offset, length, text, caret } = completion;
  const range = { start: document.positionAt(offset), end: document.positionAt(offset + length) };
  return {
    label,
    kind: kinds[kind],
    ...(detail !== undefined && { detail }),
    sortText: String(index).padStart(6, '0'),
    // The editor filters by what is already typed, which may begin with a quote.
    filterText: text,
    ...(takesSnippets && caret !== undefined
      ? { textEdit: { range, newText: snippetOf(text, caret) }, insertTextFormat: InsertTextFormat.Snippet }
      : { textEdit: { range, newText: text } }),
  };
}

/** A text as a snippet that leaves the cursor at an offset of it. */
function snippetOf(text: string, caret: number): string {
  const literal = (part: string) => part.replaceAll(/[\\$}]/g, '\\$&');
  return `${literal(text.slice(0, caret))}$0${literal(text.slice(caret))}`;
}
