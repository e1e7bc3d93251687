// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/app/browser/query';
import { visitFields } from '../../src/content/schema/fields';
import { RenderSection } from '../../src/sections/section-list';
import { examplesOf, schemas, sectionTypes } from '../support/project';
import { Providers } from '../support/render';

/** A section that asks an address stays whole, whatever is answered: the other end is not ours. */

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Whether a section asks an address by script. */
function asks(type: string, section: object): boolean {
  let isAsking = false;
  visitFields(schemas.sectionFields(type), section, (leaf) => {
    isAsking ||= leaf.kind === 'endpoint' && !leaf.isPosted;
  });
  return isAsking;
}

const asking = [...sectionTypes].filter((type) =>
  Object.values(examplesOf(type)).some((one) => asks(type, one)),
);
const values = [
  null,
  true,
  -1,
  1e21,
  '',
  '12',
  'A text that is longer than anybody expects of a figure',
  [],
  {},
];

/** All texts of a value, since any of them may name what is looked for in the answer. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(asking)('a section of the type %s', (type) => {
  it.each(Object.entries(examplesOf(type)))(
    'stays whole whatever is answered, as example %s',
    async (_, section) => {
      const names = textsIn(section);
      const answers = [
        ...values,
        ...values.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
        ...values.map((value) => [Object.fromEntries(names.map((name) => [name, value]))]),
      ];
      for (const answer of answers) {
        vi.stubGlobal('fetch', async () => Response.json(answer));
        const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
        const client = createQueryClient();
        const { container, unmount } = render(
          <QueryClientProvider client={client}>
            <Providers>
              <RenderSection section={section} />
            </Providers>
          </QueryClientProvider>,
        );
        await waitFor(() => expect(client.isFetching()).toBe(0));
        const said = `The function that reads the answer has to throw at one that it cannot use: ${JSON.stringify(answer)}`;
        expect(errors.mock.calls, said).toEqual([]);
        expect(container.querySelector('h2')?.textContent, said).toBeTruthy();
        // React and JavaScript say so of what is not a text.
        expect(container.textContent, said).not.toMatch(/\[object|NaN|undefined|Infinity/);
        unmount();
      }
    },
  );
});
