import { type CheckCases, replacing } from './core/check-cases';

const page = 'finance/page.json';
const last = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';
const shows = (name: string) =>
  replacing(page, last, `${last},\n    { "type": "shared", "name": "${name}" }`);
const section =
  '{ "type": "cta", "title": "Write to us", "actions": [{ "label": "Get Started", "href": "/" }] }';
const written = (name: string, text = section) => ({
  [`_shared/${name}/section.json`]: text,
  [`_shared/${name}/es.json`]: '{}',
});
const file = '_shared/start/section.json';

export const cases: CheckCases = {
  found: [
    { name: 'a section that no page shows', changes: written('start'), file, pointer: '' },
    {
      name: 'one of two',
      changes: { ...written('start'), ...written('hours'), ...shows('hours') },
      file,
      pointer: '',
    },
    {
      name: 'a section that says where its schema is',
      changes: written(
        'start',
        section.replace('{', '{ "$schema": "../../../../../schemas/section.schema.json",'),
      ),
      file,
      pointer: '',
    },
  ],
  quiet: [
    { name: 'a section that a page shows', changes: { ...written('start'), ...shows('start') } },
    {
      name: 'a section that was meant by a name that is wrong',
      changes: { ...written('start'), ...shows('strat') },
      also: ['unknown-shared-section'],
    },
    {
      name: 'a section while a page cannot be read',
      changes: { ...written('start'), [page]: '{' },
      also: ['json-syntax'],
    },
  ],
};
