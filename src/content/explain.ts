import { checks } from './checks';
import { suggest } from './suggest';

/** What a code means, in words and by example; undefined for a code that no check has. */
export function explain(code: string): string | undefined {
  const check = checks.find((candidate) => candidate.code === code);
  if (!check) return undefined;
  const { severity, summary, why, example } = check;
  const lines = [`${code} (${severity})`, '', summary, why, ''];
  if (example.right !== undefined && example.wrong !== undefined) {
    lines.push(`In ${example.file}, wrong:`, '', ...indent(example.wrong || '(left out)'), '');
    lines.push('right:', '', ...indent(example.right));
  } else if (example.wrong !== undefined) {
    lines.push(`Wrong: ${example.file} with`, '', ...indent(example.shown ?? example.wrong));
  } else {
    lines.push(`Wrong: ${example.file} is missing.`);
  }
  const { beside } = example;
  if (beside) lines.push('', `where ${beside.file} has only:`, '', ...indent(beside.text));
  return `${lines.join('\n')}\n`;
}

/** The code that was probably meant. */
export function suggestCode(code: string): string | undefined {
  return suggest(
    code,
    checks.map((check) => check.code),
  );
}

/** Every code with its severity and its rule, one line each. */
export function listCodes(): string {
  const width = Math.max(...checks.map(({ code }) => code.length));
  return checks
    .map(({ code, severity, summary }) => `${code.padEnd(width)}  ${severity.padEnd(7)}  ${summary}\n`)
    .join('');
}

function indent(text: string): string[] {
  return text.split('\n').map((line) => `    ${line}`);
}
