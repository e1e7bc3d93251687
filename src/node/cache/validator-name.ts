/** The export name of a section type's validator in the generated module. */
export function exportOf(type: string): string {
  return `section_${type.replaceAll('-', '_')}`;
}
