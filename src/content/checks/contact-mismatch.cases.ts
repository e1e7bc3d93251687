import type { CheckCases } from './core/check-cases';
import { inlineText } from './link-mismatch.cases';

const file = 'finance/page.json';
const pointer = '/sections/1/actions/0/href';
/** A link with a label and its translation. */
const link = (label: string, href: string, translation = label) => ({
  [file]: [['"label": "Get Started", "href": "/" }', `"label": "${label}", "href": "${href}" }`]] as const,
  'finance/es.json': [['{', `{\n  "${label}": "${translation}",`]] as const,
});
const found = (label: string, href: string, ...says: string[]) => ({
  name: `${href} behind "${label}"`,
  changes: link(label, href),
  file,
  pointer,
  marks: `"${href}"`,
  says,
});
const quiet = (label: string, href: string) => ({
  name: `${href} behind "${label}"`,
  changes: link(label, href),
});

export const cases: CheckCases = {
  found: [
    found('Llame al +1 617 555 0148', 'tel:+12025550148', '+1 617 555 0148', 'both places'),
    found('617-555-0148', 'tel:+1-617-555-0149'),
    found('Llame al (0471) 23 45 67', 'tel:+49-471-234568'),
    found('office@example.org', 'mailto:sales@example.org', 'office@example.org'),
    found('Office@example.org', 'mailto:office@example.com?subject=Boats'),
    found('0471–23\u202f45\u202f67', 'tel:+49-471-234568'),
    found('06021 555-0 / -100', 'tel:+4960215551', '06021 555-0"'),
    found('030 / 55 50 10', 'tel:+4930555011', '030 / 55 50 10'),
    found('01.22.18.23.10', 'tel:+33122182311'),
    { ...found('617.555.0148, 9.00-17.00', 'tel:+1-617-555-0149', '617.555.0148'), also: ['money-format'] },
    found('٠٢٠ ٧٩٤٦ ٠٠١٨', 'tel:+44-20-1111-2222', '٠٢٠ ٧٩٤٦ ٠٠١٨'),
    found('０４７１ ２３ ４５ ６７', 'tel:+49-471-234568'),
    {
      name: 'a button that calls the number of a text beside it, and not its own',
      changes: {
        [file]: [
          ['"From 3.2 to 12 months"', '"Or 617 555 0148 at night"'],
          ['"label": "Get Started", "href": "/" }', '"label": "617 555 0199", "href": "tel:+16175550148" }'],
        ],
        'finance/es.json': [
          [
            '"From 3.2 to 12 months": "De 3,2 a 12 meses"',
            '"Or 617 555 0148 at night": "O 617 555 0148 de noche"',
          ],
        ],
      },
      file,
      pointer,
      says: ['617 555 0199'],
    },
    {
      name: 'a link inside of a text that calls the number of another one',
      changes: inlineText(
        'Call [617 555 0148](tel:+16175550199) or 617 555 0199.',
        'Llame al [617 555 0148](tel:+16175550199) o 617 555 0199.',
      ),
      file,
      pointer: '/sections/1/blocks/0/paragraphs/0',
      says: ['617 555 0148'],
    },
    {
      name: 'a link inside of a text',
      changes: inlineText(
        'Call [617 555 0148](tel:+12025550148) or [write](mailto:office@example.org).',
        'Llame al [617 555 0148](tel:+12025550148) o [escriba](mailto:office@example.org).',
      ),
      file,
      pointer: '/sections/1/blocks/0/paragraphs/0',
      marks: 'tel:+12025550148',
    },
  ],
  quiet: [
    quiet('Llame al +1 617 555 0148', 'tel:+16175550148'),
    quiet('617.555.0148', 'tel:+1-617-555-0148'),
    quiet('+44 (0)20 7946 0000', 'tel:+442079460000'),
    quiet('06021 555-0 / -100', 'tel:+4960215550'),
    quiet('06021 555-0/–100', 'tel:+4960215550'),
    quiet('06021 5550 / 06021 5551', 'tel:+4960215550'),
    quiet('030 / 55 50 10', 'tel:+4930555010'),
    quiet('0471 234567', 'tel:+49-471-234567'),
    quiet('0049 471 234567', 'tel:+49-471-234567'),
    quiet('617 555 0148 or 617 555 0199', 'tel:+16175550148'),
    quiet('Llámenos', 'tel:+16175550148'),
    // A date, years and an extension are not phone numbers.
    quiet('Abierto 2026 a 2027, extensión 4711', 'tel:+16175550148'),
    ...[
      '9.00–17.00 Uhr',
      'Mo-Fr 8-12 13-17',
      'Temporada 2026/2027',
      '1998 - 2026',
      'Hasta el 31.12.2026',
      'Hasta el 2026-12-31',
      '1.4.-31.10.2026',
      '01/04/2026 – 31/10/2026',
    ].map((label) => quiet(label, 'tel:+16175550148')),
    ...['Llame de 9.00-17.00', 'Abierto 8.30 - 12.00 14.00-17.30'].map((label) => ({
      ...quiet(label, 'tel:+16175550148'),
      also: ['money-format'],
    })),
    quiet('٠٢٠ ٧٩٤٦ ٠٠١٨', 'tel:+44-20-7946-0018'),
    { ...quiet('Más de 1.500.000 llamadas', 'tel:+16175550148'), also: ['untranslated'] },
    quiet('0471–234567', 'tel:+49-471-234567'),
    quiet('Escríbanos', 'mailto:office@example.org'),
    quiet('Office@example.org', 'mailto:office@example.org?subject=Boats'),
    {
      name: 'a link whose translation alone says another number',
      changes: inlineText(
        'Call [617 555 0148](tel:+16175550148).',
        'Llame al [617 555 0149](tel:+16175550148).',
      ),
      also: ['number-mismatch'],
    },
    {
      name: 'links inside of a text, with other numbers beside them',
      changes: inlineText(
        'From 2026 call [617 555 0148](tel:+16175550148), or 617 555 0149 at night.',
        'Desde 2026, llame al [617 555 0148](tel:+16175550148), o al 617 555 0149 de noche.',
      ),
    },
    { name: 'a number behind a link to a page', changes: link('+1 617 555 0148', '/') },
  ],
};
