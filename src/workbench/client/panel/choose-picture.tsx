import { useMemo, useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { findPictures } from '../state/pictures';
import { ModalDialog } from '../ui/portal';
import { PictureGrid } from './picture-grid';
import { usePictures } from './pictures';

interface ChooseProps {
  /** The field's current image. */
  current: string | undefined;
  /** Selects the images that the field accepts, by name. */
  takes: (file: string) => boolean;
  onChoose: (file: string) => void;
  onClose: () => void;
}

/** Lets a field use one of the site's images. */
export function ChoosePictureDialog({ current, takes, onChoose, onClose }: ChooseProps) {
  const found = usePictures();
  const [words, setWords] = useState('');
  const fitting = useMemo(
    () =>
      (Array.isArray(found) ? found : []).filter(({ file, problem }) => problem === undefined && takes(file)),
    [found, takes],
  );
  const shown = useMemo(() => findPictures(fitting, words), [fitting, words]);
  return (
    <ModalDialog title="Choose a picture" size="wide" onClose={onClose}>
      <div className="choose-picture">
        <SearchField
          aria-label="Search pictures"
          className="search"
          value={words}
          onChange={setWords}
          autoFocus
        >
          <Input placeholder="Search by name or words" />
        </SearchField>
        {typeof found === 'string' && (
          <p className="failure" role="alert">
            {found}
          </p>
        )}
        {found === undefined && <p role="status">Looking for pictures…</p>}
        {Array.isArray(found) && <PictureGrid pictures={shown} current={current} onAction={onChoose} />}
      </div>
    </ModalDialog>
  );
}
