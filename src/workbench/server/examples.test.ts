import { describe, expect, it } from 'vitest';
import { serveWorkbench } from '../../../tests/support/served-workbench';

const { content, ask } = serveWorkbench();

interface Found {
  code: string;
  file: string;
  line: number;
  pointer: string;
}

const metrics = async () => {
  const { body } = await ask('examples?type=metrics');
  return body.examples as Record<string, Record<string, unknown>>;
};
const tried = async (change: Record<string, unknown>) => {
  const { four } = await metrics();
  const { status, body } = await ask('examples', {
    body: { type: 'metrics', name: 'four', section: { ...four, ...change } },
  });
  return { status, found: body.findings as Found[], sections: body.sections as Record<string, unknown> };
};

describe('the examples of a type', () => {
  it('are those of its file, with what is wrong with them alone', async () => {
    const { status, body } = await ask('examples?type=metrics');
    expect(status).toBe(200);
    expect(Object.keys(body.examples as object)).toContain('four');
    expect(body.path).toMatch(/schemas\/sections\/metrics\.examples\.json$/);
    // The site's own untranslated texts cause findings on its pages.
    expect(content.diagnostics.length).toBeGreaterThan(0);
    expect(body.findings).toEqual([]);
  });

  it.each([['nothing'], ['shared'], ['../page'], ['']])('of %j there are none', async (type) => {
    expect((await ask(`examples?type=${encodeURIComponent(type)}`)).status).toBe(404);
  });
});

describe('an example that is tried', () => {
  it('is given as components get it, in every language', async () => {
    const actions = [{ label: 'More', href: '/contact' }];
    const { found, sections } = await tried({ title: 'What it brought', actions });
    expect(found).toEqual([]);
    expect(Object.keys(sections)).toEqual(['en', 'es', 'fr']);
    expect(sections.es).toMatchObject({ title: 'What it brought', actions: [{ href: '/es/contact' }] });
    expect((await metrics()).four?.title, 'nothing was written').not.toBe('What it brought');
  });

  it('is not given where it is not what its schema says; the finding stands where the file has its example', async () => {
    const { found, sections } = await tried({ background: 'green' });
    expect(found).toMatchObject([
      { code: 'wrong-value', file: 'schemas/sections/metrics.examples.json', pointer: '/four/background' },
    ]);
    expect(found[0]?.line).toBeGreaterThan(0);
    expect(sections).toBeUndefined();
  });

  it('is given though a text is too long: how that looks is the question', async () => {
    const { four } = await metrics();
    const [item, ...rest] = (four?.items ?? []) as Record<string, unknown>[];
    const items = [{ ...item, metric: 'Long '.repeat(40) }];
    const { found, sections } = await tried({ items: [...items, ...rest] });
    expect(found.map(({ code }) => code)).toEqual(['wrong-length']);
    expect(sections.fr).toMatchObject({ type: 'metrics' });
  });

  it.each([
    [{ type: 'metrics', name: 'four' }, 422],
    [{ type: 'metrics', name: 'four', section: [] }, 422],
    [{ type: 'metrics', name: 7, section: {} }, 422],
    [{ type: 'nothing', name: 'four', section: {} }, 404],
    [{ type: 'metrics', name: 'four', section: {} }, 200],
    [{ type: 'metrics', name: '__proto__', section: { type: 'hero' } }, 200],
  ])('%j is answered', async (body, status) => {
    expect((await ask('examples', { body })).status).toBe(status);
  });
});
