import { memo, useEffect, useRef, useState } from 'react';
import type { ResolvedPage, ResolvedSite } from '../content/resolve/resolved-page';
import { useLabels, useLanguage } from '../i18n/language';
import { ButtonLink } from '../ui/button';
import { Sign } from '../ui/icon';
import { useTheme } from '../ui/theme';
import { Brand } from './brand';
import { LanguageSelect } from './language-select';
import { Navigation } from './navigation';

interface HeaderProps {
  site: ResolvedSite;
  homeHref: string;
  /** The path of the current page, whose link is marked. */
  currentHref: string;
  /** The ancestors of the current page; if no link leads to the page itself, the nearest linked ancestor is marked. */
  breadcrumb: ResolvedPage['breadcrumb'];
}

/**
 * The header. On small screens its links and controls are a popover behind a menu button: it opens without scripts, closes on
 * Escape or a click outside, and returns the focus.
 */
export function Header({ site, homeHref, currentHref, breadcrumb }: HeaderProps) {
  const t = useLabels();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const panel = menu.current;
    if (!panel) return;
    const isShown = () => panel.matches(':popover-open');
    const onToggle = () => setIsOpen(isShown());
    const close = () => {
      if (isShown()) panel.hidePopover();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const mounted = new AbortController();
    const { signal } = mounted;
    panel.addEventListener('toggle', onToggle, { signal });
    panel.addEventListener('click', onClick, { signal });
    // After navigating back or forward, an open menu would hide the page.
    addEventListener('popstate', close, { signal });
    // An open menu would cover what Tab moves the focus to below the header.
    addEventListener(
      'keyup',
      ({ key }) => {
        if (key === 'Tab' && !panel.parentElement?.contains(document.activeElement)) close();
      },
      { signal },
    );
    // In a window that has become wide, links and controls are part of the header, and its button is gone.
    addEventListener(
      'resize',
      () => {
        if (!panel.previousElementSibling?.clientHeight) close();
      },
      { signal },
    );
    // The menu may have been opened before hydration.
    onToggle();
    return () => mounted.abort();
  }, []);

  const { header, fit } = site;
  // Most pages are not in the navigation, but an ancestor is. The home page is an ancestor of every page and is skipped.
  const above = breadcrumb.map(({ href }) => href).filter((href) => href !== homeHref);
  const current = [...above, currentHref].findLast((path) =>
    header.navigation.some(({ href, items }) =>
      [href, ...(items ?? []).map((item) => item.href)].includes(path),
    ),
  );
  return (
    <header
      className="site-header @container sticky top-0 z-40 box-content h-18 border-b border-line bg-surface wrap-anywhere"
      style={fit?.header}
    >
      <div className="wrap absolute inset-0 flex items-center justify-between gap-3">
        <a
          href={homeHref}
          aria-label={[site.brand.name, t('nav.home')].join(t('format.comma'))}
          className="min-w-0 @5xl:shrink-0"
        >
          <Brand brand={site.brand} style={fit?.brand} />
        </a>
        <button
          type="button"
          popoverTarget="menu"
          className="-me-2 flex min-h-11 shrink-0 cursor-pointer items-center gap-2 px-2 text-sm font-semibold @5xl:hidden"
        >
          <Sign name={isOpen ? 'close' : 'menu'} className="size-6" />
          {/* With large text in a narrow window, the icon alone is shown. */}
          <span className={fit?.brand ? 'max-sm:sr-only' : '@max-[17rem]:sr-only'}>{t('nav.menu')}</span>
        </button>
        <div
          ref={menu}
          // The last part of the header, which index.html waits for: painting the header in parts would shift the layout.
          id="menu"
          popover="auto"
          className="site-menu"
        >
          <Navigation links={header.navigation} current={current} isPage={current === currentHref} />
          <div className="flex items-center gap-2 @max-5xl:w-full @max-5xl:flex-wrap @max-5xl:px-gutter @max-5xl:py-5">
            <ThemeToggle />
            <LanguageToggle style={fit?.languages} />
            <span className="ms-2 @max-5xl:ms-auto @5xl:whitespace-nowrap">
              {header.action && <ButtonLink href={header.action.href}>{header.action.label}</ButtonLink>}
              {/* Blocks rendering until it has been parsed: see index.html. */}
              <i id="header-end" />
            </span>
          </div>
        </div>
      </div>
    </header>
  );
}

const controlClass =
  'grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-sm text-sm font-semibold text-soft hover:bg-muted hover:text-ink';

const ThemeToggle = memo(function ThemeToggle() {
  const t = useLabels();
  const { theme, toggleTheme } = useTheme();
  return (
    <button
      type="button"
      data-tooltip={t('nav.theme.hint')}
      aria-label={t('nav.theme')}
      aria-pressed={theme === 'dark'}
      data-theme-toggle
      onClick={toggleTheme}
      className={`${controlClass} scripting-none:hidden`}
    >
      <Sign name="moon" className="size-5 dark:hidden" />
      <Sign name="sun" className="hidden size-5 dark:block" />
    </button>
  );
});

/**
 * The language switch: a link named in the other language if there are two, a list if there are more. The boot script stores
 * the choice.
 */
function LanguageToggle({ style }: { style: { width: string } | undefined }) {
  const t = useLabels();
  const { language, versions } = useLanguage();
  const [other, ...more] = versions.filter(({ code }) => code !== language);
  if (!other) return null;
  if (more.length > 0) return <LanguageSelect style={style} />;
  const { code, name, invitation, href } = other;
  return (
    <a
      data-tooltip={t('nav.language.hint')}
      href={href}
      hrefLang={code}
      lang={code}
      data-language={code}
      aria-label={`${code.toUpperCase()}: ${invitation ?? name}`}
      className={controlClass}
    >
      {code.toUpperCase()}
    </a>
  );
}
