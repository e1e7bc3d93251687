import { type FormEvent, useEffect, useState } from 'react';
import { Form } from 'react-aria-components';
import type { SitePicture } from '../../protocol/pictures';
import type { ShownPlan } from '../../protocol/plans';
import { tooLarge } from '../state/image-name';
import { askForReplacement, pictureName, replacePicture } from '../state/pictures';
import { DialogEnd } from '../ui/dialog-end';
import { ModalDialog } from '../ui/portal';
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
  const [plan, setPlan] = useState<ShownPlan>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const made = URL.createObjectURL(image);
    const look = async () => {
      const answer = tooLarge(image) ?? (await askForReplacement(file, image));
      if (isGone) return;
      if (typeof answer === 'string') return setFailure(`${image.name}: ${answer}`);
      setAddress(made);
      setPlan(answer);
    };
    void look();
    return () => {
      isGone = true;
      URL.revokeObjectURL(made);
    };
  }, [file, image]);
  const replace = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    onReplacing(plan?.picture ?? file);
    const problem = await replacePicture(file, image);
    setBusy(false);
    if (problem === undefined) onClose();
    else setFailure(problem);
  };
  return (
    <ModalDialog title={`Replace ${pictureName(file)}`} onClose={onClose}>
      <Form className="fields" onSubmit={(event) => void replace(event)}>
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
        <DialogEnd
          failure={failure}
          {...(plan && { note: 'Undo brings the picture back.' })}
          action="Replace"
          isDisabled={isBusy || !plan}
          onClose={onClose}
        />
      </Form>
    </ModalDialog>
  );
}
