import { useRef, useState } from 'react';
import { useWorkbench } from '../state/use-workbench';
import { useAnswer } from '../ui/use-answer';
import { useNear } from '../ui/use-near';

/** A thumbnail in a list, loaded when it comes near the viewport. Decorative, because its description is next to it. */
export function Thumbnail({ file, mark }: { file: string; mark: string }) {
  const workbench = useWorkbench();
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useNear(frame);
  const [shown, setShown] = useState<{ key: string; address: string | undefined }>();
  const key = `${file} ${mark}`;
  useAnswer(
    async () => (isNear ? workbench.thumbnails(file, mark) : undefined),
    (address) => setShown({ key, address }),
    isNear && key,
  );
  const address = shown?.key === key ? shown.address : undefined;
  return (
    <span ref={frame} className="thumbnail">
      {address && <img src={address} alt="" />}
    </span>
  );
}
