import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdits } from '../../src/content/json/fix';
import { jsonIn } from '../../src/content/json/json-in';
import { parseText } from '../../src/content/json/parse';
import { readSiteFiles } from '../../src/node/read/read';
import { validSite } from '../support/checks';
import { firm } from '../support/firm';
import { runsOf } from '../support/runs';

/** What --fix makes of a slip of the hand is what was meant, or it is reported still: never other words in silence. */

const layouts: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => JSON.stringify(JSON.parse(text)),
];
const texts = [...validSite.documents.values(), ...readSiteFiles(firm).documents.values()].flatMap((text) =>
  text.includes('",') ? layouts.map((laidOut) => laidOut(text)) : [],
);

/** The texts and names of a document, in their quotes. */
const quotedIn = (text: string) =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].filter(([quoted]) => /^"[^\\]+"$/.test(quoted));

/** A text in its quotes with a slip, and as it was meant where that is another. */
type Slip = (quoted: string, at: number) => [wrong: string, right?: string];

const slips: Record<string, Slip> = {
  'quotes inside': (quoted, at) => {
    const words = quoted.slice(1, -1).split(' ');
    const first = at % words.length;
    const last = Math.min(first + (at % 3), words.length - 1);
    const marked = (sign: string) =>
      `"${words.map((word, index) => (index === first ? sign : '') + word + (index === last ? sign : '')).join(' ')}"`;
    return [marked('"'), marked('\\"')];
  },
  'no opening quote': (quoted) => [quoted.slice(1)],
  'no closing quote': (quoted) => [quoted.slice(0, -1)],
  'single quotes': (quoted) => [`'${quoted.slice(1, -1)}'`],
};

/** The same for a text and the comma behind it. */
const slipsOfEnds: Record<string, [from: RegExp, to: string]> = {
  'no quote and no comma': [/",$/, ''],
  'no comma': [/,$/, ''],
  'a point for the comma': [/,$/, '.'],
};

function mended(wrong: string): unknown {
  let text = wrong;
  for (let round = 0; round < 5; round++) {
    const taken: { offset: number; length: number; text: string }[] = [];
    for (const { span, fix } of parseText(text).faults)
      if (fix !== undefined && taken.every(({ offset, length }) => offset + length <= span.offset))
        taken.push({ ...span, text: fix });
    text = applyEdits(text, taken);
  }
  return jsonIn(text);
}

function expectMended(wrong: string, right: string, meant: string): void {
  if (jsonIn(wrong) !== undefined) return;
  const now = mended(wrong);
  if (now !== undefined) expect(now, `${meant} in ${wrong.slice(0, 40)}`).toEqual(JSON.parse(right));
}

const runs = { numRuns: runsOf(100, 2000), seed: 38 };
const document = fc.constantFrom(...texts);

it.each(Object.entries(slips))('%s', (_, slip) => {
  fc.assert(
    fc.property(document, fc.nat(), fc.nat(), (text, pick, at) => {
      const all = quotedIn(text);
      const { index, 0: quoted } = all[pick % all.length] ?? { index: 0, 0: '' };
      const [wrong, right = quoted] = slip(quoted, at);
      const within = (part: string) => text.slice(0, index) + part + text.slice(index + quoted.length);
      expectMended(within(wrong), within(right), quoted);
    }),
    runs,
  );
});

it.each(Object.entries(slipsOfEnds))('%s', (_, [from, to]) => {
  fc.assert(
    fc.property(document, fc.nat(), (text, pick) => {
      const all = quotedIn(text).filter(({ index, 0: { length } }) => text[index + length] === ',');
      const { index, 0: quoted } = all[pick % all.length] ?? { index: 0, 0: '' };
      const end = index + quoted.length + 1;
      expectMended(text.slice(0, index) + `${quoted},`.replace(from, to) + text.slice(end), text, quoted);
    }),
    runs,
  );
});
