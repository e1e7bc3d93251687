import { type Finding, pointerToken, pointerTokens } from '../../model/diagnostics';
import type { SchemaSet } from '../../schema/schemas';
import { loadSite } from '../../site/load';
import { readRules } from '../../site/rules';
import { checks } from '..';
import { checkSite, type inspect } from './check-site';
import { inspectPage } from './inspect-page';

/** The codes of the checks that validate a document against its schema. */
const codes = [
  ...['unknown-property', 'missing-property', 'wrong-type', 'wrong-value', 'wrong-length', 'wrong-count'],
  ...['unknown-section', 'outdated-document'],
];
const validating = checks.filter(({ code }) => codes.includes(code));
const inspectValues: typeof inspect = (page, languages, schemas, rules, clock) =>
  inspectPage(page, languages, schemas, validating, rules ?? readRules(undefined, validating), clock);

/**
 * Mistakes in the examples of section types. Each is validated like a section of a page, and schema changes are applied
 * in the same way.
 *
 * @param files the schema files and examples, parsed, by path below `schemas/`
 * @param types whose examples to check
 */
export function exampleFaults(
  files: ReadonlyMap<string, unknown>,
  schemas: SchemaSet,
  types: readonly string[] = schemas.sectionTypes,
): Finding[] {
  return types.flatMap((type) => {
    const file = `${schemas.sectionFile(type)}.examples.json`;
    const examples = files.get(file) as Record<string, unknown> | undefined;
    if (examples === undefined)
      return {
        code: 'missing-document',
        severity: 'error',
        file: `${schemas.sectionFile(type)}.schema.json`,
        pointer: '',
        message: `The section type "${type}" has no examples.`,
        hint: `Write schemas/${file}: named sections, of which an editor begins with the first.`,
      } satisfies Finding;
    const names = Object.keys(examples);
    const page = { $schema: '', title: type, description: type, sections: Object.values(examples) };
    const documents = new Map([['examples/page.json', JSON.stringify(page)]]);
    const site = loadSite({ documents, images: new Map() }, schemas);
    return checkSite(site, schemas, undefined, inspectValues).flatMap((finding) => {
      const [list, index, ...rest] = pointerTokens(finding.pointer);
      const name = names[Number(index)];
      if (!codes.includes(finding.code) || list !== 'sections' || name === undefined) return [];
      const inFile = (pointer: string) => {
        const [, at, ...below] = pointerTokens(pointer);
        return [names[Number(at)] ?? '', ...below].map(pointerToken).join('');
      };
      const { others, fix, causes: _, ...one } = finding;
      return {
        ...one,
        file,
        pointer: [name, ...rest].map(pointerToken).join(''),
        ...(others && { others: others.map(({ pointer }) => ({ file, pointer: inFile(pointer) })) }),
        ...(fix && {
          fix: {
            ...fix,
            edits: fix.edits.map(({ edit }) => ({
              file,
              edit: 'op' in edit ? { ...edit, pointer: inFile(edit.pointer) } : edit,
            })),
          },
        }),
      };
    });
  });
}
