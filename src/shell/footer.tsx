import { memo } from 'react';
import type { ResolvedSite } from '../content/resolve/resolved-page';
import { useLabels, useLanguage } from '../i18n/language';
import { AccentRows } from '../ui/accent-rows';
import { Brand } from './brand';

const linkClass =
  'inline-flex min-h-8 min-w-6 items-center py-1 text-sm leading-tight text-soft underline-offset-4 hover:text-ink hover:underline';

/** Links to all languages, on sites with more than two: unlike the header's list, they work without scripts. */
function LanguageLinks() {
  const t = useLabels();
  const { language, versions } = useLanguage();
  if (versions.length < 3) return null;
  return (
    <nav aria-label={t('nav.languages')} className="no-print border-t border-line py-4">
      <ul className="flex flex-wrap gap-x-6">
        {versions.map(({ code, name, href }) => (
          <li key={code}>
            <a
              href={href}
              hrefLang={code}
              lang={code}
              data-language={code}
              aria-current={code === language ? 'true' : undefined}
              className={`${linkClass} aria-[current]:font-semibold aria-[current]:text-ink`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer of every page: the site's accents, brand and tagline, columns of links, copyright line. */
export const Footer = memo(function Footer({ site }: { site: ResolvedSite }) {
  const t = useLabels();
  const { tagline, columns, legal, copyright } = site.footer;
  return (
    <footer className="dark bg-deep border-t border-line text-ink wrap-anywhere">
      <AccentRows accents={site.accents ?? 0} />
      <div className="no-print wrap grid gap-x-10 gap-y-8 pt-section pb-tight lg:grid-cols-[1fr_2fr]">
        <div>
          <Brand brand={site.brand} />
          {tagline && <p className="mt-3 max-w-[24ch] font-display md:text-block">{tagline}</p>}
        </div>
        {columns && (
          <nav aria-label={t('footer.links')} className="columns-[9rem] gap-x-8 md:grid md:grid-cols-4">
            {columns.map(({ title, links }, index) => (
              <div key={index} className="break-inside-avoid pb-4">
                <h2 className="mb-1 font-sans text-sm font-semibold tracking-normal md:mb-3">{title}</h2>
                <ul>
                  {links.map(({ label, href }, index) => (
                    <li key={index}>
                      <a href={href} className={linkClass}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
      </div>
      <div className="wrap">
        <LanguageLinks />
        {copyright && <p className="border-t border-line py-6 text-xs text-soft">{copyright}</p>}
        {legal && (
          <ul
            className={`no-print flex flex-wrap gap-x-6 pb-6 text-xs text-soft ${copyright ? '-mt-4' : 'border-t border-line pt-4'}`}
          >
            {legal.map(({ label, href }, index) => (
              <li key={index}>
                <a
                  href={href}
                  className="inline-flex min-h-8 min-w-6 items-center underline-offset-4 hover:text-ink hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
});
