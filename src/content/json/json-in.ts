import { isRecord } from '../model/is-record';
import { attempt } from '../text/attempt';

/**
 * The value of a JSON text; undefined if there is none, or it is not JSON. Where an editor has to be told what is wrong with
 * a text, use `parseText`.
 */
export function jsonIn(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  return attempt(() => JSON.parse(text));
}

/** The properties of the object in a JSON text; none if it is not an object. */
export function propertiesIn(text: string | undefined): Record<string, unknown> {
  const value = jsonIn(text);
  return isRecord(value) ? value : {};
}
