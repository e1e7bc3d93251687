import { useRef, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { sectionName } from '../state/actions';
import { copyToPage } from '../state/copy-to-page';
import { shownSections } from '../state/documents';
import { findPages } from '../state/search';
import { useSite, useStore, useWorkbench } from '../state/use-workbench';
import { Failure } from '../ui/failure';
import { ModalDialog } from '../ui/portal';
import { SearchBox } from '../ui/search-box';
import { useAttempt } from '../ui/use-attempt';

/** Copies a section to the end of another page. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench();
  const { pages } = useSite();
  const route = useStore((state) => state.route);
  const index = useStore((state) => state.dialog?.at) ?? 0;
  const section = useStore(({ view }) => shownSections(view)[index]);
  const { failure, attempt } = useAttempt();
  const [words, setWords] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const name = section ? sectionName(workbench, section) : '';
  const copy = async (target: string) => {
    const { id: _, ...copied } = section ?? {};
    if (await attempt(() => copyToPage(workbench, target, copied, name))) onClose();
  };
  const others = pages.filter((page) => page.route !== route).map((page) => ({ ...page, id: page.route }));
  const fitting = findPages(others, words);
  return (
    <ModalDialog title={`Copy “${name}” to`} onClose={onClose}>
      <div className="fields">
        <SearchBox
          label="Search pages"
          {...{ words, list }}
          onWords={setWords}
          onEnter={() => {
            const [first] = fitting;
            if (first && words.trim() !== '') void copy(first.route);
          }}
        />
        <ListBox
          ref={list}
          aria-label="Pages"
          className="options pages"
          items={fitting}
          onAction={(key) => void copy(String(key))}
          renderEmptyState={() => <p className="help">No page is called like that.</p>}
        >
          {(page) => (
            <ListBoxItem textValue={`${page.title} ${page.route}`} className="option two">
              <span>{page.title}</span>
              <code>{page.route}</code>
            </ListBoxItem>
          )}
        </ListBox>
        <p className="help">It goes to the end of that page, with its words in all languages.</p>
        <Failure>{failure}</Failure>
      </div>
    </ModalDialog>
  );
}
