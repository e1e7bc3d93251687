import { expect, it } from 'vitest';
import { fileOfRedirect, readablePath } from './redirects';

it.each([
  ['/old', 'old.html'],
  ['/über/uns', 'über/uns.html'],
  ['/timetable.html', 'timetable.html'],
  ['/menu.php', undefined],
  ['/blog/*', undefined],
  [`/${'a'.repeat(230)}`, `${'a'.repeat(230)}.html`],
  // A disk counts bytes: three for each of these.
  [`/${'会'.repeat(80)}`, undefined],
])('the page that leads on from %s is %s', (from, file) => {
  expect(fileOfRedirect(from)).toBe(file);
});

it.each([
  ['/%C3%BCber', '/über'],
  ['/u\u0308ber', '/über'],
  ['/old', '/old'],
  ['/100%', '/100%'],
])('reads %s as %s', (path, readable) => {
  expect(readablePath(path)).toBe(readable);
});
