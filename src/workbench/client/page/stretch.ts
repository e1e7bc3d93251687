import { pointerTokens } from '../../../content/model/diagnostics';
import { sectionSelector } from '../../../content/model/section-selector';
import { lengthOf } from '../../../content/model/wording';
import { schemaAt } from '../form/leaves';
import { shownSections } from '../state/documents';
import type { Workbench } from '../state/workbench';
import { replaceTexts } from './echo';
import { wantedTexts } from './match';
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
  for (const [index, section] of sections.entries()) {
    const schema = site?.types.find(({ type }) => type === section.type)?.schema;
    const element = elements[index];
    if (!schema || !element || !site) continue;
    const texts = wantedTexts(view, index, section, language, site).flatMap(({ pointer, text }) => {
      const { copy, maxLength } = schemaAt(schema, site.definitions, pointerTokens(pointer).slice(2));
      return copy && maxLength ? [{ pointer, text, shown: longer(text, maxLength) }] : [];
    });
    replaceTexts(element, texts);
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
