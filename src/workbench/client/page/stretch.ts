import { pointerTokens } from '../../../content/model/diagnostics';
import { lengthOf } from '../../../content/model/wording';
import { sectionSelector } from '../../../content/text/section-selector';
import { schemaAt } from '../form/leaves';
import { sectionsOf } from '../state/documents';
import { store } from '../state/store';
import { replaceTexts } from './echo';
import { wantedTexts } from './match';

/** Once the page has loaded, shows every text at its maximum length, to test the design. */
export function stretchPage(page: Document, language: string, left = 100): void {
  const elements = [...page.querySelectorAll(sectionSelector)];
  const { view, site } = store.get();
  const sections = sectionsOf(view);
  if (elements.length < sections.length) {
    if (left > 0) setTimeout(stretchPage, 50, page, language, left - 1);
    return;
  }
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

/** Repeats a text up to a length. */
function longer(text: string, length: number): string {
  const repeated = `${text} `.repeat(Math.ceil(length / (lengthOf(text) + 1)));
  return [...repeated].slice(0, length).join('').trim();
}
