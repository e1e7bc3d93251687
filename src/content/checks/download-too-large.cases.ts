import { offering } from './core/changes.cases';
import type { CheckCases, ImageChange } from './core/check-cases';

const offered = (name: string, content: string | ImageChange, file = 'menu.pdf') => ({
  ...{ name, pointer: '', file: `finance/${file}` },
  changes: offering(file, content),
});

export const cases: CheckCases = {
  found: [
    { ...offered('a file for print', { bytes: 24_000_000 }), says: ['24.0 MB'] },
    offered('one byte more than may be', { bytes: 10_000_001 }),
    offered('a film', { bytes: 80_000_000 }, 'menu.mp4'),
  ],
  quiet: [
    { name: 'as many megabytes as may be', changes: offering('menu.pdf', { bytes: 10_000_000 }) },
    { name: 'a usual one', changes: offering('menu.pdf', {}) },
    {
      name: 'a large one that no page offers',
      changes: { 'finance/menu.pdf': { bytes: 24_000_000 } },
      also: ['unexpected-file'],
    },
  ],
};
