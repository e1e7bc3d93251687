import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const accept = (entries: string) =>
  replacing(file, '"title": "Finance",', `"title": "Finance", "$accept": ${entries},`);
const pointer = '/$accept/0';

export const cases: CheckCases = {
  found: [
    { name: 'no reason', changes: accept('[{ "code": "orphan-page" }]'), file, pointer },
    { name: 'a blank reason', changes: accept('[{ "code": "orphan-page", "reason": "  " }]'), file, pointer },
    { name: 'no code', changes: accept('[{ "reason": "It is meant so." }]'), file, pointer },
    {
      name: 'a code with a letter too few',
      changes: accept('[{ "code": "orphan", "reason": "It is meant so." }]'),
      file,
      pointer,
    },
    {
      name: 'what cannot be accepted',
      changes: accept('[{ "code": "unsafe-href", "reason": "It is meant so." }]'),
      file,
      pointer,
    },
    { name: 'a code alone', changes: accept('["orphan-page"]'), file, pointer },
    {
      name: 'a property that entries do not have',
      changes: replacing(
        file,
        '"title": "Finance",',
        '"title": "Home", "$accept": [{ "code": "duplicate-title", "reason": "It is meant so.", "until": "2027-01-01" }],',
      ),
      file,
      pointer: '/$accept/0/until',
      says: ['"until"'],
    },
    { name: 'no list', changes: accept('{ "code": "duplicate-title" }'), file, pointer: '/$accept' },
  ],
  quiet: [
    {
      name: 'what occurs, with a reason',
      changes: replacing(
        file,
        '"title": "Finance",',
        '"title": "Home", "$accept": [{ "code": "duplicate-title", "reason": "It is meant so." }],',
      ),
    },
    { name: 'an empty list', changes: accept('[]') },
    {
      name: 'what does not occur, which has a check of its own',
      changes: accept('[{ "code": "orphan-page", "reason": "It is meant so." }]'),
      also: ['unused-accept'],
    },
  ],
};
