import { useState } from 'react';
import { nameIn } from '../../../content/text/paths';
import type { SitePicture } from '../../protocol/pictures';
import type { ShownPlan } from '../../protocol/plans';
import { askServer } from '../state/ask-server';
import { haveWritten } from '../state/have-written';
import { whyNotSent } from '../state/image-name';
import { useWorkbench } from '../state/use-workbench';
import { FormDialog } from '../ui/form-dialog';
import { useAnswer } from '../ui/use-answer';
import { useAttempt } from '../ui/use-attempt';
import { useObjectUrl } from '../ui/use-object-url';
import { PlanView } from './plan-view';
import { Thumbnail } from './thumbnail';

interface ReplaceProps {
  picture: SitePicture;
  image: File;
  /** @param target the image's name after replacement */
  onReplacing: (target: string) => void;
  onClose: () => void;
}

/** Replaces an image by another file, after showing both and all uses. */
export function ReplacePictureDialog({ picture: { file, mark }, image, onReplacing, onClose }: ReplaceProps) {
  const workbench = useWorkbench();
  const [plan, setPlan] = useState<ShownPlan>();
  const { failure, setFailure, isBusy, attempt } = useAttempt();
  const address = useObjectUrl(image);
  useAnswer(
    async () => (await whyNotSent(image)) ?? askServer(workbench, (api) => api.replacing(file, image)),
    (answer) => (typeof answer === 'string' ? setFailure(`${image.name}: ${answer}`) : setPlan(answer)),
    image,
  );
  const replace = async () => {
    onReplacing(plan?.picture ?? file);
    const done = `${nameIn(file)} replaced.`;
    if (await attempt(() => haveWritten(workbench, (api) => api.replacePicture(file, image), done)))
      onClose();
  };
  return (
    <FormDialog
      title={`Replace ${nameIn(file)}`}
      failure={failure}
      note={plan && 'Undo brings the picture back.'}
      action="Replace"
      isDisabled={isBusy || !plan}
      onSubmit={replace}
      onClose={onClose}
    >
      {!plan && !failure && <p role="status">Looking at {image.name}…</p>}
      {plan && (
        <div className="picture-pair">
          <figure>
            <Thumbnail file={file} mark={mark} />
            <figcaption>Now</figcaption>
          </figure>
          <figure>
            <span className="thumbnail">{address && <img src={address} alt="" />}</span>
            <figcaption>Then: {image.name}</figcaption>
          </figure>
        </div>
      )}
      {plan && <PlanView plan={plan} what="show" />}
    </FormDialog>
  );
}
