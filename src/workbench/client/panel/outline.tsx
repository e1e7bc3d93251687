import { type KeyboardEvent, useMemo, useRef } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { typeOf } from '../../../content/schema/fields';
import { useFieldFocus } from '../form/focus';
import { wayOf } from '../letter-of';
import { goTo, moveSection, removeSection, sectionName } from '../state/actions';
import { shownSections, type View } from '../state/documents';
import { type PageFinding, pageFindings } from '../state/findings';
import { sectionIndexIn } from '../state/parts';
import { typeLabel } from '../state/type-label';
import { useStore, useWorkbench } from '../state/use-workbench';
import type { Workbench } from '../state/workbench';
import { Badge } from '../ui/badge';
import { ToolIcon } from '../ui/buttons';
import { FrameList } from './frame-form';
import { SectionMenu } from './section-menu';

interface Row {
  id: string;
  index: number;
  name: string;
  type: string;
  findings: PageFinding[];
}

/** The sections of the page from top to bottom, which can be opened, moved, added and removed here. */
export function Outline() {
  const workbench = useWorkbench();
  const view = useStore((state) => state.view);
  const findings = useStore(pageFindings);
  const rows = useMemo(() => rowsOf(workbench, view, findings), [workbench, view, findings]);
  const list = useRef<HTMLDivElement>(null);
  useFieldFocus(list);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [key] = keys;
      const from = rows.findIndex(({ id }) => id === key);
      const to = rows.findIndex(({ id }) => id === target.key) + (target.dropPosition === 'after' ? 1 : 0);
      if (from >= 0 && to >= 0) moveSection(workbench, from, to > from ? to - 1 : to);
    },
  });
  const keys = (event: KeyboardEvent) => {
    const key = (event.target as Element).closest('[data-key]')?.getAttribute('data-key');
    const row = rows.find(({ id }) => id === key);
    if (!row) return;
    const way = wayOf(event);
    if (way) moveSection(workbench, row.index, row.index + way);
    else if (event.key === 'Delete') removeSection(workbench, row.index, row.name);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={list}>
      {/* Handles keys on the rows before the list does. */}
      <div onKeyDownCapture={keys}>
        <GridList
          aria-label="Sections of the page"
          className="outline"
          items={rows}
          dragAndDropHooks={dragAndDropHooks}
          selectionMode="none"
          onAction={(key) => {
            const row = rows.find(({ id }) => id === key);
            if (row) goTo(workbench, { pointer: `/sections/${row.index}`, how: 'item' });
          }}
        >
          {(row) => (
            <GridListItem
              id={row.id}
              textValue={row.name}
              className="section-row"
              data-item={`/sections/${row.index}`}
            >
              <Button slot="drag" className="tool grip" aria-label={`Move ${row.name}`}>
                <ToolIcon name="grip" />
              </Button>
              <span className="title">
                <small>{typeLabel(workbench, row.type)}</small>
                {row.name}
              </span>
              <Badge findings={row.findings} />
              <SectionMenu index={row.index} name={row.name} count={rows.length} />
            </GridListItem>
          )}
        </GridList>
      </div>
      <div className="row under">
        <Button
          className="small-button primary"
          onPress={() => workbench.store.change({ dialog: { name: 'insert' } })}
        >
          <ToolIcon name="plus" />
          Add section
        </Button>
        <p className="help">
          Click a text in the page to change it. <kbd>Alt ↑</kbd> <kbd>Alt ↓</kbd> move a section.{' '}
          <kbd>F8</kbd> goes to the next finding.
        </p>
      </div>
      <FrameList />
    </div>
  );
}

/** Sections have no ids; their names stay the same when they move. */
function rowsOf(workbench: Workbench, view: View, findings: readonly PageFinding[]): Row[] {
  const seen = new Map<string, number>();
  return shownSections(view).map((section, index) => {
    const name = sectionName(workbench, section);
    const type = typeOf(section);
    const times = (seen.get(type + name) ?? 0) + 1;
    seen.set(type + name, times);
    const own = findings.filter(({ place }) => sectionIndexIn(view, place) === index);
    return { id: `${type}:${name}:${times}`, index, name, type, findings: own };
  });
}
