import { GridList, GridListItem } from 'react-aria-components';
import { nameIn } from '../../../content/text/paths';
import type { SitePicture } from '../../protocol/pictures';
import { shownOn, sizeOf } from '../state/pictures';
import { Thumbnail } from './thumbnail';

interface GridProps {
  pictures: readonly SitePicture[];
  /** The selected image. */
  current?: string | undefined;
  onAction: (file: string) => void;
}

/** A grid of images with name, size and number of uses. */
export function PictureGrid({ pictures, current, onAction }: GridProps) {
  return (
    <GridList
      aria-label="Pictures"
      layout="grid"
      className="picture-grid"
      items={pictures.map((picture) => ({ ...picture, id: picture.file }))}
      selectionMode="none"
      onAction={(key) => onAction(String(key))}
      renderEmptyState={() => <p className="help">No picture is called like that, and no words say it.</p>}
      dependencies={[current]}
    >
      {(picture) => (
        <GridListItem
          id={picture.file}
          textValue={`${nameIn(picture.file)}, ${shownOn(picture).toLowerCase()}`}
          className="picture-card"
        >
          <Thumbnail file={picture.file} mark={picture.mark} />
          <span className="picture-name">{nameIn(picture.file)}</span>
          <small>{picture.problem ? 'Cannot be shown' : sizeOf(picture)}</small>
          <small className={picture.uses.length === 0 ? 'tag' : ''}>
            {picture.file === current ? 'Shown here' : shownOn(picture)}
          </small>
        </GridListItem>
      )}
    </GridList>
  );
}
