import { type CheckCases, replacing } from './core/check-cases';

const file = 'index/page.json';
const pointer = '/sections/0/heroImageAlt';
/**
 * @param spanish the translation, which keeps the figures of the text
 */
const alt = (text: string, spanish = text.replaceAll(/\p{L}+/gu, 'foto')) => ({
  ...replacing(file, '"heroImageAlt": "Write to us"', `"heroImageAlt": "${text}"`),
  ...replacing('index/es.json', '{}', `{ "${text}": ${JSON.stringify(spanish)} }`),
});
const called = (text: string) => ({ name: text, changes: alt(text), file, pointer });

export const cases: CheckCases = {
  found: [
    called('team.svg'),
    called('plant-2-final.JPEG'),
    called('IMG_2041'),
    called('DSC-00417'),
    called('PXL_20260112_101530'),
    called('scan.tif'),
  ],
  quiet: [
    'A team of four in front of the plant',
    'The file plant.jpg as a printer shows it',
    'Image of the plant',
    'Plan P 12',
    'IMG',
  ].map((text) => ({ name: text, changes: alt(text) })),
};
