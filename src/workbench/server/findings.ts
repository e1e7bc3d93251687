import path from 'node:path';
import { editJson } from '../../content/json/edit';
import type { Diagnostic, Finding, Place } from '../../content/model/diagnostics';
import { imageTypes } from '../../content/model/images';
import { keptMarks, machineTexts } from '../../content/model/machine-texts';
import { placeOfUse, usesBy } from '../../content/site/uses-by';
import { grouped } from '../../content/text/grouped';
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
    const { file } = diagnostic;
    const fix = fixOf(finding, hashOfFile)?.map((part) => withMarks(part, checker));
    const others = imageTypes.test(file) ? fieldsThatShow(file, checker) : finding.others;
    return {
      ...shownAs(diagnostic, path.join(folder, file)),
      ...(fix === undefined ? {} : { fix }),
      ...(others?.length ? { others } : {}),
    };
  });
  checker?.site.release();
  return shown;
}

/** A finding as it is shown. @param path the file's path for opening it in an editor */
export function shownAs(
  { code, severity, file, pointer, line, column, message, hint }: Diagnostic,
  path: string,
): ShownFinding {
  return {
    ...{ code, severity, file, path, pointer, line, column, message },
    ...(hint === undefined ? {} : { hint }),
  };
}

/** The fields that show an image, at which its findings are displayed. */
function fieldsThatShow(image: string, checker: LiveContent['checker']): readonly Place[] {
  const keyOf = (named: string | undefined) => (named === image ? image : undefined);
  if (!checker) return [];
  const uses = usesBy(checker.site, 'images', keyOf, (text, context) => keyOf(context.filePath(text)));
  return uses.get(image)?.map(placeOfUse) ?? [];
}

/** The edits that fix a finding; undefined if the fix is uncertain, or the JSON itself is malformed. */
function fixOf({ fix }: Finding, hashOfFile: (file: string) => string | undefined): FileEdits[] | undefined {
  // Resizing an image is not a text edit: `validate-pages --fix` does it.
  if (!fix || fix.copy !== undefined) return undefined;
  const files = [...grouped(fix.edits, ({ file }) => file)].map(([file, list]) => ({
    file,
    hash: hashOfFile(file),
    edits: list.flatMap(({ edit }) => ('op' in edit ? edit : [])),
  }));
  const isWhole = files.every(({ hash, edits }) => hash !== undefined && edits.length > 0);
  return isWhole ? (files as FileEdits[]) : undefined;
}

/** A fix reads nothing: translations that nobody has read stay marked. */
function withMarks(edited: FileEdits, checker: LiveContent['checker']): FileEdits {
  const { text = '', value } = checker?.read(edited.file) ?? {};
  if (machineTexts(value).length === 0) return edited;
  const after: unknown = JSON.parse(editJson(text, edited.edits));
  return { ...edited, edits: [...edited.edits, ...keptMarks(value, after)] };
}
