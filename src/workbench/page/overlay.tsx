import { useMemo } from 'react';
import { typeOf } from '../../content/fields';
import { goTo } from '../state/actions';
import { sectionsOf } from '../state/documents';
import { pageFindings } from '../state/findings';
import { useStore } from '../state/store';
import { typeLabel } from '../state/type-label';
import { useHovered, useLayout } from './layout';
import { sectionElements, shownTexts } from './sections';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What lies over the page: the outline of a section, and marks where something is wrong. It scrolls along with the page. */
export function Overlay() {
  const layout = useLayout();
  const { index: hovered, text } = useHovered();
  const selected = useStore((state) => state.selected);
  const view = useStore((state) => state.view);
  const findings = useStore(pageFindings);
  const sections = sectionsOf(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where things are follows from the layout
  const boxes = useMemo(() => sectionElements().map(boxOf), [layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where things are follows from the layout
  const marks = useMemo(() => findMarks(findings), [findings, layout, view]);
  const outlined = [...new Set([hovered, selected])].filter((index) => index !== undefined);
  return (
    <section className="overlay" aria-label="Marks on the page">
      {outlined.map((index) => {
        const box = boxes[index];
        const section = sections[index];
        if (!box || !section) return null;
        return (
          <div
            key={index}
            aria-hidden="true"
            className={`outline-box ${index === selected ? 'selected' : ''}`}
            style={box}
          >
            <span>{typeLabel(typeOf(section))}</span>
          </div>
        );
      })}
      {text?.isConnected && <i className="text-box" style={boxOf(text)} />}
      {marks.words.map(({ box, severity }, index) => (
        <i key={index} className={`mark ${severity}`} style={box} />
      ))}
      {[...marks.counts].map(([index, { count, severity, place }]) => {
        const box = boxes[index];
        if (!box) return null;
        return (
          <button
            key={index}
            type="button"
            className={`pin ${severity}`}
            style={{ left: box.left + box.width - 52, top: box.top + 12 }}
            onClick={() => goTo(place)}
          >
            <span className="hidden-text">
              {`Section ${index + 1}: ${count} ${count === 1 ? 'finding' : 'findings'}`}
            </span>
            <span aria-hidden="true">{count}</span>
          </button>
        );
      })}
    </section>
  );
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
}

/** The words that findings are about, as boxes of their lines, and how many findings each section has. */
function findMarks(findings: readonly { place: string; severity: 'error' | 'warning' }[]) {
  const words: { box: Box; severity: string }[] = [];
  const counts = new Map<number, { count: number; severity: string; place: string }>();
  const shown = new Map<number, ReturnType<typeof shownTexts>>();
  for (const { place, severity } of findings) {
    const found = /^\/sections\/(\d+)/.exec(place)?.[1];
    if (found === undefined) continue;
    const index = Number(found);
    const known = counts.get(index);
    counts.set(index, {
      count: (known?.count ?? 0) + 1,
      severity: known?.severity === 'error' ? 'error' : severity,
      place: known?.place ?? place,
    });
    const texts = shown.get(index) ?? shownTexts(index);
    shown.set(index, texts);
    const element = texts.find(({ pointer }) => pointer === place)?.element;
    if (!element) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const { left, bottom, width } of range.getClientRects())
      words.push({ severity, box: { left: left + scrollX, top: bottom + scrollY - 2, width, height: 2 } });
  }
  return { words, counts };
}
