import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { ArrowLink } from '../../../ui/button';
import { figureOf, Impact } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { Icon } from '../../../ui/icon';
import { isPlainPress } from '../../../ui/plain-press';
import { SectionFrame } from '../../../ui/section-frame';

type Industry = SectionOf<'industry-tabs'>['items'][number];

/**
 * Tabs, one per industry, with cards below that select a tab and show its figure. Without scripts a tab is a link to its panel, and the panel that
 * the address targets is shown; with scripts it is a tab list with arrow keys.
 */
export function IndustryTabs({ items, ...frame }: SectionOf<'industry-tabs'>) {
  const t = useLabels();
  const { tabs, selected, isLive, select, focusTab, onKeyDown } = useTabs(items);
  const selectFromCard = (index: number) => (event: MouseEvent) => {
    select(index)(event);
    if (!event.defaultPrevented) return;
    focusTab(index);
    tabs.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <SectionFrame {...frame}>
      <div
        ref={tabs}
        role="tablist"
        aria-label={t('industries.tabs')}
        onKeyDown={onKeyDown}
        className="flex overflow-x-auto max-sm:-mx-(--spacing-gutter) max-sm:px-(--spacing-gutter) border-b border-line-strong whitespace-nowrap"
      >
        {items.map(({ id, title }, index) => (
          <a
            key={index}
            id={`tab-${id}`}
            role="tab"
            href={`#${id}`}
            aria-selected={index === selected}
            aria-controls={id}
            tabIndex={!isLive || index === selected ? 0 : -1}
            onClick={select(index)}
            className="flex min-h-12 items-center px-3 pb-[3px] text-sm font-semibold text-soft hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-b-3 aria-selected:border-accent aria-selected:pb-0 aria-selected:text-ink"
          >
            {title}
          </a>
        ))}
      </div>
      <div className="tab-panels" data-scripted={isLive || undefined}>
        {items.map((item, index) => (
          <Panel key={index} {...item} isSelected={index === selected} />
        ))}
      </div>
      <ul className="no-print cells @min-[24rem]:grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-6">
        {items.map((item, index) => (
          <Card key={index} {...item} isSelected={index === selected} onClick={selectFromCard(index)} />
        ))}
      </ul>
    </SectionFrame>
  );
}

/** The selected tab, which follows the address, presses and keys; `tabs` is the tab list. */
function useTabs(items: readonly Industry[]) {
  const tabs = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const [isLive, setIsLive] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: ids are the same in every language, in which the choice stays.
  useLayoutEffect(() => {
    setIsLive(true);
    const selectNamed = () => {
      const named = items.findIndex(({ id }) => location.hash === `#${id}`);
      if (named >= 0) setSelected(named);
      return named >= 0;
    };
    // The browser could not scroll to a hidden panel.
    const follow = () => {
      if (selectNamed()) tabs.current?.scrollIntoView({ block: 'nearest' });
    };
    // Browsers tell nobody about a link to the address that the page has already.
    const followAgain = (event: globalThis.MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.href === location.href && isPlainPress(event) && !event.defaultPrevented) follow();
    };
    selectNamed();
    const mounted = new AbortController();
    addEventListener('hashchange', follow, mounted);
    addEventListener('click', followAgain, mounted);
    return () => mounted.abort();
  }, []);

  // In a narrow window the tab list overflows, so the selected tab is scrolled into view.
  useLayoutEffect(() => {
    const list = tabs.current;
    const tab = list?.children[selected]?.getBoundingClientRect();
    if (!list || !tab) return;
    const { left, right } = list.getBoundingClientRect();
    if (tab.left < left || tab.right > right) list.scrollLeft += tab.left - left;
  }, [selected]);

  const focusTab = (index: number) =>
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  const select = (index: number) => (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setSelected(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1;
    // The focused tab may not be the selected one: it may have been reached with Tab before hydration.
    const current = items.findIndex(({ id }) => `tab-${id}` === (event.target as Element).id);
    // In right-to-left languages the next tab is on the left.
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const following = current === last ? 0 : current + 1;
    const previous = current ? current - 1 : last;
    const next = {
      ArrowRight: isReversed ? previous : following,
      ArrowLeft: isReversed ? following : previous,
      Home: 0,
      End: last,
      ' ': current,
    }[event.key];
    if (next === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    setSelected(next);
    focusTab(next);
  };
  return { tabs, selected, isLive, select, focusTab, onKeyDown };
}

/** What a tab shows. */
function Panel({
  id,
  title,
  description,
  href,
  highlight,
  icon,
  isSelected,
}: Industry & { isSelected: boolean }) {
  const t = useLabels();
  return (
    <div
      id={id}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      className={`tab-panel gap-x-12 gap-y-6 py-10 md:min-h-56 md:grid-cols-12 ${isSelected ? 'is-selected' : ''}`}
    >
      <div className="md:col-span-7">
        <Heading className="flex items-center gap-4 text-section">
          {icon && <Icon path={icon} className="size-10 text-accent" />}
          {title}
        </Heading>
        <p className="mt-4 max-w-[60ch] text-lg text-soft">{description}</p>
        <p className="mt-6">
          <ArrowLink href={href} about={title}>
            {t('industries.explore')}
          </ArrowLink>
        </p>
      </div>
      <div className="border-t-2 border-ink pt-4 md:col-span-5">
        <p className="eyebrow">{t('industries.highlight')}</p>
        <p className="mt-4">
          <Impact>{highlight}</Impact>
        </p>
      </div>
    </div>
  );
}

/** A card that selects a tab. */
function Card({
  id,
  title,
  highlight,
  isSelected,
  onClick,
}: Industry & { isSelected: boolean; onClick: (event: MouseEvent) => void }) {
  const t = useLabels();
  return (
    <li className={`relative p-4 ${isSelected ? 'bg-accent text-surface' : 'hover:bg-muted'}`}>
      {figureOf(highlight) && (
        <p aria-hidden="true" className="figure mb-2 text-figure whitespace-nowrap @6xl:text-page">
          {figureOf(highlight)}
        </p>
      )}
      <a
        href={`#${id}`}
        aria-label={t('industries.choose', { title })}
        onClick={onClick}
        className="flex min-h-6 items-center wrap-anywhere text-sm font-semibold after:absolute after:inset-0 focus-visible:-outline-offset-3"
      >
        {title}
      </a>
    </li>
  );
}
