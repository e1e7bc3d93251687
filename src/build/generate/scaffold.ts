import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentName } from '../../content/component-name';
import { UsageError } from '../project/project';

/** What a section type may be called. */
export const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const acceptHelp =
  'Findings that are right as they are, here or further inside, each with its code and the reason. One that no longer occurs is reported.';

/** Files to write, by their path below the folder of the project. */
export type Files = Map<string, string>;

/**
 * Everything that a new section type needs: schema, examples, component, test, and its line in the registry.
 *
 * @throws UsageError when the name cannot be one
 */
export function sectionFiles(root: string, name: string): Files {
  if (!namePattern.test(name)) {
    throw new UsageError(
      `"${name}" is not a name for a section type. Write it like case-study: lower-case words and hyphens.`,
    );
  }
  const component = componentName(name);
  const words = name.replaceAll('-', ' ');
  const shared = (definition: string, description: string) => ({
    $ref: `../defs.schema.json#/definitions/${definition}`,
    description,
  });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: words.charAt(0).toUpperCase() + words.slice(1),
    description: 'Say what the section shows and when to use it.',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'title', 'items'],
    properties: {
      type: { const: name, description: `Makes this section a ${words}.` },
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
          description: 'One item.',
          additionalProperties: false,
          required: ['title'],
          properties: { title: shared('heading', 'Title of the item.') },
        },
      },
      actions: shared('actions', 'Buttons at the end of the section. The first one is the primary button.'),
    },
  };
  const examples = { 'one item': { type: name, title: 'A heading', items: [{ title: 'The first item' }] } };
  const registryPath = 'src/sections/registry.ts';
  const registry = readFileSync(path.join(root, registryPath), 'utf8');
  return new Map([
    [`schemas/sections/${name}.schema.json`, json(schema)],
    [`schemas/sections/${name}.examples.json`, json(examples)],
    [`src/sections/${name}/${name}.tsx`, componentText(name, component)],
    [`src/sections/${name}/${name}.test.tsx`, testText(name)],
    [registryPath, register(registry, name, component)],
  ]);
}

/**
 * Writes scaffolded files. Only files that `changes` names may exist already.
 *
 * @throws UsageError when another one does; then nothing is written
 */
export function writeScaffold(root: string, files: Files, changes: readonly string[] = []): void {
  for (const file of files.keys()) {
    if (!changes.includes(file) && existsSync(path.join(root, file)))
      throw new UsageError(`${file} exists already.`);
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** A document as scaffolds write it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The registry with a line more for a section type, in alphabetical order. */
export function register(registry: string, name: string, component: string): string {
  const key = name.includes('-') ? `'${name}'` : name;
  const lines = registry.split('\n');
  const insert = (isMember: (line: string) => boolean, line: string, orderOf: (line: string) => string) => {
    const members = lines.flatMap((text, index) => (isMember(text) ? [index] : []));
    const after = members.filter((index) => orderOf(lines[index] ?? '') < orderOf(line)).at(-1);
    lines.splice((after ?? (members[0] ?? 0) - 1) + 1, 0, line);
  };
  const pathOf = (line: string) => /from '([^']+)'/.exec(line)?.[1] ?? '';
  insert(
    (line) => /^import .* from '\.\//.test(line),
    `import { ${component} } from './${name}/${name}';`,
    pathOf,
  );
  insert(
    (line) => /^ {2}\S+: \w+,$/.test(line),
    `  ${key}: ${component},`,
    (line) => line.replaceAll("'", '').trim(),
  );
  return lines.join('\n');
}

function componentText(name: string, component: string): string {
  return `import type { SectionOf } from '../../content/types.generated';
import { SectionFrame } from '../../ui/section-frame';

/** Say what the section shows. */
export function ${component}({ items, ...frame }: SectionOf<'${name}'>) {
  return (
    <SectionFrame {...frame}>
      <ul>
        {items.map(({ title }, index) => (
          <li key={index}>
            <h3 className="text-item">{title}</h3>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
`;
}

function testText(name: string): string {
  return `// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/render';

afterEach(cleanup);

it('shows every item', () => {
  renderSection(example('${name}'));
  expect(screen.getByRole('heading', { name: 'The first item' })).toBeTruthy();
});
`;
}
