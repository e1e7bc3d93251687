import { type ComponentProps, createContext, useContext } from 'react';

/** The level of the heading above: 2 in a section with a title, 1 in a section without. */
export const LevelAbove = createContext(1);

interface HeadingProps extends ComponentProps<'h2'> {
  /** Whether the heading belongs to a part of an item, which stands below the item's own. */
  isPart?: boolean;
}

/** The heading of an item in a section. Its level follows from what stands above, so that no page leaves a level out. */
export function Heading({ isPart = false, ...props }: HeadingProps) {
  const Level = `h${useContext(LevelAbove) + (isPart ? 2 : 1)}` as 'h2' | 'h3' | 'h4';
  return <Level {...props} />;
}
