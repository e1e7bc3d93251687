import { expect, it } from 'vitest';
import { sources } from '../support/project';

/** A class that names a side of the page, whatever it depends on: `left-0`, `md:pr-4`, `text-right`. */
const sided =
  /(?:^|:)-?(?:[mp][lr]-|(?:left|right)-|border-[lr](?:-|$)|rounded-[tb]?[lr](?:-|$)|(?:text|float)-(?:left|right)$)/;

const sidedIn = (text: string) => text.split(/[\s"'`{}]+/).filter((word) => sided.test(word));

it.each(['src/ui', 'src/sections', 'src/shell'])(
  'what stands at a side in %s stands at the start or the end of a line, so that pages from right to left are mirrored',
  (folder) => {
    const found = sources(folder)
      .filter(({ file }) => !file.includes('.test.'))
      .flatMap(({ file, text }) => sidedIn(text).map((name) => `${file}: ${name}`));
    expect(found).toEqual([]);
  },
);

it('a side is told by its class, and by nothing that begins alike', () => {
  expect(sidedIn('"md:left-[calc(50%)] -mr-2" `hover:text-right border-l`')).toHaveLength(4);
  expect(
    sidedIn('"start-0 pe-4 text-start border-line rounded-sm prose mx-auto left right place-items"'),
  ).toEqual([]);
});
