import type { RefObject } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { isComposing } from '../letter-of';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  words: string;
  onWords: (words: string) => void;
  autoFocus?: boolean;
  /** The list of what was found, to which the arrow down leads. */
  list?: RefObject<HTMLElement | null>;
  onEnter?: () => void;
}

/** The field above a list that is searched. */
export function SearchBox({
  label,
  placeholder = label,
  words,
  onWords,
  autoFocus = true,
  list,
  onEnter,
}: SearchBoxProps) {
  return (
    <SearchField aria-label={label} className="search" value={words} onChange={onWords} autoFocus={autoFocus}>
      <Input
        placeholder={placeholder}
        onKeyDown={({ key, nativeEvent }) => {
          if (isComposing(nativeEvent)) return;
          if (key === 'ArrowDown') list?.current?.querySelector<HTMLElement>('[role=option]')?.focus();
          else if (key === 'Enter') onEnter?.();
        }}
      />
    </SearchField>
  );
}
