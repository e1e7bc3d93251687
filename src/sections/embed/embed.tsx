import { useState } from 'react';
import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Button, ButtonLink } from '../../ui/button';
import { InlineText } from '../../ui/inline-text';
import { Picture } from '../../ui/picture';
import { SectionFrame } from '../../ui/section-frame';

const shapes = { '16:9': 'aspect-video', '4:3': 'aspect-4/3', '1:1': 'aspect-square' };

/**
 * Content of another site: a video, a map. A local picture takes its place until the visitor presses the button, which waits
 * for the application like any other; until then the other site receives no request. Without scripts, and in print, the address
 * of its page is shown.
 */
export function Embed({
  src,
  href = src,
  image,
  imageAlt = '',
  ratio = '16:9',
  actionLabel,
  caption,
  ...frame
}: SectionOf<'embed'>) {
  const t = useLabels();
  // The address rather than a boolean, so that consent does not carry over to an embed at the same position on another page.
  const [asked, ask] = useState('');
  // In a draft, the address may be missing.
  const [, host = ''] = /^https:\/\/([^/?#]+)/.exec(src) ?? [];
  const isShown = host !== '' && asked === src;
  const about = frame.title && <span className="sr-only">: {frame.title}</span>;
  const label = actionLabel ?? t('embed.show');
  return (
    <SectionFrame {...frame}>
      <figure className="mx-auto max-w-[60rem]">
        <div className={`relative grid ${shapes[ratio]} ${image ? '' : 'border border-line-strong'}`}>
          {isShown ? (
            <iframe
              ref={focusFrame}
              src={src}
              title={frame.title ?? host}
              loading="lazy"
              referrerPolicy="strict-origin-when-cross-origin"
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              className="absolute inset-0 size-full"
            />
          ) : (
            <>
              {image && <Picture image={image} alt={imageAlt} className="absolute inset-0" />}
              {host && (
                <>
                  <Button
                    onClick={() => ask(src)}
                    className="relative m-auto [grid-area:1/1] scripting-none:hidden"
                  >
                    <span>
                      {label}
                      {about}
                    </span>
                  </Button>
                  <noscript className="relative m-auto [grid-area:1/1]">
                    <ButtonLink href={href}>
                      <span>
                        {label}
                        {about}
                      </span>
                    </ButtonLink>
                  </noscript>
                </>
              )}
            </>
          )}
        </div>
        {host && (
          <p className="mt-3 text-sm text-soft">
            <span className={`no-print scripting-none:hidden ${isShown ? 'invisible' : ''}`}>
              {t('embed.contacts', { host })}{' '}
            </span>
            <a href={href} className="text-accent underline underline-offset-4 hover:no-underline">
              {t('embed.open')}
              {about}
            </a>
          </p>
        )}
        {caption && (
          <figcaption className="mt-3 text-sm text-soft">
            <InlineText>{caption}</InlineText>
          </figcaption>
        )}
      </figure>
    </SectionFrame>
  );
}

/** Moves the focus to the frame that the visitor requested. A stable function, so that React calls it only for a new frame. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
