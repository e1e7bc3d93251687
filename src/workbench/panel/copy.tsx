import { useState } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField, useFilter } from 'react-aria-components';
import { sectionName } from '../state/actions';
import { sectionsOf } from '../state/documents';
import { copyToPage } from '../state/load';
import { useStore } from '../state/store';
import { ModalDialog } from '../ui/portal';

/** Copies a section to the end of another page. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const pages = useStore(({ site }) => site?.pages) ?? [];
  const route = useStore((state) => state.route);
  const index = useStore((state) => state.dialogAt) ?? 0;
  const section = useStore(({ view }) => sectionsOf(view)[index]);
  const [failure, setFailure] = useState<string>();
  const { contains } = useFilter({ sensitivity: 'base' });
  if (!section) return null;
  const copy = async (target: string) => {
    const { id: _, ...copied } = section;
    const problem = await copyToPage(target, copied, sectionName(section));
    if (problem === undefined) onClose();
    else setFailure(problem);
  };
  const others = pages.filter((page) => page.route !== route).map((page) => ({ ...page, id: page.route }));
  return (
    <ModalDialog title={`Copy “${sectionName(section)}” to`} onClose={onClose}>
      <div className="fields">
        <Autocomplete filter={contains}>
          <SearchField aria-label="Search pages" className="search" autoFocus>
            <Input placeholder="Search pages" />
          </SearchField>
          <ListBox
            aria-label="Pages"
            className="options pages"
            items={others}
            onAction={(key) => void copy(String(key))}
          >
            {(page) => (
              <ListBoxItem textValue={`${page.title} ${page.route}`} className="option two">
                <span>{page.title}</span>
                <code>{page.route}</code>
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
        <p className="help">It goes to the end of that page, with its words in all languages.</p>
        {failure && (
          <p className="failure" role="alert">
            {failure}
          </p>
        )}
      </div>
    </ModalDialog>
  );
}
