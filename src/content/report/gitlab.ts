import type { Diagnostic } from '../model/diagnostics';
import { visible, visibleJson } from '../text/encode/visible';
import { fingerprints } from './fingerprints';

/**
 * Diagnostics as a GitLab Code Quality report, which GitLab shows in merge requests. Their fingerprints are stable when
 * other things are edited.
 *
 * @param hashOf a short hash
 */
export function reportGitlab(diagnostics: readonly Diagnostic[], hashOf: (text: string) => string): string {
  const prints = fingerprints(diagnostics);
  const issues = diagnostics.map(({ code, severity, file, line, endLine, message, hint }, index) => ({
    description: visible(hint ? `${message} ${hint}` : message),
    check_name: code,
    fingerprint: hashOf(prints[index] ?? ''),
    severity: severity === 'error' ? 'major' : 'minor',
    location: { path: file, lines: { begin: line, end: endLine } },
  }));
  return `${visibleJson(issues)}\n`;
}
