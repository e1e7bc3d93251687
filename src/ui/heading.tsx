import { type ComponentProps, createContext, useContext } from 'react';

/** The level of the heading above: 2 in a section with a title, 1 in a section without one. */
export const LevelAbove = createContext(1);

interface HeadingProps extends ComponentProps<'h2'> {
  /** Whether this heading belongs to a part of an item, one level below the item's own heading. */
  isPart?: boolean;
}

/** The heading of an item in a section. Its level follows from the context, so that no page skips a level. */
export function Heading({ isPart = false, ...props }: HeadingProps) {
  const Level = `h${useContext(LevelAbove) + (isPart ? 2 : 1)}` as 'h2' | 'h3' | 'h4';
  return <Level {...props} />;
}
