import { expect, it } from 'vitest';
import { compareVersions, isVersion } from './versions';

it('orders versions as semver.org does', () => {
  const inOrder = [
    ...['0.1.0', '0.2.0-alpha', '0.2.0-alpha.1', '0.2.0-alpha.beta', '0.2.0-beta.2', '0.2.0-beta.11'],
    ...['0.2.0', '0.2.1', '0.10.0', '1.0.0'],
  ];
  for (const [index, version] of inOrder.entries())
    for (const [other, another] of inOrder.entries())
      expect(Math.sign(compareVersions(version, another)), `${version} ${another}`).toBe(
        Math.sign(index - other),
      );
  expect(compareVersions('1.2.3+one', 'v1.2.3')).toBe(0);
});

it('knows what is a version', () => {
  for (const text of ['0.1.0', 'v1.2.3', '1.0.0-rc.1']) expect(isVersion(text), text).toBe(true);
  for (const text of ['', '1', '1.2', 'latest', 'November 2026', '1.2.3.4'])
    expect(isVersion(text), text).toBe(false);
  expect(compareVersions('latest', '0.0.1')).toBeLessThan(0);
});
