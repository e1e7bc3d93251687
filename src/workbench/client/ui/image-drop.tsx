import type { HTMLAttributes } from 'react';

/** Image types that browsers display. */
export const kinds = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/svg+xml'];

interface Props extends HTMLAttributes<HTMLDivElement> {
  onImage: (image: File) => void;
  /** Is told why nothing of what was dropped is taken. */
  onRefusal: (reason: string) => void;
}

/** An area that takes an image that is dropped on it. A button in it must do the same for whoever does not drag. */
export function ImageDrop({ onImage, onRefusal, children, ...props }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button does the same
    <div
      {...props}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [image, ...others] = event.dataTransfer.files;
        if (!image)
          onRefusal('This is not a file. Save the image on this computer, and drop that file here.');
        else if (others.length > 0)
          onRefusal(`These are ${others.length + 1} files: there is room for one. Drop them one by one.`);
        else onImage(image);
      }}
    >
      {children}
    </div>
  );
}
