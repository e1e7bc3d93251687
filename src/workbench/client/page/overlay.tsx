import { useMemo } from 'react';
import { typeOf } from '../../../content/schema/fields';
import { plural } from '../../../content/text/plural';
import { labelOf } from '../form/schema';
import { goTo } from '../state/actions';
import { shownSections } from '../state/documents';
import { fieldOf } from '../state/finding-field';
import { type PageFinding, pageFindings, type Tone, worstOf } from '../state/findings';
import { sectionIndexIn } from '../state/parts';
import { typeLabel } from '../state/type-label';
import { useStore, useWorkbench } from '../state/use-workbench';
import type { Workbench } from '../state/workbench';
import { boxInWindow, drawnScale, inWindow } from './drawn';
import { frameElements, isSticky } from './frame';
import { useHovered, useLayout } from './layout';
import { sectionElements, shownTexts } from './sections';
import { seenLines } from './seen';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The layer over the page, with section outlines and marks of findings. It scrolls with the page. */
export function Overlay() {
  const workbench = useWorkbench();
  const layout = useLayout();
  const { index: hovered, text, frame } = useHovered();
  const selected = useStore((state) => state.selected);
  const view = useStore((state) => state.view);
  const findings = useStore(pageFindings);
  const sections = shownSections(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where things are follows from the layout
  const boxes = useMemo(() => sectionElements().map(boxOf), [layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where things are follows from the layout
  const marks = useMemo(() => findMarks(workbench, findings), [findings, layout, view]);
  const outlined = [...new Set([hovered, selected])].flatMap((index) => {
    const [box, section] = [boxes[index ?? -1], sections[index ?? -1]];
    if (index === undefined || !box || !section) return [];
    return { index, box, label: typeLabel(workbench, typeOf(section)) };
  });
  return (
    <>
      <FrameBoxes hovered={frame} />
      <section className="overlay" aria-label="Marks on the page">
        {outlined.map(({ index, box, label }) => (
          <div
            key={index}
            aria-hidden="true"
            className={`outline-box ${index === selected ? 'selected' : ''}`}
            style={box}
          >
            <span>{label}</span>
          </div>
        ))}
        {outlined.map(({ index, box, label }) => (
          <button
            key={`below ${index}`}
            type="button"
            className="insert-here"
            style={{ left: box.left + box.width / 2 - 16, top: box.top + box.height - 16 }}
            onClick={() => workbench.store.change({ dialog: { name: 'insert', at: index + 1 } })}
          >
            <span className="hidden-text">{`Insert a section below ${label}`}</span>
            <span aria-hidden="true">+</span>
          </button>
        ))}
        {text?.isConnected && <i className="text-box" style={boxOf(text)} />}
        {marks.words.map(({ box, tone }, index) => (
          <i key={index} className={`mark ${tone}`} style={box} />
        ))}
        {[...marks.counts].map(([index, ofSection]) => {
          const box = boxes[index];
          const [first] = ofSection;
          if (!box || !first) return null;
          const count = ofSection.length;
          return (
            <button
              key={index}
              type="button"
              className={`pin ${worstOf(ofSection)}`}
              style={{ left: box.left + box.width - 52, top: box.top + 12 }}
              onClick={() => goTo(workbench, fieldOf(workbench, first))}
            >
              <span className="hidden-text">{`Section ${index + 1}: ${plural(count, 'finding')}`}</span>
              <span aria-hidden="true">{count}</span>
            </button>
          );
        })}
      </section>
    </>
  );
}

/** The outlines of header and footer, which overlap the page. */
function FrameBoxes({ hovered }: { hovered: string | undefined }) {
  const part = useStore((state) => state.part);
  const shown = frameElements().filter(({ pointer }) => pointer === hovered || pointer === part);
  return (
    <div className="overlay over-frame" aria-hidden="true">
      {shown.map(({ pointer, element }) => (
        <div
          key={pointer}
          className={`outline-box ${pointer === part ? 'selected' : ''}`}
          style={frameBoxOf(element)}
        >
          <span>{labelOf(element.localName)}, on every page</span>
        </div>
      ))}
    </div>
  );
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = boxInWindow(element);
  return { left: left + scrollX, top: top + scrollY, width, height };
}

/** The box of header or footer, which may be sticky. */
function frameBoxOf(element: Element): Box & { position?: 'fixed' } {
  const { left, top, width, height } = boxInWindow(element);
  return isSticky(element) ? { left, top, width, height, position: 'fixed' } : boxOf(element);
}

/** The line boxes of the words that findings refer to, and the findings by section. Invisible text has no marks. */
function findMarks(workbench: Workbench, findings: readonly PageFinding[]) {
  const words: { box: Box; tone: Tone }[] = [];
  const scale = drawnScale();
  const { view } = workbench.store.getState();
  const counts = new Map<number, PageFinding[]>();
  const shown = new Map<number, ReturnType<typeof shownTexts>>();
  for (const finding of findings) {
    const index = sectionIndexIn(view, finding.place);
    if (index === undefined) continue;
    counts.set(index, [...(counts.get(index) ?? []), finding]);
    const texts = shown.get(index) ?? shownTexts(workbench, index);
    shown.set(index, texts);
    const element = texts.find(({ pointer }) => pointer === finding.place)?.element;
    if (!element) continue;
    for (const line of seenLines(element)) {
      const { left, bottom, width } = inWindow(line, scale);
      words.push({
        tone: finding.tone,
        box: { left: left + scrollX, top: bottom + scrollY - 2, width, height: 2 },
      });
    }
  }
  return { words, counts };
}
