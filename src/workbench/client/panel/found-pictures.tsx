import type { ReactNode } from 'react';
import { Input, SearchField } from 'react-aria-components';
import type { SitePicture } from '../../protocol/pictures';

interface FoundProps {
  /** The images, why they cannot be listed, or undefined until that is known. */
  found: readonly SitePicture[] | string | undefined;
  words: string;
  onWords: (words: string) => void;
  autoFocus: boolean;
  /** The images that match the words. */
  children: ReactNode;
}

/** The search field above a list of images, and what stands in place of the list until there is one. */
export function FoundPictures({ found, words, onWords, autoFocus, children }: FoundProps) {
  return (
    <>
      <SearchField
        aria-label="Search pictures"
        className="search"
        value={words}
        onChange={onWords}
        autoFocus={autoFocus}
      >
        <Input placeholder="Search by name or words" />
      </SearchField>
      {typeof found === 'string' && (
        <p className="failure" role="alert">
          {found}
        </p>
      )}
      {found === undefined && <p role="status">Looking for pictures…</p>}
      {Array.isArray(found) && children}
    </>
  );
}
