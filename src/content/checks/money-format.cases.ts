import { translating } from './core/changes.cases';
import { type CheckCases, replacing, type SiteChanges } from './core/check-cases';
import { inlineText } from './link-mismatch.cases';
import { inFrench } from './unused-translation.cases';

const file = 'finance/es.json';

/** Rules that set a decimal point for a language. */
const point = (language: string) => ({
  '_site/rules.json': `{ "$schema": "../../../../schemas/rules.schema.json", "money-format": { "point": ["${language}"], "reason": "We write for Mexico." } }`,
});

const found = (english: string, spanish: string, fixed?: string) => ({
  name: spanish,
  changes: translating(english, spanish),
  file,
  pointer: `/${english}`,
  ...(fixed === undefined ? {} : { fixed: { [file]: JSON.stringify(fixed) } }),
});
const quiet = (english: string, spanish: string) => ({
  name: spanish,
  changes: translating(english, spanish),
});

/** The text of a page in a third language, which is a draft. */
const inThird = (
  code: string,
  text: string,
  before: SiteChanges = {},
  english = 'From 3.2 to 12 months',
) => ({
  ...before,
  ...inLanguages({ code: 'en' }, { code: 'es' }, { code, draft: true }),
  [`finance/${code}.json`]: JSON.stringify({ [english]: text }),
});
const inJapanese = (text: string) => inThird('ja', text);
/** The text of a page in Spanish and French. */
const inBoth = (english: string, spanish: string, french: string) =>
  inThird('fr', french, translating(english, spanish), english);

/** A text about two figures, in a third language. */
const shares = (code: string, text: string) =>
  inThird(code, text, translating(twoShares, 'Del 20 % al 30 %'.replaceAll(' %', '\u00a0%')), twoShares);
const twoShares = 'From 20% to 30%';
const foundIn = (code: string, text: string, fixed?: string) => ({
  name: `${code}: ${text}`,
  changes: shares(code, text),
  also: ['draft-language'],
  file: `finance/${code}.json`,
  pointer: `/${twoShares}`,
  ...(fixed !== undefined && { fixed: { [`finance/${code}.json`]: JSON.stringify(fixed) } }),
});
const quietIn = (code: string, text: string) => ({
  name: `${code}: ${text}`,
  changes: shares(code, text),
  also: ['draft-language'],
});

/** A site in other languages, the first of which its documents are written in. */
const inLanguages = (...languages: { code: string; draft?: boolean }[]): SiteChanges =>
  replacing(
    '_site/site.json',
    '"url": "https://www.example.com",',
    `"url": "https://www.example.com", "languages": ${JSON.stringify(languages.map((one) => ({ ...one, name: one.code })))},`,
  );

/** A figure without words in the place of a text of the page, of which the dictionary has nothing. */
const alone = (figure: string): SiteChanges => ({
  ...replacing('finance/page.json', '"From 3.2 to 12 months"', JSON.stringify(figure)),
  ...replacing('finance/es.json', ',\n  "From 3.2 to 12 months": "De 3,2 a 12 meses"', ''),
});

/** The Spanish of a text whose source language writes a decimal comma, too. */
const fromGerman = (german: string, spanish: string) => ({
  name: `${german} · ${spanish}`,
  changes: { ...translating(german, spanish), ...inLanguages({ code: 'de' }, { code: 'es' }) },
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a figure alone that no dictionary has',
      changes: alone('$1,250.00'),
      file: 'finance/page.json',
      pointer: '/sections/1/subtitle',
      says: ['no dictionary has it', 'Add "$1,250.00" to finance/es.json'],
    },
    {
      name: 'two figures alone that no dictionary has',
      changes: {
        'finance/page.json': [
          ['"From 3.2 to 12 months"', '"12.5%"'],
          ['"One sentence on money is enough."', '"€3.20"'],
        ],
        'finance/es.json': '{}',
      },
      file: 'finance/page.json',
      pointer: '/sections/0/subtitle',
      says: ['The same goes for 1 more: "12.5%"', 'as Spanish writes them'],
    },
    {
      ...found('Some 12,000 boats', 'Unos 12,000 barcos', 'Unos 12.000 barcos'),
      says: ['commas', '"12.000"'],
      marks: '12,000',
    },
    found('It costs 1,234.50', 'Cuesta 1,234.50', 'Cuesta 1.234,50'),
    found('From 1,200 to 12,000,000', 'De 1,200 a 12,000,000', 'De 1.200 a 12.000.000'),
    {
      name: 'the thousands of German where the site writes a decimal point',
      changes: {
        ...translating('Zahl: 12.000', 'Cifra: 12.000'),
        ...point('es'),
        ...inLanguages({ code: 'de' }, { code: 'es' }),
      },
      file,
      pointer: '/Zahl: 12.000',
      says: ['points', '"12,000"'],
      fixed: { [file]: '"Cifra: 12,000"' },
    },
    {
      name: 'thousands with a plain space in French',
      changes: inBoth('12,000 boats', '12.000 barcos', '12 000 bateaux'),
      also: ['draft-language'],
      file: 'finance/fr.json',
      pointer: '/12,000 boats',
      fixed: { 'finance/fr.json': '"12\u202f000 bateaux"' },
    },
    {
      name: 'thousands with a point in French',
      changes: inBoth('12,000 boats', '12.000 barcos', '12.000 bateaux'),
      also: ['draft-language'],
      file: 'finance/fr.json',
      pointer: '/12,000 boats',
      says: ['points'],
      fixed: { 'finance/fr.json': '"12\u202f000 bateaux"' },
    },
    {
      ...found('From 10 am it costs 9.30', 'Desde las 10 cuesta 9.30'),
      marks: '9.30',
    },
    {
      name: 'a decimal comma in Japanese',
      changes: inJapanese('3,2 から 12'),
      also: ['draft-language'],
      file: 'finance/ja.json',
      pointer: '/From 3.2 to 12 months',
      says: ['"3.2".'],
    },
    {
      name: 'a percentage with a space in Japanese',
      changes: inJapanese('3.2 から 12 %'),
      also: ['draft-language'],
      file: 'finance/ja.json',
      pointer: '/From 3.2 to 12 months',
      says: ['"12%"'],
      fixed: { 'finance/ja.json': '3.2 から 12%' },
    },
    {
      name: 'a decimal comma in Japanese, between two figures and two',
      changes: inJapanese('13,25 から 12'),
      also: ['draft-language', 'number-mismatch'],
      file: 'finance/ja.json',
      pointer: '/From 3.2 to 12 months',
      says: ['"13.25".'],
    },
    {
      name: 'a German amount in Japanese',
      changes: inJapanese('1.003,20 から 12'),
      also: ['draft-language', 'number-mismatch'],
      file: 'finance/ja.json',
      pointer: '/From 3.2 to 12 months',
      says: ['"1,003.20"'],
      fixed: { 'finance/ja.json': '"1,003.20 から 12"' },
    },
    found('Savings of $3.2M', 'Ahorros de $3.2M'),
    found('Savings of $12M', 'Ahorros de $12M'),
    found('Savings of €3.2bn', 'Ahorros de €3.2bn'),
    { ...found('It takes 3.2 months', 'Dura "unos" 3.2 meses'), marks: '3.2' },
    found('A share of 4.5%', 'Una cuota de 4.5%'),
    { ...found('Savings of € 12.5 bn a year', 'Ahorros de € 12.5 bn al año'), marks: '€ 12.5 bn' },
    found('Savings of £5k', 'Ahorros de £5k'),
    { ...found('It takes 12.25', 'Dura 12.25'), marks: '12.25' },
    { ...found('A share of 40.5×', 'Una cuota de 40.5×'), marks: '40.5' },
    { ...found('A share of 9%', 'Una cuota de 9%', 'Una cuota de 9\u00a0%'), marks: '9%' },
    { ...found('A share of 2,500%', 'Una cuota de 2.500%', 'Una cuota de 2.500\u00a0%'), marks: '2.500%' },
    { ...found('Room X 3.2 m', 'Sala X 3.2 m'), marks: '3.2' },
    {
      name: 'a decimal comma where the site writes a point',
      changes: { ...translating('It takes 3.2 months', 'Dura 3,2 meses'), ...point('es') },
      file,
      pointer: '/It takes 3.2 months',
      says: ['"3.2"'],
      marks: '3,2',
    },
    {
      name: 'a percentage without its space where the site writes a point',
      changes: { ...translating('A share of 4.5%', 'Una cuota de 4.5%'), ...point('es') },
      file,
      pointer: '/A share of 4.5%',
      fixed: { [file]: 'de 4.5\u00a0%' },
    },
    {
      name: 'a point for a language that the site does not have',
      changes: point('pt'),
      file: '_site/rules.json',
      pointer: '/money-format/point/0',
    },
    {
      name: 'an entry that the footer and pages share',
      changes: { '_site/es.json': [['"Get Started": "Empezar"', '"Get Started": "Empezar 3.5 veces"']] },
      also: ['number-mismatch'],
      file: '_site/es.json',
      pointer: '/Get Started',
      says: ['"3,5"'],
    },
    {
      name: 'an entry of the shared dictionary, for two pages',
      changes: {
        'finance/page.json': [['"title": "Write to us"', '"title": "A share of 40%"']],
        'index/page.json': [['"title": "Write to us"', '"title": "A share of 40%"']],
        '_site/es.json': [['"Home": "Inicio"', '"Home": "Inicio", "A share of 40%": "Una cuota de 40%"']],
      },
      file: '_site/es.json',
      pointer: '/A share of 40%',
      fixed: { '_site/es.json': 'de 40\u00a0%' },
    },
    { ...found('A share of 40%', 'Una cuota de 40%', 'Una cuota de 40\u00a0%'), marks: '40%' },
    {
      ...found('A share of 40% again', 'Una cuota de 40 % otra vez', 'Una cuota de 40\u00a0% otra vez'),
      says: ['"40 %" has an ordinary space'],
    },
    {
      ...found('A share of 40% there', 'Una cuota de 40% allí', 'Una cuota de 40\u00a0% allí'),
      says: ['"40%" lacks the space'],
    },
    { ...found('It costs €12.50', 'Cuesta 12.50 €'), says: ['"12,50"'], marks: '12.50' },
    { ...found('It costs $3.75 (reduced)', 'Cuesta 3.75\u00a0$ (reducido)'), marks: '3.75' },
    { ...found('It costs €2.10.', 'Cuesta 2.10€.'), marks: '2.10' },
    { ...found('From €9.30 each', 'Desde € 9.30, uno a uno'), marks: '9.30' },
    { ...found('It costs €120.50 each', 'A €120.50: uno'), marks: '120.50' },
    { ...found('About 3.5.', 'Unos 3.5.'), marks: '3.5' },
    {
      ...found('Rated 4.8/5 by all', 'Nota de 4.8/5 de todos'),
      pointer: '/Rated 4.8~15 by all',
      marks: '4.8',
    },
    { ...found('It lasts (about 3.5)', 'Dura (unos 3.5)'), marks: '3.5' },
    { ...found('It lasts about 3.5, or 4', 'Dura unos 3.5, o 4'), marks: '3.5' },
    { ...found('It is about 45.75!', '¡Son unos 45.75!'), marks: '45.75' },
    {
      name: 'a decimal point where the source language has a comma',
      changes: {
        ...translating('Etwa 3,25, mehr nicht', 'Unos 3.25, no más'),
        ...inLanguages({ code: 'de' }, { code: 'es' }),
      },
      file,
      pointer: '/Etwa 3,25, mehr nicht',
      marks: '3.25',
    },
    ...(
      [
        ['Es dauert 3,5 Stunden', 'Dura 3.5 horas', '3.5'],
        ['Es dauert 3,50 Stunden', 'Dura 3.50 h', '3.50'],
        ['Nach § 3.2 sind es 4,5 Jahre', 'Según § 3.2 son 4.5 años', '4.5'],
        ['Ab 9 Uhr sind es 9,20 Grad', 'Desde las 9 son 9.20 grados', '9.20'],
        ['Um 9 sind es 3,50 Grad', 'A las 9 son 3.50 grados', '3.50'],
        ['Es kostet 9 €', 'Cuesta 9.00 €', '9.00'],
        ['Es sind 20-fach', 'Son 20.00×', '20.00'],
      ] as const
    ).map(([german, spanish, marks]) => ({
      ...fromGerman(german, spanish),
      file,
      pointer: `/${german}`,
      marks,
    })),
    foundIn('de', 'Von 20% auf 30%', 'Von 20\u00a0% auf 30\u00a0%'),
    foundIn('de', 'Von 20%igen auf 30%', 'Von 20%igen auf 30\u00a0%'),
    { ...foundIn('tr', 'Yani 20%, sonra 30 %', 'Yani %20, sonra %30'), says: ['"%20"'], marks: '20%' },
    foundIn('tr', '20% ile 30 % arası', '%20 ile %30 arası'),
    { ...foundIn('tr', 'Yani 20-30%'), says: ['before', '"%20-30"'], marks: '20-30%' },
    foundIn('eu', 'Hau da 20 %, eta 30 %', 'Hau da %\u00a020, eta %\u00a030'),
    { ...foundIn('cs', 'Dosud 20%, pak 30\u00a0%.'), says: ['adjective'], marks: '20%' },
    foundIn('cs', 'Dosud 20 % ceny, pak 30% slevu', 'Dosud 20\u00a0% ceny, pak 30% slevu'),
    foundIn('sk', 'Doteraz 20 %, potom 30% zľava', 'Doteraz 20\u00a0%, potom 30% zľava'),
    {
      name: 'a percentage beside a link with figures and percent signs',
      changes: inlineText(
        'See [the report](https://example.org/r/2026%20a?n=1,200): 20%',
        'Vea [el informe](https://example.org/r/2026%20a?n=1,200): 20%',
      ),
      file,
      pointer: '/See [the report](https:~1~1example.org~1r~12026%20a?n=1,200): 20%',
      fixed: { [file]: '"Vea [el informe](https://example.org/r/2026%20a?n=1,200): 20\u00a0%"' },
    },
    found('Python 3.12 takes 3.2 months', 'Python 3.12 tarda 3.2 meses'),
    found('Worth 3.2 million', 'Vale 3.2 millones'),
    found('With Castellan 3.2 million', 'Con Castellan 3.2 millones'),
    found('The figure 3.2% is right', 'La cifra 3.2% es correcta'),
    found('In Spring 3.2 months', 'En primavera 3.2 meses'),
    found('After version 3, 2.5 months', 'Tras la versión 3, 2.5 meses'),
  ],
  quiet: [
    ...['$75', '75%', '$3.2M', '12.5', '12.5.2'].map((figure) => ({
      name: `a figure alone that is read the same: ${figure}`,
      changes: alone(figure),
    })),
    {
      name: 'a figure alone that the shared dictionary has',
      changes: { ...alone('12.5%'), ...replacing('_site/es.json', '{', '{ "12.5%": "12,5\u00a0%",') },
    },
    {
      name: 'a decimal point in one of two languages that a text is translated into',
      changes: { ...inFrench(''), ...point('es'), ...replacing(file, 'De 3,2 a', 'De 3.2 a') },
    },
    fromGerman('Nach § 3.2 Vertrag', 'Según § 3.2 del contrato'),
    fromGerman('Kapitel 2.1 sagt es', 'Dice el capítulo 2.1 que sí'),
    fromGerman('Das Zimmer 2.10', 'La 2.10 es la sala'),
    fromGerman('Um 8.30 Uhr morgens', 'A las 8.30 de la mañana'),
    fromGerman('Um 19 Uhr geht es los', 'A las 19.00 en punto'),
    fromGerman('Von 8 bis 16 Uhr', 'De 8.00 a 16.00'),
    fromGerman('Der Code I48.0 ist häufig', 'El código I48.0 es frecuente'),
    quiet('The code I48.0 is common', 'El código I48.0 es frecuente'),
    quiet('Open from 9 to 12', 'Abierto de 9.00 a 12.00'),
    quiet('From half past 8 on', 'Desde las 8.30 h'),
    quiet('Open 9:30 am to 2 pm', 'Abierto de 9.30 a 14 h'),
    {
      name: 'a number with a point in French that the text has as it is',
      changes: inBoth('Part 3.225 of it', 'Su parte 3.225', 'Sa partie 3.225'),
      also: ['draft-language'],
    },
    quiet('Python 3.12 saves 5% of it', 'Python 3.12 ahorra un 5\u00a0% de ello'),
    quiet('Savings of $3.2M', 'Ahorros de 3,2 millones de dólares'),
    quiet('A share of 40%', 'Una cuota de 40\u00a0%'),
    quiet('It takes 3.2 months', 'Dura 3,2 meses'),
    quiet('As WCAG 2.2 asks', 'Como pide WCAG 2.2'),
    quiet('Runs on Python 3.12 and later', 'Funciona con Python 3.12 y posteriores'),
    quiet('Python 3.12 is enough', 'Basta Python 3.12'),
    quiet('On Node.js 18.2', 'En Node.js 18.2'),
    quiet('As section 3.2 says', 'Como dice la sección 3.2'),
    quiet('Clauses 3.2 and 4.1 of it', 'Sus cláusulas 3.2 y 4.1 enteras'),
    quiet('The version 2.1 of it', 'Su versión 2.1'),
    quiet('Version 3.2.1 of it', 'Su versión 3.2.1'),
    quiet('It costs $120', 'Cuesta $120'),
    quiet('It costs $3.2M', 'Cuesta $3,2M'),
    quiet('The code $BM 5', 'El código $BM 5'),
    quiet('Savings of $12bn', 'Ahorros de $12bn'),
    quiet('Part 3.225 of it', 'Su parte 3.225 de ella'),
    quiet('A % sign', 'Un signo %'),
    quiet('In room 2.10.', 'En la sala 2.10.'),
    quiet('In Room 3.5, upstairs', 'En la sala 3.5, arriba'),
    quiet('See clause 3.5.', 'Véase la cláusula 3.5.'),
    quiet('As No. 3.5.', 'Como el n.º 3.5.'),
    quiet('With § 3.5, as well', 'Con § 3.5, también'),
    quiet('The 802.11 standard', 'El estándar 802.11, de redes'),
    quiet('Since v3.5, in use', 'Desde v3.5, en uso'),
    quiet('Since 3.5.1, in use', 'Desde 3.5.1, en uso'),
    quiet('Since Python 3.8.', 'Desde Python 3.8.'),
    quiet('Until December 24.', 'Hasta el 24.12.'),
    quiet('Until December 24.', 'Hasta el 24.12., 8 €'),
    quiet('On May 3.', 'El 3.5.'),
    quiet('At 9:30.', 'A las 9.30.'),
    quiet('At 9.30.', 'A las 9.30.'),
    quiet('From 9:30, €5', 'A las 9.30 €5'),
    quiet('For €5, room 2.10', 'Por 5 € 2.10, sala'),
    quietIn('de', '20%ige und 30%-ige Lösung'),
    quietIn('hu', '20%-os és 30%-os'),
    quietIn('cs', '20% slevu a 30% slevu'),
    quietIn('sk', 'Zľavy: 20% zľava, 30% zľava.'),
    quietIn('uk', 'Від 20% до 30%'),
    quietIn('uk', 'Від 20 % до 30\u00a0%'),
    quietIn('tr', '%20’den %30’a'),
    quietIn('tr', 'Yani %20 %30'),
    quietIn('tr', 'Yani %20–30'),
    quietIn('eu', '%\u00a020tik %\u00a030era, % 20 % 30'),
    {
      name: 'a decimal point where the site writes one',
      changes: { ...translating('It takes 3.2 months', 'Dura 3.2 meses'), ...point('es') },
    },
    {
      name: 'thousands where the site writes a decimal point',
      changes: { ...translating('It costs 1,234.50', 'Cuesta 1,234.50'), ...point('es') },
    },
    {
      name: 'a list of numbers where the site writes a decimal point',
      changes: { ...translating('Lines 1, 2 and 12,000', 'Renglones 1, 2 y 12,000'), ...point('es') },
    },
    {
      name: 'a language that writes as English does',
      changes: inJapanese('3.2 から 12%'),
      also: ['draft-language'],
    },
    {
      name: 'a decimal comma in Swiss German',
      changes: inThird('de-ch', 'In 3,2 bis 12 Monaten'),
      also: ['draft-language'],
    },
    {
      name: 'digits with spaces that are no number of the text',
      changes: inBoth('In 26, 12,000 boats', 'En 26, 12.000 barcos', 'En 26 012 000 bateaux'),
      also: ['draft-language', 'number-mismatch'],
    },
    quiet('Version 1.200 of it', 'Su versión 1.200'),
    quiet('Version 1,200 of it', 'Su versión 1,200'),
    quiet('It weighs 1.250 kg', 'Pesa 1,250 kg'),
    quiet('Some 12,000 boats', 'Unos 12.000 barcos'),
    quiet('It costs 1,234.50', 'Cuesta 1.234,50'),
    quiet('At 3,1234 of 1,23456', 'En 3,1234 de 1,23456'),
  ],
};
