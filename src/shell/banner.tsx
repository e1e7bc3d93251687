import type { ResolvedSite } from '../content/resolve/resolved-page';
import { useLabels } from '../i18n/language';
import { InlineText } from '../ui/inline-text';

/** The site's current announcement, on every page. It is below the header and scrolls away, so it covers nothing. */
export function Banner({ text, tone = 'info' }: NonNullable<ResolvedSite['banner']>) {
  const t = useLabels();
  const edge = tone === 'warning' ? 'border-b-4 border-error' : 'border-b border-line-strong';
  return (
    <section aria-label={t(`banner.${tone}`)} className={`bg-muted ${edge}`}>
      <p className="wrap py-3 text-center text-balance">
        <InlineText>{text}</InlineText>
      </p>
    </section>
  );
}
