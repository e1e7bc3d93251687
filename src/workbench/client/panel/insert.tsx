import { useMemo, useRef, useState } from 'react';
import { Button, ListBox, ListBoxItem } from 'react-aria-components';
import { isRecord } from '../../../content/model/is-record';
import { sharedType } from '../../../content/model/section-files';
import { formTextsOf } from '../form/leaves';
import { scrollTo } from '../page/walk';
import { whenSections } from '../page/when-sections';
import { insertItem, sectionName, select } from '../state/actions';
import { shownSections } from '../state/documents';
import { search } from '../state/search';
import { typeLabel } from '../state/type-label';
import { useSite, useWorkbench } from '../state/use-workbench';
import type { Workbench } from '../state/workbench';
import { ModalDialog } from '../ui/portal';
import { SearchBox } from '../ui/search-box';
import { SectionPreview } from './section-preview';

/** Adds a section, starting from an example of its type; examples are found by their purpose. */
export function InsertDialog({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench();
  const examples = useExamples();
  const [words, setWords] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const fitting = useMemo(
    () =>
      search(examples, words, ({ type, name, about, texts }) => [
        [typeLabel(workbench, type), type.replaceAll('-', ' ')],
        name,
        about,
        texts,
      ]),
    [workbench, examples, words],
  );
  const current = fitting.find(({ id }) => id === chosen) ?? fitting[0];
  const [index, place] = useMemo(() => placeOf(workbench), [workbench]);
  const add = (example: Example | undefined) => {
    if (!example) return;
    insertItem(workbench, '/sections', index, example.section, typeLabel(workbench, example.type));
    onClose();
    select(workbench, index, { pointer: `/sections/${index}`, how: 'item' });
    const { length } = shownSections(workbench.store.getState().view);
    whenSections(document, length, () => scrollTo(workbench, `/sections/${index}`));
  };
  return (
    <ModalDialog title={`Add a section ${place}`} size="wide" onClose={onClose}>
      <div className="insert">
        <div className="choose">
          <SearchBox
            label="Search sections"
            placeholder="Search: figures, quotes, table…"
            {...{ words, list }}
            onWords={setWords}
            onEnter={() => add(current)}
          />
          <ListBox
            ref={list}
            aria-label="Examples"
            className="options examples"
            items={fitting}
            selectionMode="single"
            selectionBehavior="replace"
            selectedKeys={current ? [current.id] : []}
            onSelectionChange={(keys) => keys !== 'all' && setChosen(String([...keys][0] ?? ''))}
            onAction={(key) => add(examples.find(({ id }) => id === key))}
            renderEmptyState={() => <p className="help">No section is like that.</p>}
          >
            {({ type, name }) => (
              <ListBoxItem textValue={`${typeLabel(workbench, type)}: ${name}`} className="option two">
                <span>{typeLabel(workbench, type)}</span>
                <small>{name}</small>
              </ListBoxItem>
            )}
          </ListBox>
        </div>
        <div className="chosen">{current && <Chosen example={current} onAdd={() => add(current)} />}</div>
      </div>
    </ModalDialog>
  );
}

type Example = ReturnType<typeof useExamples>[number];

/** The examples of all section types, with the texts by which they are found. */
function useExamples() {
  const { types, definitions } = useSite();
  return useMemo(
    () =>
      types.flatMap(({ type, schema, examples }) =>
        Object.entries(examples).map(([name, section]) => ({
          id: `${type}/${name}`,
          type,
          name,
          section,
          about: schema.description?.replaceAll('`', '') ?? '',
          texts: formTextsOf(schema, definitions, section, '').flatMap(({ schema: { copy }, text }) =>
            copy ? [text] : [],
          ),
        })),
      ),
    [types, definitions],
  );
}

/** What the selected example looks like, and what its type is for. */
function Chosen({ example: { type, name, about }, onAdd }: { example: Example; onAdd: () => void }) {
  const workbench = useWorkbench();
  return (
    <>
      {type !== sharedType && <SectionPreview key={`${type} ${name}`} type={type} name={name} />}
      <p className="help">{about}</p>
      <Button className="small-button primary" onPress={onAdd}>
        Add {typeLabel(workbench, type).toLowerCase()}
      </Button>
    </>
  );
}

/** The position of a new section: below the selected one, or at the end; with its description. */
function placeOf(workbench: Workbench): [index: number, place: string] {
  const { dialog, selected, view } = workbench.store.getState();
  const sections = shownSections(view);
  const end = sections.length;
  const index = Math.min(dialog?.at ?? (selected === undefined ? end : selected + 1), end);
  const above = sections[index - 1];
  if (index === end || !isRecord(above)) return [index, index === 0 ? 'at the top' : 'at the end'];
  return [index, `below \u201c${sectionName(workbench, above)}\u201d`];
}
