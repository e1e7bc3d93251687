/** The name under which the generated module exports the validator of a section type. */
export function exportOf(type: string): string {
  return `section_${type.replaceAll('-', '_')}`;
}
