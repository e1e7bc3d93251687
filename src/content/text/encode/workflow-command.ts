import { visibleLines } from './visible';

/** Escapes the message of a GitHub Actions workflow command, which may have several lines. */
export function commandMessage(text: string): string {
  return visibleLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

/** Escapes a property value of a workflow command. */
export function commandProperty(text: string): string {
  return commandMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
