import { useEffect, useMemo, useState } from 'react';
import { Button, GridList, GridListItem } from 'react-aria-components';
import { pageIdOf } from '../../../content/model/routes';
import type { PageInfo } from '../../protocol/site-info';
import { toggleTab } from '../state/actions';
import { goToPage } from '../state/destination';
import { findingsIn } from '../state/findings';
import { loadSiteInfo } from '../state/load';
import { findPages } from '../state/search';
import { useSite, useStore, useWorkbench } from '../state/use-workbench';
import { Badge } from '../ui/badge';
import { ToolIcon } from '../ui/buttons';
import { MoreMenu } from '../ui/more-menu';
import { SearchBox } from '../ui/search-box';
import { BackButton } from './back-button';

/** The name of the current page, which opens the list of pages. */
export function PageName() {
  const workbench = useWorkbench();
  const route = useStore((state) => state.route);
  const title = useSite().pages.find((page) => page.route === route)?.title;
  const isOpen = useStore(({ tab }) => tab === 'pages');
  const name = route === '/' ? 'Home' : title || route;
  return (
    <h2 tabIndex={-1} data-rest="panel">
      <Button
        className="page-name"
        aria-label={`${name}: all pages`}
        aria-expanded={isOpen}
        onPress={() => toggleTab(workbench, 'pages')}
      >
        <span>{name}</span>
        <ToolIcon name="chevron" />
      </Button>
    </h2>
  );
}

/** All pages of the site, which can be searched, opened, created, moved and deleted. */
export function PageList() {
  const workbench = useWorkbench();
  const { pages } = useSite();
  const findings = useStore(({ files }) => files?.findings);
  const route = useStore((state) => state.route);
  const [words, setWords] = useState('');
  // Any write may have added or removed a page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: findings change whenever files do
  useEffect(() => void loadSiteInfo(workbench), [findings]);
  const matches = useMemo(() => findPages(inOrder(pages), words), [pages, words]);
  return (
    <div className="body page-list" tabIndex={-1} data-rest="form">
      <div className="form-head">
        <BackButton />
        <Button
          className="small-button"
          onPress={() => workbench.store.change({ dialog: { name: 'new-page' } })}
        >
          <ToolIcon name="plus" />
          Add page
        </Button>
      </div>
      <SearchBox
        label="Search pages"
        words={words}
        onWords={setWords}
        onEnter={() => {
          const [first] = matches;
          if (first && words.trim() !== '') goToPage(workbench, first.route);
        }}
      />
      <GridList
        aria-label="Pages"
        className="outline"
        items={matches.map((page) => ({ ...page, id: page.route }))}
        selectionMode="none"
        onAction={(key) => goToPage(workbench, String(key))}
        renderEmptyState={() => <p className="help">No page is called like that.</p>}
        dependencies={[findings, route]}
      >
        {(page) => (
          <GridListItem id={page.route} textValue={page.title} className="section-row page-row">
            <span className="title">
              {page.title || page.route}
              <small>{page.route}</small>
            </span>
            {page.route === route && <small className="tag">Open</small>}
            {page.isDraft && <small className="tag">Draft</small>}
            <PageBadge page={page} />
            <PageMenu page={page} />
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}

/** Sorts pages: the home page first, and each page before those below it. */
function inOrder(pages: readonly PageInfo[]): PageInfo[] {
  const keyOf = ({ route }: PageInfo) => route.replaceAll('/', ' ');
  return pages.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function PageBadge({ page }: { page: PageInfo }) {
  const workbench = useWorkbench();
  const own = findingsIn(workbench.store.getState(), pageIdOf(page.route));
  return <Badge findings={own.map((finding) => ({ ...finding, tone: finding.tone ?? finding.severity }))} />;
}

function PageMenu({ page: { route, title } }: { page: PageInfo }) {
  const workbench = useWorkbench();
  const open = (name: 'new-page' | 'move-page' | 'delete-page') =>
    workbench.store.change({ dialog: { name, route } });
  const actions = {
    Open: () => goToPage(workbench, route),
    'Duplicate…': () => open('new-page'),
    'Change its address…': () => open('move-page'),
    'Delete…': () => open('delete-page'),
  };
  const disabled = route === '/' ? ['Change its address…', 'Delete…'] : [];
  return <MoreMenu name={title || route} {...{ actions, disabled }} />;
}
