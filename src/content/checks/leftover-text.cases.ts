import { type CheckCases, replacing, type SiteChanges } from './core/check-cases';

const file = 'finance/es.json';
const pointer = '/One sentence on money is enough.';
const spanish = (text: string) => replacing(file, '"Basta una frase sobre el dinero."', `"${text}"`);
const description = 'A description that is long enough to be shown by a search engine.';
const brand = 'Museum of Everything on Money';
const describing = (text: string) => ({
  ...replacing('_site/site.json', '"name": "Brand"', `"name": "${brand}"`),
  ...replacing('finance/page.json', description, text),
  ...replacing(
    file,
    '"One sentence',
    `"${text}": "Todo lo que hay sobre el dinero, en una sola página.", "One sentence`,
  ),
});
const left = (text: string, marks: string) => ({ name: text, changes: spanish(text), file, pointer, marks });

/** Another text of the page, with its Spanish. */
const inEnglish = (text: string): SiteChanges => ({
  ...replacing('finance/page.json', 'One sentence on money is enough.', text),
  ...replacing(file, 'One sentence on money is enough.', text),
});
/** The same on a site whose documents are written in German. */
const inGerman = (text: string): SiteChanges => ({
  ...inEnglish(text),
  ...replacing(
    '_site/site.json',
    '"url": "https://www.example.com",',
    '"url": "https://www.example.com", "languages": [{ "code": "de", "name": "Deutsch" }, { "code": "es", "name": "Español" }],',
  ),
});

export const cases: CheckCases = {
  found: [
    left('TODO: traducir.', 'TODO'),
    left('Basta una frase (FIXME) sobre el dinero.', 'FIXME'),
    left('Lorem ipsum dolor sit amet.', 'Lorem ipsum'),
    left('Precio: TBD', 'TBD'),
    left('Diga en una frase qué gana el lector.', 'Diga en una frase qué gana el lector.'),
    left(
      'Finanzas: qué ofrece esta página y a quién, en una o dos frases sencillas.',
      'qué ofrece esta página y a quién, en una o dos frases sencillas.',
    ),
    left('Basta una frase. TODO: traducir el resto.', 'TODO'),
    left('Basta una frase (TODO)', 'TODO'),
    left('TODO(finanzas): una frase.', 'TODO'),
    left('XXX', 'XXX'),
    left('Basta una frase [XXX].', 'XXX'),
    left('Basta con XXX €.', 'XXX'),
    left('Basta con € XXX.', 'XXX'),
    left('Llame al XXX-XXX-XXX.', 'XXX-XXX-XXX'),
    left('Basta con XX €.', 'XX'),
    left('Basta con € XX.', 'XX'),
    left('Basta con XX,XX euros.', 'XX,XX'),
    left('Abierto desde las XX:XX.', 'XX:XX'),
    left('El día XX.XX.', 'XX.XX'),
    left('Precio: tbd', 'tbd'),
    {
      name: 'what is to be done, in a language in which TODO is no word',
      changes: inGerman('TODO einen Satz schreiben.'),
      file: 'finance/page.json',
      pointer: '/sections/0/subtitle',
      marks: 'TODO',
    },
    {
      name: 'in the page document',
      changes: {
        ...replacing('finance/page.json', 'One sentence on money is enough.', 'XXX: One sentence.'),
        ...replacing(file, 'One sentence on money is enough.', 'XXX: One sentence.'),
      },
      file: 'finance/page.json',
      pointer: '/sections/0/subtitle',
    },
    {
      name: 'in the shared dictionary',
      changes: replacing('_site/es.json', '"Derechos"', '"TODO"'),
      file: '_site/es.json',
      pointer: '/Copyright',
      marks: 'TODO',
    },
    {
      name: 'the description of a new page',
      changes: describing(`Finance – ${brand}. Write to us`),
      file: 'finance/page.json',
      pointer: '/description',
      severity: 'warning',
    },
  ],
  quiet: [
    {
      name: 'a description that says more than that of a new page',
      changes: describing(`Finance – ${brand}. Write to us about it.`),
    },
    ...[
      'Todo sobre el dinero.',
      'Basta un TODOTERRENO para el dinero.',
      'XXXL es una talla.',
      'Un dolor de cabeza menos.',
      'TODO INCLUIDO',
      'TODO lo que necesita saber.',
      'El siglo XX, una historia',
      'Siglos XIX-XX.',
      'Camiseta XX, 20 €',
      'Con mtbdeporte, basta.',
      'Marque «TODO» para verlo.',
      'TODO O CONTEÚDO, SEM EXCEÇÃO',
      '¡TODO al alcance!',
      'LO TENEMOS TODO: PLAYA Y SOL',
      'Basta una frase con TODO incluido (TODO, de verdad).',
      'La XXX edizione: basta una frase.',
      'XXX Congreso de Finanzas',
      'Die XXX. Ausgabe',
      'Visita guiada del puerto (en español)',
      'Diga qué hacer a continuación del pago.',
    ].map((text) => ({ name: text, changes: spanish(text) })),
    { name: 'a list of what is to be done', changes: inEnglish('TODO lists are enough.') },
    { name: 'a list of what is to be done, in German', changes: inGerman('TODO-Listen reichen aus.') },
  ],
};
