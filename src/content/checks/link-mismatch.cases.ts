import type { CheckCases, SiteChanges } from './core/check-cases';

const file = 'finance/es.json';
const english = 'Ask [at the desk](/#start) or [write to us](https://www.example.org/desk).';
const pointer = '/Ask [at the desk](~1#start) or [write to us](https:~1~1www.example.org~1desk).';
const found = (name: string, spanish: string, marks: string, ...says: string[]) => ({
  name,
  changes: inlineText(english, spanish),
  file,
  pointer,
  marks,
  says,
  causes: ['finance/page.json'],
});

/**
 * An inline text of the finance page, with its translation: a paragraph of an article.
 *
 * @param translation no entry if omitted
 */
export function inlineText(paragraph: string, translation?: string): SiteChanges {
  const [text, spanish] = [paragraph, translation].map((one) => JSON.stringify(one));
  const article = `{ "type": "article", "blocks": [{ "paragraphs": [${text}] }] },`;
  const before = '    {\n      "type": "cta",';
  const entry = '  "From 3.2 to 12 months"';
  return {
    'finance/page.json': [[before, `    ${article}\n${before}`]],
    ...(translation !== undefined && { 'finance/es.json': [[entry, `  ${text}: ${spanish},\n${entry}`]] }),
  };
}

/** The text with a translation in the shared dictionary alone. */
const shared = (spanish: string): SiteChanges => ({
  ...inlineText(english),
  '_site/es.json': [['  "Home"', `  ${JSON.stringify(english)}: ${JSON.stringify(spanish)},\n  "Home"`]],
});

export const cases: CheckCases = {
  found: [
    {
      ...found(
        'a translation leads elsewhere, and has a mark that is not closed',
        '**Pregunte [en la ventanilla](/) o [escríbanos](https://www.example.org/desk).',
        '/',
      ),
      also: ['markdown-in-copy'],
    },
    found(
      'a translation leads to another page',
      'Pregunte [en la ventanilla](/) o [escríbanos](https://www.example.org/desk).',
      '/',
      'leads to /,',
      'leads to /#start.',
    ),
    {
      ...found(
        'a translation leads to another page, as HTML writes it',
        'Pregunte <a href="/">en la ventanilla</a> o [escríbanos](https://www.example.org/desk).',
        '"Pregunte <a href=\\"/\\">en la ventanilla</a> o [escríbanos](https://www.example.org/desk)."',
      ),
      also: ['html-in-copy'],
    },
    found(
      'a translation leads to another page elsewhere, in which nothing names a language',
      'Pregunte [en la ventanilla](/#start) o [escríbanos](https://www.example.org/boats).',
      'https://www.example.org/boats',
      'Let it lead to https://www.example.org/desk. If that is right in Spanish',
    ),
    found(
      'a translation leads to another site',
      'Pregunte [en la ventanilla](/#start) o [escríbanos](https://es.museum.com/desk).',
      'https://es.museum.com/desk',
    ),
    ...(
      [
        [
          'another mail address',
          'Write [to us](mailto:desk@example.org?subject=Hi).',
          'Escriba [aquí](mailto:boats@example.org?subject=Hola).',
        ],
        ['another site', 'See [a](https://www.bbc.uk/en/a).', 'Vea [a](https://www.itv.fr/es/a).'],
        ['the site of another one', 'See [a](https://www.gov.uk/a).', 'Vea [a](https://www.nhs.uk/b).'],
        ['another part of a site', 'See [a](https://example.org/a).', 'Vea [a](https://www.example.org/b).'],
        ['another number', 'Call [us](tel:+16175550148).', 'Llame [aquí](tel:+16175550149).'],
        [
          'a page elsewhere twice, in place of two',
          'See [ports](https://en.example.org/port) and [ships](https://en.example.org/ship).',
          'Vea [puertos](https://es.example.org/puerto) y [barcos](https://es.example.org/puerto).',
        ],
        [
          'the first page elsewhere twice',
          'See [ports](https://example.org/en/port) and [ships](https://example.org/es/ship).',
          'Vea [puertos](https://example.org/en/port) y [barcos](https://example.org/en/port).',
        ],
        [
          'another page elsewhere, both with a language',
          'See [ports](https://example.org/es/port).',
          'Vea [puertos](https://example.org/es/puerto).',
        ],
        [
          'one of two pages elsewhere',
          'See [ports](https://en.example.org/port) and [ships](https://en.example.org/ship).',
          'Vea [puertos](https://es.example.org/puerto) y barcos.',
        ],
      ] as const
    ).map(([name, text, spanish]) => ({
      name: `a translation leads to ${name}`,
      changes: inlineText(text, spanish),
      file,
      pointer: `/${text.replaceAll('/', '~1')}`,
      causes: ['finance/page.json'],
    })),
    found(
      'a translation lacks a link',
      'Pregunte en la ventanilla o [escríbanos](https://www.example.org/desk).',
      '"Pregunte en la ventanilla o [escríbanos](https://www.example.org/desk)."',
      'no link to /#start',
    ),
    found(
      'a translation has a link twice',
      'Pregunte [en la ventanilla](/#start), [aquí](/#start) o [escríbanos](https://www.example.org/desk).',
      '/#start',
      'leads to /#start, and',
    ),
    {
      name: 'a shared translation has no links',
      changes: shared('Pregunte o escriba.'),
      file: '_site/es.json',
      pointer,
      says: ['/#start, https://www.example.org/desk'],
      causes: ['finance/page.json'],
    },
    {
      name: 'a shared translation without links of a text that pages show in two ways',
      changes: {
        ...shared(`Pregunte o escriba.`),
        'index/page.json': [
          [
            '    {\n      "type": "cta",',
            `    { "type": "article", "blocks": [{ "heading": "Home", "points": [${JSON.stringify(english)}] }] },\n    {\n      "type": "cta",`,
          ],
        ],
      },
      file: '_site/es.json',
      pointer,
      causes: ['finance/page.json'],
    },
  ],
  quiet: [
    ...(
      [
        [
          'the subject of a mail',
          'Write [to us](mailto:desk@example.org?subject=Hi).',
          'Escriba [aquí](mailto:Desk@example.org?subject=Hola).',
        ],
        [
          'the language of a host',
          'See [ports](https://en.wikipedia.org/wiki/Port).',
          'Vea [puertos](https://es.wikipedia.org/wiki/Puerto).',
        ],
        [
          'the country of a host',
          'Buy [here](https://www.example.co.uk/a).',
          'Compre [aquí](https://www.example.es/b).',
        ],
        [
          'the language in a path',
          'See [ports](https://www.example.org/en/ports).',
          'Vea [puertos](https://www.example.org/es/puertos).',
        ],
        [
          'the language in a path, of the translation alone',
          'See [ports](https://example.org/ports).',
          'Vea [puertos](https://www.example.org/es/puertos).',
        ],
        [
          'the language in a file and a query',
          'See [this](https://example.org/a-en.pdf) or [that](https://example.org/b?lang=en).',
          'Vea [esto](https://example.org/a-es.pdf) o [eso](https://example.org/b?lang=es).',
        ],
        [
          'a film in each language',
          'See [the hall](https://www.youtube.com/watch?v=M7lc1UVf-VE).',
          'Vea [la sala](https://youtu.be/aqz-KE-bpKQ).',
        ],
        [
          'a page elsewhere in both languages, twice',
          'See [ports](https://en.example.org/port) and [ports](https://en.example.org/port).',
          'Vea [puertos](https://es.example.org/puerto) y [puertos](https://es.example.org/puerto).',
        ],
      ] as const
    ).map(([name, text, spanish]) => ({
      name: `what differs is ${name}`,
      changes: inlineText(text, spanish),
    })),
    {
      name: 'links in a text that is no more than words, which is the mistake',
      changes: {
        'index/page.json': [['"title": "Write to us"', '"title": "Ask [us](/finance)"']],
        '_site/es.json': [['  "Home"', '  "Ask [us](/finance)": "Pregunte",\n  "Home"']],
      },
      also: ['markdown-in-copy'],
    },
    {
      name: 'half a link in the text, which is the mistake',
      changes: inlineText('Ask [at the desk](/#start', 'Pregunte [en la ventanilla](/#start)'),
      also: ['markdown-in-copy'],
    },
    {
      name: 'a link without words in the text',
      changes: inlineText('Ask at the desk [](/#start).', 'Pregunte [en la ventanilla](/#start).'),
      also: ['markdown-in-copy'],
    },
    {
      name: 'half a link in the translation',
      changes: inlineText('Ask [at the desk](/#start)', 'Pregunte [en la ventanilla](/#start'),
      also: ['markdown-in-copy'],
    },
    {
      name: 'the links stand in another order',
      changes: inlineText(
        english,
        '[Escríbanos](https://www.example.org/desk) o pregunte [en la ventanilla](/#start).',
      ),
    },
    ...[
      'Pregunte <a href="/#start">en la ventanilla</a>.',
      'Pregunte <A HREF="/#start">en la ventanilla</A>.',
    ].map((spanish) => ({
      name: `a link as HTML writes it: ${spanish}`,
      changes: inlineText('Ask [at the desk](/#start).', spanish),
      also: ['html-in-copy'],
    })),
    {
      name: 'what is strong differs',
      changes: inlineText('Ask **at the desk**.', 'Pregunte _en la ventanilla_.'),
    },
    {
      name: 'a link that is escaped in both',
      changes: inlineText(
        'Write \\[words](/route) for a link.',
        'Escriba \\[palabras](/ruta) para un enlace.',
      ),
    },
    {
      name: 'a link of the translation that is dead is that mistake alone',
      changes: inlineText('Ask [at the desk](/#start).', 'Pregunte [en la ventanilla](/#strat).'),
      also: ['dead-anchor'],
    },
    {
      name: 'the text has no translation yet',
      changes: inlineText(english, ''),
      also: ['wrong-length'],
    },
  ],
};
