import type { Check } from '../checks/core/check';

type Explained = Pick<Check, 'code' | 'severity' | 'summary' | 'why' | 'example'>;

/** Explains a check in words and by example. */
export function explanation(check: Explained): string {
  const { code, severity, summary, why } = check;
  const parts = examplesOf(check).flatMap(({ label, text }) => [
    label,
    ...(text === undefined ? [] : ['', ...indent(text), '']),
  ]);
  return `${[`${code} (${severity})`, '', summary, why, '', ...parts].join('\n').trimEnd()}\n`;
}

/** The same in Markdown. */
export function explanationMarkdown(check: Explained): string {
  const { summary, why } = check;
  const parts = examplesOf(check).flatMap(({ label, text }) =>
    text === undefined ? [label] : [label, fenced(text)],
  );
  return `${[summary, why, ...parts].join('\n\n')}\n`;
}

function examplesOf({ example }: Explained): { label: string; text?: string }[] {
  const { file, right, wrong, shown, beside } = example;
  const parts: { label: string; text?: string }[] = [];
  if (right !== undefined && wrong !== undefined)
    parts.push(
      { label: `In ${file}, wrong:`, text: wrong || '(left out)' },
      { label: 'right:', text: right },
    );
  else if (wrong !== undefined) parts.push({ label: `Wrong: ${file} with`, text: shown ?? wrong });
  else parts.push({ label: `Wrong: ${file} is missing.` });
  if (beside) parts.push({ label: `where ${beside.file} has only:`, text: beside.text });
  return parts;
}

function indent(text: string): string[] {
  return text.split('\n').map((line) => `    ${line}`);
}

/** A fenced code block; the fence is longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
