import type { ReactNode } from 'react';
import type { ResolvedPage, ResolvedSite } from '../content/resolve/resolved-page';
import type { Section } from '../content/types.generated';
import { useLabels } from '../i18n/language';
import { PartBoundary } from '../ui/part-boundary';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header';

interface ShellProps {
  site: ResolvedSite;
  page: Pick<ResolvedPage, 'sections' | 'breadcrumb' | 'isDraft' | 'isOver' | 'hasLongWords' | 'titleWord'>;
  homeHref: string;
  currentHref: string;
  children: ReactNode;
}

/** Header and footer around `main`. */
export function Shell({ site, page, homeHref, currentHref, children }: ShellProps) {
  const { sections, breadcrumb, isDraft, isOver, hasLongWords, titleWord } = page;
  const t = useLabels();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('nav.skip')}
      </a>
      <PartBoundary name="header" notice={t('part.failed')}>
        <Header site={site} homeHref={homeHref} currentHref={currentHref} breadcrumb={breadcrumb} />
      </PartBoundary>
      {site.banner && <Banner {...site.banner} />}
      {isDraft && (
        <aside className="bg-ink py-2 text-center text-sm font-semibold text-surface">
          {t(isOver ? 'draft.over' : 'draft')}
        </aside>
      )}
      <main
        id="main"
        tabIndex={-1}
        className={
          [hasLongWords && 'long-words', titleWord && 'long-title'].filter(Boolean).join(' ') || undefined
        }
        style={titleWord ? { '--title-word': titleWord } : undefined}
      >
        {breadcrumb.length > 0 && (
          <nav
            aria-label={t('nav.breadcrumb')}
            className={`relative z-1 ${isAtNight(sections[0]) ? 'dark night' : ''}`}
          >
            <ol className="wrap flex flex-wrap pt-5 pb-1 gap-x-2 text-sm lg:pb-4 text-soft">
              {breadcrumb.map(({ name, href }, index) => (
                <li key={index} className="flex items-center gap-x-2">
                  {index > 0 && <span aria-hidden="true">/</span>}
                  {index < breadcrumb.length - 1 ? (
                    <a
                      href={href}
                      className="inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline"
                    >
                      {name}
                    </a>
                  ) : (
                    <span aria-current="page" className="text-ink">
                      {name}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        {children}
      </main>
      <PartBoundary name="footer" notice={t('part.failed')}>
        <Footer site={site} />
      </PartBoundary>
    </>
  );
}

/** Whether a section is dark in both themes: the breadcrumb above it is then on the same ground. */
function isAtNight(section: Section | undefined): boolean {
  return section !== undefined && 'variant' in section && /^night/.test(section.variant ?? '');
}
