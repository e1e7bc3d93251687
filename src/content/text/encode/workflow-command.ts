import { visibleLines } from './visible';

/** The message of a workflow command of GitHub Actions, which may have several lines. */
export function commandMessage(text: string): string {
  return visibleLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

/** The value of a property of a workflow command. */
export function commandProperty(text: string): string {
  return commandMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
