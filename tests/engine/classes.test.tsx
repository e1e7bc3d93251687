import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { componentSource } from '../../src/content/model/section-files';
import { loadBundle, readClient } from '../../src/node/bundle/bundle';
import { RenderSection } from '../../src/sections/section-list';
import { examplesOf, linesWith, schemas, sectionTypes } from '../support/project';
import { Providers } from '../support/render';

/** Every class of every example has a rule in the stylesheet: one with a slip in it would look like none. */

const bundle = loadBundle('tests/sites/firm');
const css = bundle.clientFiles
  .filter((file) => file.endsWith('.css'))
  .map((file) => String(readClient(bundle, file)))
  .join('\n');
const styled = new Set(
  [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
);

/** The classes in HTML that no rule names. */
function unstyledIn(html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').split(/\s+/),
  );
  return [...new Set(classes)].filter((name) => name !== '' && !styled.has(name));
}

describe.each([...sectionTypes])('a section of the type %s', (type) => {
  it('has a style for every class', () => {
    const folder = path.posix.dirname(componentSource(schemas.sectionFile(type) as string));
    const html = Object.values(examplesOf(type)).map((section) =>
      renderToString(
        <Providers>
          <RenderSection section={section} />
        </Providers>,
      ),
    );
    expect(
      unstyledIn(html.join('')).map((name) => `${linesWith(name, folder).join(', ') || folder}: ${name}`),
      'Tailwind knows no such class, the theme no such color or size, or the source does not have its whole name: docs/section-types.md',
    ).toEqual([]);
  });
});

it('recognizes classes without a rule, and no others', () => {
  expect(unstyledIn('<p class="flex rounded-huge  md:bg-brandd"><b class="text-[11px">')).toEqual([
    'rounded-huge',
    'md:bg-brandd',
    'text-[11px',
  ]);
  expect(
    unstyledIn('<p class=""><b class="flex sr-only text-soft"></b><i data-class="nothing"></i></p>'),
  ).toEqual([]);
});
