import { pointerToken } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import type { SiteFolder } from '../site/site-folder';
import {
  chosenFaces,
  type FaceFacts,
  type FaceFault,
  type FaceSource,
  fontTypes,
  hasWeight,
  isFace,
  namedFaces,
  pathOfFace,
} from '../site/theme/faces';
import { themeFile } from '../site/theme/theme';
import { nameIn } from '../text/paths';
import { quote } from '../text/quote';
import { relativePath } from '../text/relative-path';
import { suggest } from '../text/suggest';
import type { Check, Report } from './core/check';

export const wrongFace: Check = {
  code: 'wrong-face',
  severity: 'error',
  summary: 'Every face that the theme names exists, is a typeface, and has the requested weight.',
  why: 'Without it, the site would be set in a different typeface on each system.',
  example: {
    file: '_site/theme.json',
    wrong: '{ "$schema": "../../../../schemas/theme.schema.json", "text": { "weight": 400 } }',
  },
  site({ folder }, report) {
    const theme = folder.read(themeFile);
    if (!theme) return;
    for (const { role, face, pointer: at } of namedFaces(theme.value)) {
      if (!isRecord(face)) continue;
      const place = (property: string) => ({ file: theme.path, pointer: at + pointerToken(property) });
      if (hasNoSource(face))
        report({
          file: theme.path,
          pointer: at,
          message: `"${role}" says ${face.package === undefined ? 'neither a package nor' : 'both a package and'} a file.`,
          hint:
            face.package === undefined
              ? `Name where the face comes from: "package": "@fontsource/lora", or "file": "fonts/Lora.woff2". Without "${role}" it is ${role === 'display' ? 'the one that the engine brings' : "that of the visitor's system"}.`
              : 'Keep the one that is meant, and remove the other.',
        });
      else if (
        typeof face.file === 'string' &&
        fontTypes.test(face.file) &&
        pathOfFace(face.file) === undefined
      )
        report({
          ...place('file'),
          message: `${quote(face.file)} leads out of the folder of the site.`,
          hint: 'Copy the file beside the theme, and name it from there: "fonts/Lora.woff2".',
        });
      else if (Array.isArray(face.weight) && face.weight[0] > face.weight[1])
        report({
          ...place('weight'),
          message: 'The weight of text is heavier than that of bold words.',
          hint: `Write the lighter one first: [${face.weight[1]}, ${face.weight[0]}].`,
        });
    }
    for (const { pointer: at, source, weights } of chosenFaces(theme.value)) {
      const result = source && folder.lookAtFace?.(source);
      if (!source || !result) continue;
      if (isFace(result)) reportWeights(result, weights ?? [], { file: theme.path, at }, report);
      else {
        const pointer = at + pointerToken('package' in source ? 'package' : 'file');
        report({ file: theme.path, pointer, ...explain(result, source, folder) });
      }
    }
  },
};

/** Whether a face has both a package and a file, or neither; unknown names are reported by the schema. */
function hasNoSource(face: Record<string, unknown>): boolean {
  if (face.package !== undefined) return face.file !== undefined;
  return Object.keys(face).every((name) => name === 'weight');
}

/** Reports weights in a theme that the face lacks. */
function reportWeights(
  face: FaceFacts,
  wanted: readonly number[],
  { file, at }: { file: string; at: string },
  report: Report,
): void {
  const different = [...new Set(wanted)];
  for (const [index, weight] of different.entries()) {
    if (hasWeight(face, weight)) continue;
    const { weights, isVariable } = face;
    report({
      file,
      pointer: `${at}/weight${different.length > 1 ? pointerToken(index) : ''}`,
      message: `${quote(face.name)} has no weight of ${weight}.`,
      hint: isVariable
        ? `It has every weight from ${weights[0]} to ${weights.at(-1)}.`
        : `It has ${weights.length === 1 ? 'this one' : 'these'}: ${weights.join(', ')}.`,
    });
  }
}

function explain(
  fault: FaceFault,
  source: FaceSource,
  { files }: Pick<SiteFolder, 'files'>,
): { message: string; hint: string } {
  if ('package' in source) {
    const name = source.package;
    if (fault.why === 'not-installed')
      return {
        message: `The package ${quote(name)} is not installed.`,
        hint: name.startsWith('@fontsource')
          ? `Install it: \`npm install --save-dev ${name}\`. fontsource.org lists what there is.`
          : `Packages of typefaces are called "@fontsource/…" or "@fontsource-variable/…". Install one: \`npm install --save-dev @fontsource/${name.replace(/^.*\//, '')}\`.`,
      };
    return {
      message: `The package ${quote(name)} is not a typeface.`,
      hint: 'Name one whose name begins with "@fontsource/" or "@fontsource-variable/": fontsource.org lists them.',
    };
  }
  if (fault.why === 'no-face-file')
    return {
      message: fault.message,
      hint: fault.hint ?? 'Export it again as woff2, woff, ttf or otf, and name it accordingly.',
    };
  const fonts = [...files].filter((file) => fontTypes.test(file));
  const meant = suggest(source.file, fonts) ?? fonts.find((file) => nameOf(file) === nameOf(source.file));
  return {
    message: `There is no file ${quote(relativePath(themeFile, source.file).replace(/^\.\//, ''))}.`,
    hint: meant
      ? `Did you mean ${quote(relativePath(themeFile, meant).replace(/^\.\//, ''))}?`
      : 'Put the file beside the theme, best into _site/fonts, or correct its name.',
  };
}

/** The name of a file without folder and extension. */
function nameOf(file: string): string {
  return nameIn(file)
    .replace(/\.\w+$/, '')
    .toLowerCase();
}
