import { offering } from './core/changes.cases';
import type { CheckCases, ImageChange } from './core/check-cases';

const offered = (name: string, content: string | ImageChange, file = 'menu.pdf') => ({
  ...{ name, pointer: '', file: `finance/${file}` },
  changes: offering(file, content),
});

export const cases: CheckCases = {
  found: [
    { ...offered('an empty file', ''), says: ['empty'] },
    { ...offered('a page under the name of a PDF', '<!doctype html>'), says: ['Its name says pdf'] },
    {
      ...offered('a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n'),
      says: ['git lfs pull'],
    },
    offered('text under the name of a spreadsheet', 'a;b', 'menu.xlsx'),
    offered('an empty table', '', 'menu.csv'),
  ],
  quiet: [
    { name: 'a PDF', changes: offering('menu.pdf', '%PDF-1.7') },
    {
      name: 'a PDF with something before its sign, as some printers write it',
      changes: offering('menu.pdf', '\n%PDF-1.4'),
    },
    { name: 'a table', changes: offering('menu.csv', 'a;b') },
    {
      name: 'an empty file that no page offers',
      changes: { 'finance/menu.pdf': '' },
      also: ['unexpected-file'],
    },
  ],
};
