import { checks } from '../checks';
import { explanation, explanationMarkdown } from './explanation';

export const codes: readonly string[] = checks.map(({ code }) => code);

/** Explains a code in words and by example; undefined for an unknown code. */
export function explainCode(code: string): string | undefined {
  const check = checks.find((candidate) => candidate.code === code);
  return check && explanation(check);
}

/** The same in Markdown, below the code. */
export function explainInMarkdown(code: string): string | undefined {
  const check = checks.find((candidate) => candidate.code === code);
  return check && `**${code}** (${check.severity})\n\n${explanationMarkdown(check)}`;
}

/** Every code with its severity and its rule, one line each. */
export function listCodes(): string {
  const width = Math.max(...checks.map(({ code }) => code.length));
  return checks
    .map(({ code, severity, summary }) => `${code.padEnd(width)}  ${severity.padEnd(7)}  ${summary}\n`)
    .join('');
}
