import { expect, it } from 'vitest';
import { inWordsOfForms } from './form-words';

const said = (message: string, hint?: string, code = 'wrong-length') =>
  inWordsOfForms({ code, message, ...(hint === undefined ? {} : { hint }) } as Parameters<
    typeof inWordsOfForms
  >[0]);

it('an empty text is called by its field, and there is no property to leave out', () => {
  expect(said('"readTime" is empty.', 'Write the text, or leave the property out.')).toEqual({
    message: 'Read time is empty.',
    hint: 'Write it here.',
  });
  expect(said('The text is blank.', 'Write the text, or leave the property out.').hint).toBe(
    'Write it here.',
  );
});

it('nothing is said of a command line; the rest of the hint stays', () => {
  const hint = 'Remove it, or write it exactly as the text stands in the document. --fix removes it.';
  expect(said('No text uses the entry "a".', hint, 'unused-translation').hint).toBe(
    'Remove it, or write it exactly as the text stands in the document.',
  );
  expect(
    said('"a" lacks the space.', 'Write it there, so that it stays. --fix does.', 'money-format').hint,
  ).toBe('Write it there, so that it stays.');
});

it('nothing is said of the signs of JSON', () => {
  const hint = 'Write { "label": …, "href": … } in place of the brackets [ ]. A link or button.';
  expect(said('"link" in a "cta" section must be an object in { }, not a list.', hint, 'wrong-type')).toEqual(
    {
      message: 'Link must be an object.',
      hint: 'A link or button.',
    },
  );
  expect(said('This text has no quotes.', 'Write it in double quotes: "…".', 'json-syntax').hint).toBe(
    'Write it in double quotes: "…".',
  );
});

it('other words stay as they are', () => {
  expect(said('"Berlin" is not a time zone.', 'Did you mean "Europe/Berlin"?', 'wrong-value')).toEqual({
    message: '"Berlin" is not a time zone.',
    hint: 'Did you mean "Europe/Berlin"?',
  });
  expect(said('It has 95 characters.', 'Shorten it by 5. It is long.').hint).toBe(
    'Shorten it by 5. It is long.',
  );
  expect(said('It is so.')).toEqual({ message: 'It is so.' });
});
