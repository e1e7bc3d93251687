import { sectionSelector } from '../../../content/model/section-selector';
import { lengthOf } from '../../../content/model/wording';
import { shownSections } from '../state/documents';
import { contentOfSection } from '../state/parts';
import type { Workbench } from '../state/workbench';
import { matchTexts, wantedTexts } from './match';
import { textNodeOf } from './text-node';
import { whenSections } from './when-sections';

/** Shows every text of a page at its maximum length, to test the design, once all its sections are there. */
export function stretchPage(workbench: Workbench, page: Document, language: string): void {
  whenSections(page, shownSections(workbench.store.getState().view).length, () =>
    stretch(workbench, page, language),
  );
}

function stretch(workbench: Workbench, page: Document, language: string): void {
  const elements = [...page.querySelectorAll(sectionSelector)];
  const { view, site } = workbench.store.getState();
  const sections = shownSections(view);
  for (const index of sections.keys()) {
    const root = elements[index];
    if (!root || !site) continue;
    const limited = wantedTexts(view, contentOfSection(view, index), language, site).filter(
      ({ schema }) => schema.maxLength,
    );
    for (const { element, pointer } of matchTexts(root, limited)) {
      const node = textNodeOf(element);
      const { text, schema } = limited.find((one) => one.pointer === pointer) ?? {};
      if (node && text && schema?.maxLength) node.data = longer(text, schema.maxLength);
    }
  }
}

function longer(text: string, length: number): string {
  const repeated = `${text} `.repeat(Math.ceil(length / (lengthOf(text) + 1)));
  let [shown, room] = ['', length];
  for (const letter of repeated) {
    room -= lengthOf(letter);
    if (room < 0) break;
    shown += letter;
  }
  return shown.trim();
}
