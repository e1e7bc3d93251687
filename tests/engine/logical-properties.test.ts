import { expect, it } from 'vitest';
import { sources } from '../support/project';

/** A class that names a side of the page, behind any condition: `left-0`, `md:pr-4`, `text-right`. */
const sided =
  /(?:^|:)-?(?:[mp][lr]-|(?:left|right)-|border-[lr](?:-|$)|rounded-[tb]?[lr](?:-|$)|(?:text|float)-(?:left|right)$)/;

const sidedIn = (text: string) => text.split(/[\s"'`{}]+/).filter((word) => sided.test(word));

it.each(['src/ui', 'src/sections', 'src/shell'])(
  'classes in %s use start and end instead of sides, so that right-to-left pages are mirrored',
  (folder) => {
    const sidedClasses = sources(folder)
      .filter(({ file }) => !file.includes('.test.'))
      .flatMap(({ file, text }) => sidedIn(text).map((name) => `${file}: ${name}`));
    expect(sidedClasses).toEqual([]);
  },
);

it('recognizes classes that name a side, and no similar ones', () => {
  expect(sidedIn('"md:left-[calc(50%)] -mr-2" `hover:text-right border-l`')).toHaveLength(4);
  expect(
    sidedIn('"start-0 pe-4 text-start border-line rounded-sm prose mx-auto left right place-items"'),
  ).toEqual([]);
});
