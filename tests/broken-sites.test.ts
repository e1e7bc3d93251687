import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../src/build/project';
import { listFiles, readSiteFiles } from '../src/build/read';
import { checkSite } from '../src/content/check';
import { checks } from '../src/content/checks';
import { loadSite } from '../src/content/load';
import { locate } from '../src/content/locate';
import { schemas } from './project';

const folder = path.join(projectRoot, 'tests/broken-sites');
const valid = readSiteFiles(path.join(folder, '_valid')).documents;

/** The valid site with the files of a broken one laid over it; `removed` in expected.json takes files away. */
function brokenSite(code: string) {
  const expected = JSON.parse(readFileSync(path.join(folder, code, 'expected.json'), 'utf8'));
  const { documents, images } = readSiteFiles(path.join(folder, code));
  const merged = new Map([...valid, ...documents]);
  merged.delete('expected.json');
  for (const file of expected.removed ?? []) merged.delete(file);
  return { site: loadSite({ documents: merged, images }), expected: expected.diagnostic };
}

it('the valid site has no findings', () => {
  expect(checkSite(loadSite({ documents: valid, images: new Map() }), schemas)).toEqual([]);
});

it('every check is in the list, and the list names nothing else', () => {
  const files = listFiles(path.join(projectRoot, 'src/content/checks')).filter(
    (file) => !/index\.ts$|\.test\.ts$/.test(file),
  );
  expect(checks.map(({ code }) => `${code}.ts`).sort()).toEqual(files);
});

describe.each(checks.map(({ code, severity }) => [code, severity] as const))('%s', (code, severity) => {
  it('has a broken site', () => {
    expect(
      existsSync(path.join(folder, code, 'expected.json')),
      `tests/broken-sites/${code}/expected.json`,
    ).toBe(true);
  });

  it('finds its mistake once, at its place, and nothing else', () => {
    const { site, expected } = brokenSite(code);
    const diagnostics = locate(checkSite(site, schemas), site);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code, severity, ...expected });
  });
});
