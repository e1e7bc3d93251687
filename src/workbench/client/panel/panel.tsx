import { useEffect, useLayoutEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { shortcutOf } from '../letter-of';
import { toggleTab } from '../state/actions';
import { pageFindings } from '../state/findings';
import { step } from '../state/load';
import type { Tab as TabName } from '../state/store';
import { useStore, useWorkbench } from '../state/use-workbench';
import { Badge } from '../ui/badge';
import { ToolButton } from '../ui/buttons';
import { keepFocus, returnFocus } from '../ui/keep-focus';
import { ChangeList, ChangesBar } from './changes';
import { Conflicts } from './conflicts';
import { FindingList } from './finding-list';
import { useFollowingPage } from './following-page';
import { FrameForm } from './frame-form';
import { Kept } from './kept';
import { LanguageLinks } from './language-links';
import { NoticeBar } from './notice';
import { Outline } from './outline';
import { PageForm } from './page-form';
import { PageList, PageName } from './pages';
import { PictureList } from './pictures';
import { SaveState } from './save-state';
import { SectionForm } from './section-form';
import { Stuck } from './stuck';

/** The panel next to the page: outline and forms, the page's own data, and findings. */
export function Panel({ onClose }: { onClose: () => void }) {
  const tab = useStore((state) => state.tab);
  const failure = useStore((state) => state.failure);
  const isReady = useStore(({ files, site }) => files !== undefined && site !== undefined);
  const isOfSite = tab === 'changes' || tab === 'pages' || tab === 'pictures';
  const panel = useRef<HTMLElement>(null);
  // Makes room for the panel and moves the focus to it.
  useLayoutEffect(() => {
    document.documentElement.dataset.edited = '';
    panel.current?.querySelector<HTMLElement>('[data-rest]')?.focus({ preventScroll: true });
    return panel.current ? keepFocus(panel.current) : undefined;
  }, []);
  const dialog = useStore((state) => state.dialog);
  useEffect(() => (dialog === undefined && panel.current ? returnFocus(panel.current) : undefined), [dialog]);
  const follow = useFollowingPage();
  return (
    <section ref={panel} className="panel" aria-label="Workbench" {...follow}>
      <header className="bar">
        <PageName />
        <SaveState />
        <Tools onClose={onClose} />
      </header>
      <ChangesBar />
      <Conflicts />
      <Stuck />
      <Kept />
      {failure && !isOfSite && <p className="failure">{failure}</p>}
      {!failure && !isReady && !isOfSite && <p className="failure">Reading the page…</p>}
      {isReady && tab === 'changes' && <ChangeList />}
      {tab === 'pages' && <PageList />}
      {tab === 'pictures' && <PictureList />}
      {isReady && !failure && !isOfSite && <PageTabs />}
      <NoticeBar />
    </section>
  );
}

/** The buttons at the top of the panel. */
function Tools({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench();
  const { undo, redo } = useStore((state) => state.history);
  const tab = useStore((state) => state.tab);
  return (
    <div className="row">
      <ToolButton
        label={undo ? `Undo: ${undo}` : 'Nothing to undo'}
        icon="undo"
        isDisabled={!undo}
        onPress={() => void step(workbench, 'undo')}
      />
      <ToolButton
        label={redo ? `Redo: ${redo}` : 'Nothing to redo'}
        icon="redo"
        isDisabled={!redo}
        onPress={() => void step(workbench, 'redo')}
      />
      <ToolButton
        label={`Find (${shortcutOf('K')})`}
        icon="find"
        onPress={() => workbench.store.change({ dialog: { name: 'find' } })}
      />
      <ToolButton
        label="Compare sizes and languages"
        icon="panes"
        onPress={() => workbench.store.change({ dialog: { name: 'compare' } })}
      />
      <ToolButton
        label="Pictures"
        icon="picture"
        aria-expanded={tab === 'pictures'}
        onPress={() => toggleTab(workbench, 'pictures')}
      />
      <ToolButton
        label="New page"
        icon="page"
        onPress={() => workbench.store.change({ dialog: { name: 'new-page' } })}
      />
      <ToolButton label="Close workbench" icon="close" onPress={onClose} />
    </div>
  );
}

/** The page's sections, its own data, and the findings about it. */
function PageTabs() {
  const workbench = useWorkbench();
  const tab = useStore((state) => state.tab);
  const selected = useStore((state) => state.selected);
  const part = useStore((state) => state.part);
  const opened = useStore((state) => state.opened);
  const findings = useStore(pageFindings);
  return (
    <Tabs
      className="tabs"
      selectedKey={tab}
      onSelectionChange={(key) => workbench.store.change({ tab: key as TabName, focus: undefined })}
    >
      <div className="tab-bar">
        <TabList aria-label="Workbench" className="tab-list">
          <Tab id="sections">Sections</Tab>
          <Tab id="page">Page</Tab>
          <Tab id="findings">
            Findings <Badge findings={findings} about=" on this page" />
          </Tab>
        </TabList>
        <LanguageLinks />
      </div>
      <TabPanel id="sections" className="body">
        {part !== undefined && <FrameForm key={part} part={part} />}
        {part === undefined && selected === undefined && <Outline />}
        {selected !== undefined && <SectionForm key={opened} index={selected} />}
      </TabPanel>
      <TabPanel id="page" className="body">
        <PageForm />
      </TabPanel>
      <TabPanel id="findings" className="body">
        <FindingList />
      </TabPanel>
    </Tabs>
  );
}
