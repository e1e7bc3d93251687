import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { isError } from '../../src/content/model/diagnostics';
import { hashOf } from '../../src/node/project/hash';
import { brokenSites } from '../support/checks';
import { temporaryFolder } from '../support/temporary-folder';

/** What somebody does while a site is built: after it was scanned, or after it was checked. */
const meanwhile = vi.hoisted(() => ({ scanned: () => {}, checked: () => {} }));
vi.mock('../../src/node/check/checker', async (importActual) => {
  const { Checker } = await importActual<typeof import('../../src/node/check/checker')>();
  class Interrupted extends Checker {
    override async scan() {
      await super.scan();
      meanwhile.scanned();
    }
    override findings(...args: Parameters<InstanceType<typeof Checker>['findings']>) {
      const findings = super.findings(...args);
      meanwhile.checked();
      return findings;
    }
  }
  return { Checker: Interrupted };
});

const work = temporaryFolder('what-was-checked');
const pages = path.join(work, 'pages');
const out = path.join(work, 'dist');
const at = (file: string) => path.join(pages, file);

/** Builds while something is done. */
async function buildWhile(moment: keyof typeof meanwhile, act: () => void) {
  meanwhile[moment] = act;
  try {
    return await buildSite({ pages, out });
  } finally {
    meanwhile[moment] = () => {};
  }
}

function contents(): Record<string, string> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.sort().map((file) => [path.relative(out, file), hashOf(readFileSync(file))]),
  );
}

const photograph = (color: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .webp()
    .toBuffer();

beforeAll(async () => {
  cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
  writeFileSync(at('_site/plant.webp'), await photograph('#8a7f70'));
  writeFileSync(
    at('_site/theme.json'),
    '{ "$schema": "../../../../schemas/theme.schema.json", "light": { "accent": "#5b1049" }, "text": { "file": "face.woff2" } }',
  );
  cpSync('src/ui/fonts/bricolage.woff2', at('_site/face.woff2'));
});

describe('a change between check and rendering stops the build', () => {
  let other: Buffer;
  beforeAll(async () => {
    other = await photograph('#708a7f');
    await buildSite({ pages, out });
  });
  const replaced = (file: string, from: string, to: string) => () => {
    const text = readFileSync(at(file), 'utf8');
    expect(text).toContain(from);
    return text.replace(from, to);
  };
  const changes: [file: string, becomes: () => string | Buffer][] = [
    ['finance/page.json', replaced('finance/page.json', '"muted"', '"default"')],
    ['finance/es.json', replaced('finance/es.json', '"Basta una', '"Solo hace falta una')],
    ['_not-found/page.json', () => '{}'],
    ['_site/plant.webp', () => other],
    ['_site/face.woff2', () => readFileSync('src/ui/fonts/bricolage-more.woff2')],
    ['_site/team.svg', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ];

  it.each(changes)('%s', async (file, becomes) => {
    const before = readFileSync(at(file));
    const built = contents();
    // A new cache key, so that nothing of the earlier build is used.
    const site = readFileSync(at('_site/site.json'), 'utf8');
    const url = `https://${file.replaceAll(/\W/g, '-').replace(/^-+/, '')}.example.org`;
    const next = site.replace(/"url": "[^"]*"/, `"url": "${url}"`);
    expect(next).not.toBe(site);
    writeFileSync(at('_site/site.json'), next);
    try {
      const build = buildWhile('checked', () => writeFileSync(at(file), becomes()));
      if (/webp|svg/.test(file)) {
        // The sizes were made by the earlier build, from the image that was checked.
        expect((await build).diagnostics.filter(isError)).toEqual([]);
        const assets = (files: Record<string, string>) =>
          Object.entries(files).filter(([name]) => name.startsWith('assets'));
        expect(assets(contents())).toEqual(assets(built));
      } else {
        await expect(build).rejects.toThrow(`${file} changed while it was built`);
        expect(contents()).toEqual(built);
      }
      // The site is restored.
      writeFileSync(at(file), before);
      writeFileSync(at('_site/site.json'), site);
      await buildSite({ pages, out });
      expect(contents()).toEqual(built);
    } finally {
      writeFileSync(at(file), before);
      writeFileSync(at('_site/site.json'), site);
    }
  });

  it.each([
    ['_site/plant.webp', (color: string) => photograph(color)],
    [
      '_site/team.svg',
      async (color: string) =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${color}"/></svg>`,
    ],
  ])('%s, before its sizes are made', async (file, draw) => {
    const built = contents();
    const before = readFileSync(at(file));
    // A colour that no earlier run has used.
    const color = () => `#${Math.random().toString(16).slice(2, 8).padEnd(6, '0')}`;
    const [checked, later] = [await draw(color()), await draw(color())];
    writeFileSync(at(file), checked);
    const build = buildWhile('scanned', () => writeFileSync(at(file), later));
    await expect(build).rejects.toThrow(`${file} changed while it was built`);
    writeFileSync(at(file), before);
    expect(contents()).toEqual(built);
  });

  it.each(['_site/site.json', '_site/es.json', '_site/glossary.json', '_site/theme.json'])(
    '%s is published as it was checked',
    async (file) => {
      const before = readFileSync(at(file), 'utf8');
      const built = contents();
      const result = await buildWhile('checked', () => writeFileSync(at(file), '{}'));
      writeFileSync(at(file), before);
      expect(result.diagnostics.filter(isError)).toEqual([]);
      expect(contents()).toEqual(built);
    },
  );

  it('a document that changes before its check is checked in its new state', async () => {
    const before = readFileSync(at('finance/page.json'), 'utf8');
    writeFileSync(at('finance/page.json'), before.replace('"title": "Finance"', '"title": "Home"'));
    const build = buildWhile('scanned', () => writeFileSync(at('finance/page.json'), before));
    await expect(build).rejects.toThrow('finance/page.json changed while it was built');
  });

  it('a page counts as a draft if it was one when it was checked', async () => {
    const before = readFileSync(at('finance/page.json'), 'utf8');
    await expect(
      buildWhile('checked', () =>
        writeFileSync(at('finance/page.json'), before.replace('{', '{ "draft": true,')),
      ),
    ).resolves.toMatchObject({ rendered: 0 });
    writeFileSync(at('finance/page.json'), before);
  });
});
