import { memo, useEffect, useRef } from 'react';
import type { ResolvedSite } from '../content/resolve/resolved-page';
import { useLabels } from '../i18n/language';
import { Sign } from '../ui/icon';

type Link = ResolvedSite['header']['navigation'][number];

interface NavigationProps {
  links: readonly Link[];
  /** The target of the marked link. */
  current: string | undefined;
  /** Whether that is the current page rather than an ancestor. */
  isPage: boolean;
}

/** The links of the header. A link with a submenu has a button next to it that opens the submenu. */
export const Navigation = memo(function Navigation({ links, current, isPage }: NavigationProps) {
  const t = useLabels();
  const list = useClosedByOthers(links.some(({ items }) => items));
  const marked = (href: string) => (href === current ? (isPage ? 'page' : 'true') : undefined);
  const isAbove = ({ items = [] }: Link) => items.some(({ href }) => href === current);
  return (
    <nav aria-label={t('nav.main')} className="min-w-0 @max-5xl:w-full">
      <ul
        ref={list}
        className="flex @5xl:flex-wrap @5xl:justify-end @max-5xl:flex-col @max-5xl:px-gutter @max-5xl:pt-3"
      >
        {links.map((link, index) => (
          <li
            key={index}
            className={`@max-5xl:border-b @max-5xl:border-line ${link.items ? 'relative @5xl:flex' : ''}`}
          >
            <a
              href={link.href}
              aria-current={marked(link.href) ?? (isAbove(link) ? 'true' : undefined)}
              className={`${linkClass} ${link.items ? '@max-5xl:me-12' : ''}`}
            >
              {link.label}
            </a>
            {link.items && (
              <details name="navigation" className="group @5xl:flex">
                {/* In the menu panel on a phone, the button is at the end of the link's line and the list is below both. */}
                <summary
                  aria-label={t('nav.items', { label: link.label })}
                  className="absolute end-0 top-0 grid size-12 cursor-pointer place-items-center @5xl:static @5xl:h-8 @5xl:w-7"
                >
                  <Sign name="down" className="size-4 group-open:rotate-180" />
                </summary>
                <ul className="@max-5xl:pb-3 @max-5xl:ps-4 @5xl:absolute @5xl:end-0 @5xl:top-full @5xl:mt-5 @5xl:max-h-[calc(100dvh-5rem)] @5xl:overflow-y-auto @5xl:w-max @5xl:min-w-48 @5xl:max-w-80 @5xl:border @5xl:border-line-strong @5xl:bg-surface @5xl:px-4 @5xl:py-2">
                  {link.items.map(({ label, href }, place) => (
                    <li key={place}>
                      <a href={href} aria-current={marked(href)} className={`${linkClass} @5xl:min-h-10`}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
});

const linkClass =
  'flex min-h-12 items-center font-medium @5xl:min-h-8 @5xl:text-[0.9375rem] @5xl:text-soft decoration-accent decoration-2 underline-offset-8 hover:text-ink hover:underline aria-[current]:text-ink aria-[current]:underline';

/**
 * Closes submenus like menus: on Escape, which returns the focus, on a click outside, when a link is followed, on navigating
 * back or forward, and when Tab moves the focus out. Without scripts, their buttons close them.
 */
function useClosedByOthers(isNeeded: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!isNeeded) return;
    const open = () => list.current?.querySelector<HTMLDetailsElement>('details[open]');
    const close = () => open()?.removeAttribute('open');
    const mounted = new AbortController();
    const { signal } = mounted;
    addEventListener(
      'keydown',
      (event) => {
        const opened = event.key === 'Escape' ? open() : undefined;
        if (!opened) return;
        // The surrounding menu stays open.
        event.preventDefault();
        if (opened.contains(document.activeElement)) opened.querySelector('summary')?.focus();
        close();
      },
      { signal, capture: true },
    );
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && (target.closest('a') || !open()?.contains(target))) close();
      },
      { signal },
    );
    addEventListener('popstate', close, { signal });
    // Only for keyboard focus: layout that shifts during a touch makes the touch miss its target.
    addEventListener(
      'keyup',
      ({ key }) => {
        if (key === 'Tab' && !open()?.contains(document.activeElement)) close();
      },
      { signal },
    );
    return () => mounted.abort();
  }, [isNeeded]);
  return list;
}
