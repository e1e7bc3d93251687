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
