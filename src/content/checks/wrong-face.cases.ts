import type { CheckCases } from './core/check-cases';

const file = '_site/theme.json';
const theme = (value: object) => ({
  [file]: JSON.stringify({ $schema: '../../../../schemas/theme.schema.json', ...value }),
});
const font = { '_site/fonts/Regular.woff2': { face: {} } };
const variable = { '_site/fonts/Regular.woff2': { face: { isVariable: true, weights: [300, 800] } } };
const named = 'fonts/Regular.woff2';

export const cases: CheckCases = {
  found: [
    {
      name: 'the second of two faces',
      changes: {
        ...theme({ text: [{ file: 'fonts/Regular.woff2' }, { package: '@fontsource/there-is-none' }] }),
        '_site/fonts/Regular.woff2': { face: {} },
      },
      file,
      pointer: '/text/1/package',
      says: ['npm install --save-dev @fontsource/there-is-none'],
    },
    {
      name: 'a weight that the second of two faces lacks',
      changes: {
        ...theme({
          display: [{ file: 'fonts/Regular.woff2' }, { file: 'fonts/Regular.woff2', weight: 900 }],
        }),
        '_site/fonts/Regular.woff2': { face: {} },
      },
      file,
      pointer: '/display/1/weight',
    },
    {
      name: 'a face of a list without a source',
      changes: {
        ...theme({ display: [{ file: 'fonts/Regular.woff2' }, { weight: 400 }] }),
        '_site/fonts/Regular.woff2': { face: {} },
      },
      file,
      pointer: '/display/1',
      says: ['neither a package nor a file', 'the one that the engine brings'],
    },
    {
      name: 'a package that is not installed',
      changes: theme({ text: { package: '@fontsource/there-is-none', weight: 400 } }),
      file,
      pointer: '/text/package',
      marks: '"@fontsource/there-is-none"',
      says: ['npm install --save-dev @fontsource/there-is-none'],
    },
    {
      name: 'the name of a face in place of that of its package',
      changes: theme({ display: { package: 'lora' } }),
      file,
      pointer: '/display/package',
      says: ['npm install --save-dev @fontsource/lora'],
    },
    {
      name: 'a package of variable faces that is not installed',
      changes: theme({ text: { package: '@fontsource-variable/there-is-none', weight: 400 } }),
      file,
      pointer: '/text/package',
      says: ['npm install --save-dev @fontsource-variable/there-is-none'],
    },
    {
      name: 'the package of another publisher',
      changes: theme({ text: { package: '@typefaces/lora' } }),
      file,
      pointer: '/text/package',
      says: ['npm install --save-dev @fontsource/lora'],
    },
    {
      name: 'a package that is no typeface',
      changes: theme({ display: { package: 'react', weight: 700 } }),
      file,
      pointer: '/display/package',
      says: ['"react" is not a typeface', '@fontsource/'],
    },
    {
      name: 'a file that is not there',
      changes: theme({ text: { file: 'fonts/Lora.woff2', weight: 400 } }),
      file,
      pointer: '/text/file',
      says: ['There is no file "fonts/Lora.woff2"'],
    },
    {
      name: 'a file that is called otherwise',
      changes: { ...theme({ text: { file: 'Regular.woff2' } }), ...font },
      also: ['unexpected-file'],
      file,
      pointer: '/text/file',
      says: ['Did you mean "fonts/Regular.woff2"?'],
    },
    {
      name: 'a file that has another ending',
      changes: {
        ...theme({ text: { file: 'Regular.ttf' } }),
        '_site/fonts/Bold.woff2': { face: {} },
        ...font,
      },
      also: ['unexpected-file', 'unexpected-file'],
      file,
      pointer: '/text/file',
      says: ['Did you mean "fonts/Regular.woff2"?'],
    },
    {
      name: 'a file that is not there, beside others',
      changes: {
        ...theme({ text: { file: 'fonts/Lora.woff2' } }),
        '_site/fonts/Lora.webp': {},
        ...font,
      },
      also: ['unexpected-file', 'unused-image'],
      file,
      pointer: '/text/file',
      says: ['Put the file beside the theme'],
    },
    {
      name: 'a file that is no typeface',
      changes: { ...theme({ text: { file: named } }), '_site/fonts/Regular.woff2': '<!doctype html>' },
      file,
      pointer: '/text/file',
      says: ['not a typeface', 'woff2, woff, ttf or otf'],
    },
    {
      name: 'a file outside the site',
      changes: theme({ text: { file: '../../../secret/Lora.woff2' } }),
      file,
      pointer: '/text/file',
      says: ['leads out of the folder of the site'],
    },
    {
      name: 'a file by its place on the disk',
      changes: theme({ text: { file: '/usr/share/fonts/Lora.ttf' } }),
      file,
      pointer: '/text/file',
      says: ['leads out of the folder of the site'],
    },
    {
      name: 'a package and a file',
      changes: { ...theme({ text: { package: '@fontsource/lora', file: named } }), ...font },
      file,
      pointer: '/text',
      says: ['both a package and a file', 'Keep the one'],
    },
    {
      name: 'neither a package nor a file',
      changes: theme({ text: { weight: 400 } }),
      file,
      pointer: '/text',
      says: ['neither a package nor a file', '"fonts/Lora.woff2"', "that of the visitor's system"],
    },
    {
      name: 'a weight that the file has not',
      changes: { ...theme({ display: { file: named, weight: 700 } }), ...font },
      file,
      pointer: '/display/weight',
      marks: '700',
      says: ['"Regular" has no weight of 700', 'has this one: 400'],
    },
    {
      name: 'a weight that none of the cuts of a package has',
      changes: {
        ...theme({ display: { file: named, weight: 900 } }),
        '_site/fonts/Regular.woff2': { face: { weights: [400, 700] } },
      },
      file,
      pointer: '/display/weight',
      says: ['has these: 400, 700'],
    },
    {
      name: 'bold words that a variable face does not reach',
      changes: { ...theme({ text: { file: named, weight: [400, 900] } }), ...variable },
      file,
      pointer: '/text/weight/1',
      says: ['every weight from 300 to 800'],
    },
    {
      name: 'a weight that the package has not',
      changes: theme({ display: { package: '@fontsource-variable/bricolage-grotesque', weight: 100 } }),
      file,
      pointer: '/display/weight',
      says: ['"Bricolage Grotesque" has no weight of 100', 'from 200 to 800'],
    },
    {
      name: 'two weights in the wrong order',
      changes: { ...theme({ text: { file: named, weight: [700, 400] } }), ...variable },
      file,
      pointer: '/text/weight',
      says: ['[400, 700]'],
    },
  ],
  quiet: [
    { name: 'a theme without faces', changes: theme({ radius: 4 }) },
    { name: "the system's face", changes: theme({ display: 'system', text: 'system' }) },
    {
      name: 'a package that is installed',
      changes: theme({ display: { package: '@fontsource-variable/bricolage-grotesque', weight: 650 } }),
    },
    {
      name: 'a file with its weight',
      changes: { ...theme({ text: { file: named, weight: 400 } }), ...font },
    },
    {
      name: 'a file named from its folder',
      changes: { ...theme({ text: { file: `./${named}` } }), ...font },
    },
    {
      name: 'two weights of a variable face',
      changes: { ...theme({ text: { file: named, weight: [300, 800] } }), ...variable },
    },
    {
      name: 'one weight for text and for bold words',
      changes: { ...theme({ text: { file: named, weight: [400, 400] } }), ...font },
    },
    {
      name: 'a theme that is a list, which another check finds',
      changes: { [file]: '[]' },
      also: ['wrong-type'],
    },
    {
      name: 'a misspelt name beside a weight, which another check finds',
      changes: theme({ text: { pakage: '@fontsource-variable/bricolage-grotesque', weight: 400 } }),
      also: ['unknown-property'],
    },
    {
      name: 'a file of another kind outside the site, which another check finds',
      changes: theme({ text: { file: '../../../secret/Lora.svg' } }),
      also: ['wrong-value'],
    },
    {
      name: 'a misspelt name, which another check finds',
      changes: theme({ text: { pakage: '@fontsource-variable/bricolage-grotesque' } }),
      also: ['unknown-property'],
    },
    {
      name: 'a weight that is none, which another check finds',
      changes: { ...theme({ text: { file: named, weight: 7000 } }), ...font },
      also: ['wrong-value'],
    },
    {
      name: 'a weight in quotes, which another check finds',
      changes: { ...theme({ text: { file: named, weight: '400' } }), ...font },
      also: ['wrong-type'],
    },
    {
      name: 'a file of another kind, which another check finds',
      changes: theme({ text: { file: 'fonts/Lora.svg' } }),
      also: ['wrong-value'],
    },
    {
      name: 'a name that no package has, which another check finds',
      changes: theme({ text: { package: '../../secret' } }),
      also: ['wrong-value'],
    },
  ],
};
