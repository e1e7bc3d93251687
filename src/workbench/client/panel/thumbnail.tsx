import { useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../state/use-workbench';
import { useAnswer } from '../ui/use-answer';

/** The URL of a thumbnail; undefined until it has loaded. @param isNear whether to load it yet */
function useSmallPicture(file: string, mark: string, isNear: boolean): string | undefined {
  const workbench = useWorkbench();
  const [shown, setShown] = useState<{ key: string; address: string | undefined }>();
  const key = `${file} ${mark}`;
  useAnswer(
    async () => (isNear ? workbench.thumbnails(file, mark) : undefined),
    (address) => setShown({ key, address }),
    isNear && key,
  );
  return shown?.key === key ? shown.address : undefined;
}

/** A thumbnail in a list, loaded when it comes near the viewport. Decorative, because its description is next to it. */
export function Thumbnail({ file, mark }: { file: string; mark: string }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const address = useSmallPicture(file, mark, isNear);
  return (
    <span ref={frame} className="thumbnail">
      {address && <img src={address} alt="" />}
    </span>
  );
}
