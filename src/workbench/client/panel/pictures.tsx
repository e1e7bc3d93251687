import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { SitePicture } from '../../protocol/pictures';
import { askServer } from '../state/ask-server';
import { findPictures } from '../state/pictures';
import { useStore, useWorkbench } from '../state/use-workbench';
import { useAnswer } from '../ui/use-answer';
import { BackButton } from './back-button';
import { PictureDetails } from './picture';
import { PictureGrid } from './picture-grid';
import { PictureSearch } from './picture-search';

/** Number of frames to wait for an item of the list. */
const mostFrames = 10;

/** The site's images, reloaded when files change; or why they cannot be listed. */
export function usePictures(): SitePicture[] | string | undefined {
  const workbench = useWorkbench();
  const findings = useStore(({ files }) => files?.findings);
  const [listed, setListed] = useState<SitePicture[] | string>();
  // Findings change whenever files do.
  useAnswer(() => askServer(workbench, (api) => api.pictures()), setListed, findings);
  return listed;
}

/** All images of the site, searchable by name and alternative text, with their uses. */
export function PictureList() {
  const listed = usePictures();
  const [words, setWords] = useState('');
  const [unused, setUnused] = useState(false);
  /** The name of the open image; two names if it may be replaced by another file. */
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [last, setLast] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  const pictures = useMemo(() => (Array.isArray(listed) ? listed : []), [listed]);
  const idle = pictures.filter(({ uses }) => uses.length === 0).length;
  const shown = useMemo(
    () => findPictures(pictures, words).filter(({ uses }) => !unused || uses.length === 0),
    [pictures, words, unused],
  );
  // On return, the focus moves to the image just viewed, or to the search field if it is gone.
  useEffect(() => {
    if (opened.length > 0 || last === undefined) return undefined;
    // The list renders its items some frames later.
    let frame = 0;
    const look = (left: number) => {
      const card = body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(last)}"]`);
      if (card) card.focus();
      else if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
      else body.current?.querySelector<HTMLElement>('input')?.focus();
    };
    look(mostFrames);
    return () => cancelAnimationFrame(frame);
  }, [opened, last]);
  const picture = pictures.find(({ file }) => opened.includes(file));
  // The image may be gone: it was removed, or its upload was undone.
  useEffect(() => {
    if (opened.length > 0 && Array.isArray(listed) && !picture) setOpened([]);
  }, [opened, listed, picture]);
  if (picture)
    return (
      <PictureDetails
        picture={picture}
        onBack={() => {
          setLast(picture.file);
          setOpened([]);
        }}
        onReplacing={(target) => setOpened([picture.file, target])}
      />
    );
  return (
    <div ref={body} className="body page-list" tabIndex={-1} data-rest="form">
      <div className="form-head">
        <BackButton />
        {(idle > 0 || unused) && (
          <Button className="small-button" onPress={() => setUnused(!unused)}>
            {unused ? 'All pictures' : `${idle} not shown`}
          </Button>
        )}
      </div>
      <h3 className="list-title">Pictures</h3>
      <PictureSearch listed={listed} words={words} onWords={setWords} autoFocus={last === undefined}>
        {pictures.length === 0 ? (
          <p className="help">
            The site has no pictures yet: add them where they are shown, in the form of a section.
          </p>
        ) : (
          <PictureGrid pictures={shown} onAction={(file) => setOpened([file])} />
        )}
      </PictureSearch>
    </div>
  );
}
