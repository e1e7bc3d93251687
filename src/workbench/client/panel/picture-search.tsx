import type { ReactNode } from 'react';
import type { SitePicture } from '../../protocol/pictures';
import { Failure } from '../ui/failure';
import { SearchBox } from '../ui/search-box';

interface PictureSearchProps {
  /** The images, why they cannot be listed, or undefined until that is known. */
  listed: readonly SitePicture[] | string | undefined;
  words: string;
  onWords: (words: string) => void;
  autoFocus: boolean;
  /** The images that match the words. */
  children: ReactNode;
}

/** The search field above a list of images, and what stands in place of the list until there is one. */
export function PictureSearch({ listed, words, onWords, autoFocus, children }: PictureSearchProps) {
  return (
    <>
      <SearchBox
        label="Search pictures"
        placeholder="Search by name or words"
        {...{ words, onWords, autoFocus }}
      />
      <Failure>{typeof listed === 'string' && listed}</Failure>
      {listed === undefined && <p role="status">Looking for pictures…</p>}
      {Array.isArray(listed) && children}
    </>
  );
}
