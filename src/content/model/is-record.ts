/** Whether a value is an object, but neither an array nor null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The properties of an object that are texts; none of any other value. */
export function textProperties(value: unknown): Record<string, string> {
  const properties = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    properties.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
