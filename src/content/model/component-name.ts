/** The component name, and the stem of the generated type, of a section type: `name-list` is `NameList`. */
export function componentName(type: string): string {
  return type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
