import { jsonIn } from '../json/json-in';
import { isRecord } from '../model/is-record';

/** Recognizes reports by format. Those for people end with the summary. */
const recognizers: Record<string, (text: string) => boolean> = {
  pretty: hasSum,
  github: hasSum,
  json: (text) => hasFields(jsonIn(text), 'summary', 'diagnostics'),
  sarif: (text) => hasFields(jsonIn(text), 'version', 'runs'),
  rdjson: (text) => hasFields(jsonIn(text), 'source', 'diagnostics'),
  gitlab: (text) => {
    const value = jsonIn(text);
    return Array.isArray(value) && value.every((entry) => hasFields(entry, 'check_name', 'fingerprint'));
  },
  junit: (text) => /^<\?xml[^>]*>\s*<testsuites\s/.test(text),
};

/**
 * Whether a text is a report of `validate-pages`, so that it may be overwritten.
 *
 * @param format as in `--format`
 */
export function isReport(format: string, text: string): boolean {
  return recognizers[format]?.(text) ?? false;
}

function hasSum(text: string): boolean {
  return /^\d+ page documents? checked in [^\n]*\n*$/m.test(text.slice(text.trimEnd().lastIndexOf('\n') + 1));
}

function hasFields(value: unknown, ...names: string[]): boolean {
  return isRecord(value) && names.every((name) => name in value);
}
