import * as Radix from '@radix-ui/react-toast';
import { useContext, useRef } from 'react';
import { Sign } from './icon';
import { PageDirection } from './page-direction';
import { dismissToast, displayTime, type ToasterProps, type ToastMessage } from './toast-store';

/** What Radix reads out before each toast, which speaks for itself: it requires something, so this is a letter without a sound. */
const silent = '\u2060';

/** Shows a toast with Radix's swipe and hotkey (requirement 11). */
export default function ToastList({
  toast: { id, title, description, isOpen },
  regionLabel,
  closeLabel,
}: ToasterProps & { toast: ToastMessage }) {
  const region = useRef<HTMLDivElement>(null);
  /** What had the focus before the toast. */
  const before = useRef<HTMLElement>(null);
  const close = () => {
    // Radix has moved the focus from the toast to its list, which will be empty.
    if (region.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    dismissToast(id);
  };
  return (
    <Radix.Provider
      swipeDirection={useContext(PageDirection) === 'rtl' ? 'left' : 'right'}
      swipeThreshold={50}
      duration={displayTime}
      label={silent}
    >
      <Radix.Root
        key={id}
        open={isOpen}
        onOpenChange={(open) => !open && close()}
        className="flex items-start gap-4 rounded-sm border border-line-strong border-s-4 border-s-accent bg-raised p-4 text-ink data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
      >
        <div className="grow">
          {/* Radix reads out the texts of a toast as one. */}
          <Radix.Title className="text-sm font-semibold">{`${title} `}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-sm text-soft">{description}</Radix.Description>
          )}
        </div>
        <Radix.Close aria-label={closeLabel} className="-m-2 grid size-10 cursor-pointer place-items-center">
          <Sign name="close" className="size-4" />
        </Radix.Close>
      </Radix.Root>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus comes from. */}
      <div
        ref={region}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
            before.current = relatedTarget;
        }}
      >
        <Radix.Viewport
          label={regionLabel}
          hotkey={['F8']}
          className="fixed end-0 bottom-0 z-50 m-4 flex w-[min(26rem,calc(100vw-2rem))] flex-col gap-2"
        />
      </div>
    </Radix.Provider>
  );
}
