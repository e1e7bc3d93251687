import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const last = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';
const home = '"href": "/finance" }]\n    }';
const place = (...sections: string[]) => replacing(file, last, [last, ...sections].join(',\n    '));
const shown = (name: string) => `{ "type": "shared", "name": "${name}" }`;
const section =
  '{ "type": "cta", "title": "Write to us", "actions": [{ "label": "Get Started", "href": "/" }] }';
const start = { '_shared/start/section.json': section, '_shared/start/es.json': '{}' };
const pointer = '/sections/2/name';

export const cases: CheckCases = {
  found: [
    { name: 'a section that was never written', changes: place(shown('hours')), file, pointer },
    {
      name: 'a letter too many, or a section that comes with the next branch',
      changes: { ...place(shown('startt')), ...start },
      file,
      pointer,
      says: ['start'],
    },
    {
      name: 'a section whose folder was renamed while another page still shows it under its new name',
      changes: {
        ...place(shown('begin'), shown('start')),
        ...start,
      },
      file,
      pointer,
      causes: ['_shared/begin/section.json'],
    },
    {
      name: 'a section whose folder was renamed, on two pages',
      changes: {
        ...place(shown('begin')),
        ...replacing('index/page.json', home, `${home},\n    ${shown('begin')}`),
        ...start,
      },
      file,
      pointer,
      says: ['"start"'],
    },
  ],
  quiet: [
    { name: 'a section that is there', changes: { ...place(shown('start')), ...start } },
    {
      name: 'a section whose document has another name',
      changes: {
        ...place(shown('start')),
        '_shared/start/sections.json': section,
        '_shared/start/es.json': '{}',
      },
      also: ['missing-document'],
    },
    { name: 'what is no name', changes: place(shown('Start Here')), also: ['wrong-value'] },
    {
      name: 'a section that cannot be read',
      changes: { ...place(shown('start')), ...start, '_shared/start/section.json': '{' },
      also: ['json-syntax'],
    },
  ],
};
