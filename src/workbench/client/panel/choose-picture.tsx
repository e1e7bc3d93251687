import { useMemo, useState } from 'react';
import { findPictures } from '../state/pictures';
import { ModalDialog } from '../ui/portal';
import { PictureGrid } from './picture-grid';
import { PictureSearch } from './picture-search';
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
  const listed = usePictures();
  const [words, setWords] = useState('');
  const fitting = useMemo(
    () =>
      (Array.isArray(listed) ? listed : []).filter(
        ({ file, problem }) => problem === undefined && takes(file),
      ),
    [listed, takes],
  );
  const shown = useMemo(() => findPictures(fitting, words), [fitting, words]);
  return (
    <ModalDialog title="Choose a picture" size="wide" onClose={onClose}>
      <div className="choose-picture">
        <PictureSearch listed={listed} words={words} onWords={setWords} autoFocus>
          <PictureGrid pictures={shown} current={current} onAction={onChoose} />
        </PictureSearch>
      </div>
    </ModalDialog>
  );
}
