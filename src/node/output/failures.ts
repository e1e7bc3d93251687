import type { Diagnostic } from '../../content/model/diagnostics';

/** A diagnostic for a problem that only appears while building. */
export function failure(
  { code, file, pointer = '' }: { code: string; file: string; pointer?: string },
  message: string,
  hint: string,
): Diagnostic {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { code, severity: 'error', file, ...place, pointer, message, hint };
}

/** A valid page that its components fail to render. */
export function renderFailed(
  file: string,
  { index, type, message }: { message: string; index: number | undefined; type: string | undefined },
): Diagnostic {
  const where = index === undefined ? 'The page' : `Section ${index + 1} ("${type}")`;
  return failure(
    { code: 'render-failed', file, pointer: index === undefined ? '' : `/sections/${index}` },
    `${where} cannot be rendered: ${message}`,
    'The document is valid, so this is a fault of the component: tell a developer.',
  );
}

/** Images with a valid header that cannot be decoded. @param unreadable reasons by path */
export function unreadableImages(unreadable: ReadonlyMap<string, string>): Diagnostic[] {
  return [...unreadable].map(([file, why]) =>
    failure(
      { code: 'broken-image', file },
      `This image cannot be read: ${why}.`,
      'It is damaged, perhaps only half copied. Export it again.',
    ),
  );
}
