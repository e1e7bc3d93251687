import type { ErrorObject } from 'ajv';
import { isRecord } from '../model/is-record';

/** Properties of which a schema asks for one, and those of them that an object has: none, or too many. */
export interface PropertyChoice {
  names: readonly string[];
  there: readonly string[];
}

/**
 * The choice between properties that an error of `anyOf` or `oneOf` is about:
 * `"anyOf": [{ "required": ["phone"] }, { "required": ["mail"] }]`. Undefined for any other choice, and any other error.
 */
export function propertyChoiceOf({ keyword, schema, data }: ErrorObject): PropertyChoice | undefined {
  if (!isChoice(keyword) || !Array.isArray(schema)) return undefined;
  const names = schema.flatMap((branch: unknown) => nameOf(branch) ?? []);
  if (names.length < schema.length) return undefined;
  return { names, there: names.filter((name) => isRecord(data) && Object.hasOwn(data, name)) };
}

/** The property that is all that a branch asks for. */
function nameOf(branch: unknown): string | undefined {
  if (!isRecord(branch) || Object.keys(branch).join() !== 'required') return undefined;
  const [name, ...others] = [branch.required].flat();
  return typeof name === 'string' && others.length === 0 ? name : undefined;
}

/** The errors without those of the branches of a choice between properties, and without other choices whose branches say what is wrong. */
export function withoutRepeats(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(({ keyword }) => isChoice(keyword));
  const isInside = (error: ErrorObject, choice: ErrorObject) =>
    error.schemaPath.startsWith(`${choice.schemaPath}/`);
  const repeated = choices.flatMap((choice) => {
    const inside = errors.filter((error) => isInside(error, choice));
    if (propertyChoiceOf(choice)) return inside;
    return inside.length > 0 ? [choice] : [];
  });
  return repeated.length === 0 ? errors : errors.filter((error) => !repeated.includes(error));
}

function isChoice(keyword: string): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}
