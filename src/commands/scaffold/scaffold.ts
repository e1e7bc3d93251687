import { existsSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { componentName } from '../../content/model/component-name';
import { deviceIn, deviceMessage } from '../../content/model/routes';
import { componentSource, sharedType } from '../../content/model/section-files';
import { schemaId } from '../../content/schema/schemas';
import { capitalized } from '../../content/text/capitalized';
import { executePlan, type Plan, type PlannedChange } from '../../node/plan/plan';
import { engineSource, fromEngine } from '../../node/project/place-of';
import { engineRoot, siteRoot, UsageError } from '../../node/project/project';
import type { WriteLock } from '../../node/write/lock';

/** The pattern of section type names. */
export const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const acceptHelp =
  'Findings that are right as they are, here or further inside, each with its code and the reason. One that no longer occurs is reported.';

/** @throws UsageError if Windows cannot have files with this name */
export function assertFileName(name: string): void {
  if (deviceIn(name))
    throw new UsageError(
      deviceMessage(name, 'its files').replace(/\.$/, `: choose another one, as our-${name}.`),
    );
}

/** Identifiers that components and their tests import, and reserved words: a component cannot have these names. */
const takenNames = new Set<string>([
  ...(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]),
  ...['Heading', 'SectionFrame', 'SectionOf'],
]);

/**
 * Checks the name of a new section type.
 *
 * @throws UsageError if it is malformed or conflicts with another name
 */
export function assertTypeName(name: string, types: readonly string[]): void {
  if (!namePattern.test(name) || name.length > 40)
    throw new UsageError(
      `"${name.slice(0, 60)}" is not a name for a section type. Write it like case-study: lower-case letters from a to z, digits and hyphens, at most 40 letters.`,
    );
  assertFileName(name);
  const component = componentName(name);
  if (takenNames.has(component) || name in {})
    throw new UsageError(
      `A section type "${name}" would have a component ${component}, and that name is taken: choose another one, as our-${name}.`,
    );
  if (name === sharedType)
    throw new UsageError(
      `Sections of the type "${name}" stand for those that pages share: choose another name, as our-${name}.`,
    );
  const same = types.find(
    (type) => type !== name && componentName(type).toLowerCase() === component.toLowerCase(),
  );
  if (same !== undefined)
    throw new UsageError(`The section type "${same}" is called nearly the same: choose another name.`);
}

/** Files to write, by path in a folder. */
export class Files extends Map<string, string> {
  /** The content of those that already exist. */
  readonly before = new Map<string, string>();

  change(file: string, before: string, after: string): void {
    this.before.set(file, before);
    this.set(file, after);
  }
}

/**
 * The files of a new section type: schema, examples, component and test. The registry is generated from them.
 *
 * @param folder in `schemas`: `sections` for a type for any site, `site` for one of this site only
 * @throws UsageError if the name is invalid
 */
export function sectionFiles(name: string, types: readonly string[], folder: 'sections' | 'site'): Files {
  assertTypeName(name, types);
  if (types.includes(name))
    throw new UsageError(`The section type "${name}" exists already: choose another name.`);
  const file = `${folder}/${name}`;
  const source = componentSource(file);
  const component = componentName(name);
  const words = name.replaceAll('-', ' ');
  const shared = (definition: string, description: string) => ({
    $ref: `../defs.schema.json#/definitions/${definition}`,
    description,
  });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaId(`${file}.schema.json`),
    title: capitalized(words),
    description: 'Say what the section shows and when to use it.',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'title', 'items'],
    properties: {
      type: { const: name },
      id: shared('anchor', "The section's anchor: `/page#id` scrolls to it."),
      title: shared('heading', 'Heading of the section.'),
      subtitle: shared('sentence', 'One or two sentences under the heading.'),
      $accept: shared('accept', acceptHelp),
      background: shared('background', 'What the section stands on.'),
      items: {
        type: 'array',
        description: 'Say what the items are.',
        minItems: 1,
        maxItems: 12,
        items: {
          type: 'object',
          description: `One ${itemWord(name)}.`,
          additionalProperties: false,
          required: ['title'],
          properties: { title: shared('heading', 'Title of the item.') },
        },
      },
      actions: shared('actions', 'Buttons at the end of the section. The first one is the primary button.'),
    },
  };
  const examples = { 'one item': { type: name, title: 'A heading', items: [{ title: 'The first item' }] } };
  return new Files([
    [`schemas/${file}.schema.json`, json(schema)],
    [`schemas/${file}.examples.json`, json(examples)],
    [source, componentText(name, component, path.posix.dirname(source))],
    // A separate site does not have the engine's tests; those for any site render its examples.
    ...(siteRoot === engineRoot
      ? [
          [
            source.replace('.tsx', '.test.tsx'),
            testText(name, path.posix.relative(path.posix.dirname(source), 'tests')),
          ] as const,
        ]
      : []),
  ]);
}

/** The default name of an item in forms: `hour` for `opening-hours`. A type whose name is no plural does not say what its items are. */
function itemWord(type: string): string {
  const last = type.split('-').at(-1) ?? type;
  if (!/^[a-z]{3,}s$/.test(last) || /^(?:news|series|species)$|(?:ss|us|is)$/.test(last)) return 'part';
  const word = last.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|s$/, '');
  return /^(item|entry|object|value)$/.test(word) ? 'part' : word;
}

/** Converts source paths to be relative to the engine's folder, as in plans. @param files by path in the project */
export function fromEngineFolder(files: Files): Files {
  return new Files([...files].map(([name, text]) => [fromEngine(name), text]));
}

/**
 * Writes scaffolded and generated files, all or none.
 *
 * @param root the folder that the paths are relative to
 * @throws UsageError if a new file exists, or an existing one has changed since it was read
 */
export function writeScaffold(
  lock: WriteLock,
  root: string,
  files: Files,
  generated: Plan['generated'] = [],
): void {
  assertNew(root, files);
  const changes = [...files].map(([file, text]): PlannedChange => {
    const before = files.before.get(file);
    return before === undefined
      ? { kind: 'create', file, text, what: [] }
      : { kind: 'edit', file, before, after: text, what: [] };
  });
  executePlan({ root, title: 'Scaffold', changes, generated, notes: [] }, lock);
}

/** @throws UsageError if a file that should be new exists */
export function assertNew(root: string, files: Files): void {
  for (const file of files.keys())
    if (!files.before.has(file) && existsSync(path.join(root, file)))
      throw new UsageError(`${file} exists already.`);
}

/** Formats a document as scaffolds write it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function componentText(name: string, component: string, folder: string): string {
  const engine = (file: string) => engineSource(`src/${file}`, folder);
  return `import type { SectionOf } from '${engine('content/types.generated')}';
import { Heading } from '${engine('ui/heading')}';
import { SectionFrame } from '${engine('ui/section-frame')}';

/** Say what the section shows. */
export function ${component}({ items, ...frame }: SectionOf<'${name}'>) {
  return (
    <SectionFrame {...frame}>
      <ul>
        {items.map(({ title }, index) => (
          <li key={index}>
            <Heading className="text-item">{title}</Heading>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
`;
}

function testText(name: string, toTests: string): string {
  return `// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '${toTests}/support/render';

afterEach(cleanup);

it('shows every item', () => {
  renderSection(example('${name}'));
  expect(screen.getByRole('heading', { name: 'The first item' })).toBeTruthy();
});
`;
}
