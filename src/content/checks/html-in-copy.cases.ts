import { type CheckCases, type FoundCase, replacing } from './core/check-cases';
import { inlineText } from './link-mismatch.cases';

const file = 'finance/es.json';
const pointer = '/One sentence on money is enough.';
const says = (text: string) => ({
  [file]: [['"Basta una frase sobre el dinero."', JSON.stringify(text)]] as const,
});
const found = (text: string, marks: string, mended?: string): FoundCase => ({
  name: text,
  changes: says(text),
  file,
  pointer,
  marks,
  ...(mended === undefined ? {} : { fixed: { [file]: JSON.stringify(mended) } }),
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a text that has no translation yet',
      changes: replacing(
        'finance/page.json',
        '"One sentence on money is enough."',
        '"Ask <strong>us</strong> now."',
      ),
      file: 'finance/page.json',
      pointer: '/sections/0/subtitle',
      also: ['missing-translation'],
    },
    found('Basta <b>una</b> frase.', '<b>', 'Basta una frase.'),
    found('Basta una<br>frase.', '<br>', 'Basta una frase.'),
    found('Basta una frase: 漢<br />字.', '<br />', 'Basta una frase: 漢字.'),
    found('Basta una super<wbr/>frase.', '<wbr/>', 'Basta una superfrase.'),
    found('Dinero &amp; frase.', '&amp;', 'Dinero & frase.'),
    found('Una\u2003<strong class="x">frase</strong>.', '<strong class=\\"x\\">', 'Una\u2003frase.'),
    found('Lea <a href="/">la página</a>.', '<a href=\\"/\\">'),
    found('Dinero &euro; frase.', '&euro;'),
    found('Dinero &frac12; frase.', '&frac12;'),
    found('R&D; &nbsp;frase.', '&nbsp;', 'R&D; \u00a0frase.'),
    found('Basta <B>una</B> frase.', '<B>', 'Basta una frase.'),
    { ...found('Dinero &#8364; frase.', '&#8364;'), also: ['number-mismatch'] },
    found('Dinero &#x20ac; frase.', '&#x20ac;'),
    found('<b>Una</b> frase.', '<b>', 'Una frase.'),
    found('Basta una<o:p> </o:p>frase.', '<o:p>'),
    found('Basta <my-note>una</my-note> frase.', '<my-note>'),
    found('Basta <H2 id="x">una</H2> frase.', '<H2 id=\\"x\\">'),
    found('Basta <IMG src="x.png"/> una frase.', '<IMG src=\\"x.png\\"/>'),
    found('Basta <script>una</script> frase.', '<script>'),
    found('Basta a <b and c> una frase.', '<b and c>'),
    found('Basta una frase <small animales>.', '<small animales>'),
    found('Pulse <B> y basta una frase.', '<B>'),
    found('Basta <i>una<i> frase.', '<i>'),
    found(
      'Basta <span lang=en data-x = "1">una</span> frase.',
      '<span lang=en data-x = \\"1\\">',
      'Basta una frase.',
    ),
    found('Basta una contra<wbr>frase.', '<wbr>', 'Basta una contrafrase.'),
    found('Basta una <br class="x"> frase.', '<br class=\\"x\\">'),
    ...(
      [
        ['Pregunte <b>en la</b> <em>ventanilla</em>.', '<b>', 'Pregunte **en la** _ventanilla_.'],
        ['Pregunte <strong>hoy</strong><br>y <u>siempre</u>.', '<strong>', 'Pregunte **hoy** y siempre.'],
        ['Pregunte <b>**hoy**</b>.', '<b>', 'Pregunte **hoy**.'],
        ['Pregunte **a <i>las</i> 5**.', '<i>', 'Pregunte **a las 5**.'],
        ['Pregunte <b> hoy</b>.', '<b>', 'Pregunte  hoy.'],
        // Within a word, next to another mark and in a name, a mark would not be read.
        ['<i>Spiegel</i>leser', '<i>', 'Spiegelleser'],
        ['Es in<em>creí</em>ble, y <b>hoy</b>.', '<em>', 'Es increíble, y **hoy**.'],
        ['<b>Pregunte</b><b>hoy</b>', '<b>', 'Pregunte**hoy**'],
        ['<i>Spiegel</i><u>leser</u>', '<i>', 'Spiegelleser'],
        ['<b>Pregunte</b><u><b>hoy</b></u>', '<b>', 'Pregunte**hoy**'],
        ['Es in<b>creí</b>ble.', '<b>', 'Es in**creí**ble.'],
      ] as const
    ).map(([text, marks, mended]) => ({
      name: `where marks may be: ${text}`,
      changes: inlineText('Ask at the desk.', text),
      file,
      pointer: '/Ask at the desk.',
      marks,
      fixed: { [file]: JSON.stringify(mended) },
    })),
    ...['_Pregunte_<u>hoy</u>.', '**Pregunte**<span>**hoy**</span>'].map((text) => ({
      name: `where leaving tags out would change what is a mark: ${text}`,
      changes: inlineText('Ask at the desk.', text),
      file,
      pointer: '/Ask at the desk.',
    })),
    {
      name: 'a link with more than where it leads',
      changes: inlineText(
        'Ask [here](https://www.example.org).',
        'Pregunte <a class="x" href="https://www.example.org" target="_blank">aquí</a>.',
      ),
      file,
      pointer: '/Ask [here](https:~1~1www.example.org).',
      fixed: { [file]: '"Pregunte [aquí](https://www.example.org)."' },
    },
  ],
  quiet: [
    { name: 'less and greater', changes: says('Si 3 < 5 y 7 > 4, basta una frase.') },
    { name: 'an ampersand', changes: says('Fusiones y adquisiciones (M&A) en una frase.') },
    ...['R&D; una frase.', 'AT&T; una frase.', 'Q&a; una frase.', 'P&Pi una frase.'].map((text) => ({
      name: `an ampersand in a name: ${text}`,
      changes: says(text),
    })),
    ...['Escriba <su nombre> aquí.', 'Escriba <Nombre> aquí.', 'Escriba <bello> aquí.', 'Basta 3 <b 5.'].map(
      (text) => ({ name: `no tag of HTML: ${text}`, changes: says(text) }),
    ),
    { name: 'an entity in capitals: P&PI; una frase.', changes: says('P&PI; una frase.') },
    { name: 'an arrow', changes: says('De aquí -> allá en una frase.') },
  ],
};
