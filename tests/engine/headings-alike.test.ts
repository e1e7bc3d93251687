import { expect, it, vi } from 'vitest';
import { repeatedHeading } from '../../src/content/checks/repeated-heading';
import type { Place } from '../../src/content/model/diagnostics';
import { siteContextOf, validSite, withFiles } from '../support/checks';

it('similar pages give one finding, and no document is read again for it', () => {
  const count = 60;
  const names = Array.from({ length: count }, (_, number) => `page-${number}/page.json`);
  const pages = names.map((file, number) => {
    const sections = [
      { type: 'hero', title: `Plant ${number}`, subtitle: 'One sentence.' },
      { type: 'cta', title: `From ledger${number} to shelf${number}` },
      { type: 'cta', title: `What plant${number} says of ledger${number}` },
    ];
    return [file, JSON.stringify({ title: `Plant ${number}`, description: 'A plant.', sections })];
  });
  const context = siteContextOf(withFiles(validSite, Object.fromEntries(pages)));
  const read = vi.spyOn(context.folder, 'read');
  const findings: (Place & { others?: readonly Place[]; message: string })[] = [];
  repeatedHeading.site?.(context, (finding) => findings.push(finding), {});
  expect(read).not.toHaveBeenCalled();
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining(`${count} headings are built alike (from … to …)`),
    expect.stringContaining(`${count} headings are built alike (what … says of …)`),
  ]);
  for (const [index, { file, pointer, others = [] }] of findings.entries()) {
    const places = [{ file, pointer }, ...others];
    expect(new Set(places.map(({ file }) => file))).toEqual(new Set(names));
    expect(new Set(places.map(({ pointer }) => pointer))).toEqual(new Set([`/sections/${index + 1}/title`]));
  }
});
