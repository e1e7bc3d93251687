import { useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { directionOf } from '../../../content/model/languages';
import { nameIn } from '../../../content/text/paths';
import type { PictureUse, SitePicture } from '../../protocol/pictures';
import { showOn } from '../page/walk';
import { askToCarryOut } from '../state/page-plans';
import { placeName, sizeOf } from '../state/pictures';
import { useSite, useWorkbench } from '../state/use-workbench';
import { BackTo, ToolIcon } from '../ui/buttons';
import { Failure } from '../ui/failure';
import { ImageDrop, kinds } from '../ui/image-drop';
import { useAttempt } from '../ui/use-attempt';
import { ReplacePictureDialog } from './replace-picture';
import { Thumbnail } from './thumbnail';

interface DetailsProps {
  picture: SitePicture;
  onBack: () => void;
  /** @param target its name after replacement */
  onReplacing: (target: string) => void;
}

/** Details of an image: its facts, and where it is used with which alternative text. It can be replaced or removed. */
export function PictureDetails({ picture, onBack, onReplacing }: DetailsProps) {
  const workbench = useWorkbench();
  const { file, uses, problem, mark } = picture;
  const [sent, setSent] = useState<File>();
  const { failure, setFailure, attempt } = useAttempt();
  const take = (image: File | null | undefined) => {
    setFailure(undefined);
    if (image) setSent(image);
  };
  const remove = async () => {
    const removed = `${nameIn(file)} removed`;
    if (await attempt(() => askToCarryOut(workbench, { picture: file }, removed))) onBack();
  };
  return (
    <ImageDrop
      className="body page-list picture"
      tabIndex={-1}
      data-rest="form"
      onImage={take}
      onRefusal={setFailure}
    >
      <div className="form-head">
        <BackTo onPress={onBack} autoFocus>
          All pictures
        </BackTo>
      </div>
      <h3 className="list-title">{nameIn(file)}</h3>
      <Thumbnail file={file} mark={mark} />
      <p className="help">
        {sizeOf(picture)} {problem ?? ''}
      </p>
      <p className="help">{file}</p>
      <div className="row">
        <FileTrigger acceptedFileTypes={kinds} onSelect={(list) => take(list?.[0])}>
          <Button className="small-button">Replace…</Button>
        </FileTrigger>
        {uses.length === 0 && (
          <Button className="small-button" onPress={() => void remove()}>
            Remove
          </Button>
        )}
      </div>
      <Failure>{failure}</Failure>
      <h4 className="list-title">{uses.length === 0 ? 'Nothing shows it' : 'Where it is shown'}</h4>
      <ul className="outline picture-uses">
        {uses.map((use, index) => (
          <li key={index}>
            <Use use={use} />
          </li>
        ))}
      </ul>
      {sent && (
        <ReplacePictureDialog
          picture={picture}
          image={sent}
          onReplacing={onReplacing}
          onClose={() => setSent(undefined)}
        />
      )}
    </ImageDrop>
  );
}

/** A use of the image with its alternative text; links to its field. */
function Use({ use }: { use: PictureUse }) {
  const workbench = useWorkbench();
  const { languages } = useSite();
  const { route, title, pointer, words = [] } = use;
  return (
    <>
      <Button className="section-row part-row" onPress={() => showOn(workbench, route, { pointer })}>
        <span className="title">
          {title || route}
          <small>{placeName(workbench, use)}</small>
        </span>
        <ToolIcon name="chevron" />
      </Button>
      {words.length > 0 && (
        <dl className="picture-words">
          {words.map(({ language, text }) => (
            <div key={language}>
              <dt>{languages.find(({ code }) => code === language)?.name ?? language}</dt>
              <dd
                lang={text === undefined ? undefined : language}
                dir={text === undefined ? undefined : directionOf(language)}
              >
                {text ?? 'Not translated'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
