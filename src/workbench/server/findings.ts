import path from 'node:path';
import { editJson } from '../../content/json/edit';
import type { Finding, Place } from '../../content/model/diagnostics';
import { imageTypes } from '../../content/model/images';
import type { JsonEdit } from '../../content/model/json-edit';
import { keptMarks, machineTexts } from '../../content/model/machine-texts';
import { placeOfUse, usesBy } from '../../content/site/uses-by';
import type { LiveContent } from '../../node/dev/live-content';
import type { FileEdits, LocatedFinding as ShownFinding } from '../protocol/documents';

/**
 * The findings of a site for the workbench.
 *
 * @param folder of the site, as an absolute path
 * @param hashOfFile returns the hash of a file's current content
 */
export function shownFindings(
  { checker, located }: Pick<LiveContent, 'checker' | 'located'>,
  folder: string,
  hashOfFile: (file: string) => string | undefined,
): ShownFinding[] {
  const shown = located.map(({ finding, diagnostic }) => {
    const { code, severity, file, pointer, line, column, message, hint } = diagnostic;
    const fix = fixOf(finding, hashOfFile)?.map((part) => withMarks(part, checker));
    const others = imageTypes.test(file) ? fieldsThatShow(file, checker) : finding.others;
    return {
      code,
      severity,
      file,
      path: path.join(folder, file),
      pointer,
      line,
      column,
      message,
      ...(hint === undefined ? {} : { hint }),
      ...(fix === undefined ? {} : { fix }),
      ...(others?.length ? { others } : {}),
    };
  });
  checker?.site.release();
  return shown;
}

/** The fields that show an image, at which its findings are displayed. */
function fieldsThatShow(image: string, checker: LiveContent['checker']): readonly Place[] {
  const keyOf = (named: string | undefined) => (named === image ? image : undefined);
  if (!checker) return [];
  const uses = usesBy(checker.site, 'images', keyOf, (text, context) => keyOf(context.filePath(text)));
  return uses.get(image)?.map(placeOfUse) ?? [];
}

/** The edits that fix a finding; undefined if the fix is uncertain, or the JSON itself is malformed. */
function fixOf(finding: Finding, hashOfFile: (file: string) => string | undefined): FileEdits[] | undefined {
  const { fix, file, pointer, at, span, others = [] } = finding;
  // Resizing an image is not a text edit: `validate-pages --fix` does it.
  if (!fix || span || 'smaller' in fix) return undefined;
  if ('edits' in fix) {
    const files = [{ file, edits: fix.edits }, ...(fix.also ?? [])].flatMap((edited): FileEdits[] => {
      const hash = hashOfFile(edited.file);
      return hash === undefined ? [] : [{ ...edited, hash }];
    });
    return files.length === 1 + (fix.also?.length ?? 0) ? files : undefined;
  }
  const places =
    'remove' in fix
      ? [{ file, pointer: removed(fix.remove, pointer) }, ...others].map((place) => ({
          ...place,
          edit: removal(place.pointer),
        }))
      : 'texts' in fix
        ? fix.texts.map((place) => ({ ...place, edit: replacement(place, place.replace) }))
        : [{ file, pointer, at }, ...(fix.also ?? others)].map((place) => ({
            ...place,
            edit: replacement(place, fix.replace),
          }));
  const files = new Map<string, JsonEdit[]>();
  for (const { file: name, edit } of places) files.set(name, [...(files.get(name) ?? []), edit]);
  const edits: FileEdits[] = [];
  for (const [name, list] of files) {
    const hash = hashOfFile(name);
    if (hash === undefined) return undefined;
    edits.push({ file: name, hash, edits: list });
  }
  return edits;
}

/** A fix reads nothing: translations that nobody has read stay marked. */
function withMarks(edited: FileEdits, checker: LiveContent['checker']): FileEdits {
  const { text = '', value } = checker?.read(edited.file) ?? {};
  if (machineTexts(value).length === 0) return edited;
  const after: unknown = JSON.parse(editJson(text, edited.edits).text);
  return { ...edited, edits: [...edited.edits, ...keptMarks(value, after)] };
}

function removed(what: true | 'list', pointer: string): string {
  return what === 'list' ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer;
}

function removal(pointer: string): JsonEdit {
  return { op: 'remove', pointer };
}

function replacement({ pointer, at }: Pick<Finding, 'pointer' | 'at'>, text: string): JsonEdit {
  const value: unknown = JSON.parse(text);
  if (at === 'property' && typeof value === 'string') return { op: 'rename', pointer, name: value };
  return { op: 'set', pointer, value };
}
