import { textsIn } from '../../../content/json/values';
import { withCopiedPaths } from '../../../content/model/copied-paths';
import { pointerToken } from '../../../content/model/diagnostics';
import { carriedMarks } from '../../../content/model/machine-texts';
import { typeOf } from '../../../content/schema/fields';
import { schemaOfType } from '../form/schema';
import { askServer } from './ask-server';
import { fileEdits, viewOf } from './documents';
import { withFreeAnchors } from './free-anchors';
import { haveWritten } from './have-written';
import type { Workbench } from './workbench';

/**
 * Appends a section to another page, with its translations in that page's dictionaries.
 *
 * @returns the reason if that failed
 */
export async function copyToPage(
  workbench: Workbench,
  route: string,
  section: object,
  name: string,
): Promise<string | undefined> {
  const target = await askServer(workbench, (api) => api.document(route));
  if (typeof target === 'string') return target;
  workbench.store.rememberReadable(target);
  const { page, dictionaries } = target;
  const { site, view, files: shown } = workbench.store.getState();
  const { own } = view;
  const schema = schemaOfType(site, typeOf(section));
  const taken = new Set(site?.pages.find((one) => one.route === route)?.anchors);
  const free = withFreeAnchors(section, schema, site?.definitions ?? {}, taken);
  const value = shown ? withCopiedPaths(free, shown.page.file, page.file) : free;
  const add = fileEdits(page, { op: 'insert', pointer: '/sections/-', value });
  const targetWords = viewOf(target, []).own;
  const texts = [...new Set(textsIn(section))];
  const translations = Object.entries(own).flatMap(([code, words]) => {
    const file = dictionaries[code];
    const missing = texts.filter((text) => words[text] !== undefined && !targetWords[code]?.[text]);
    if (!file || missing.length === 0) return [];
    const entry = (text: string) => ({ op: 'set' as const, pointer: pointerToken(text), value: words[text] });
    const copied = Object.fromEntries(missing.map((text) => [text, words[text]]));
    const marks = carriedMarks(words, { ...targetWords[code], ...copied }, missing);
    return [fileEdits(file, ...missing.map(entry), ...marks)];
  });
  const files = [add, ...translations];
  const done = `${name} copied to ${route}.`;
  return haveWritten(workbench, (api) => api.write(`Copy ${name} to ${route}`, files), done);
}
