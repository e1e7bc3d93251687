import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sectionFilesOf } from '../../content/model/section-files';
import { projectPlace } from '../../node/project/place-of';
import { listFiles } from '../../node/read/files';
import type { WordFault } from '../../node/read/word-faults';
import { codesIn } from './check-list';

/**
 * Mistakes in sources that the generated lists would pass over: a check that is not called as its file, or as one of the engine
 * is, and a component without a schema.
 *
 * @param checks those that are loaded
 * @param schemas parsed schema files by path in `schemas/`
 */
export function sourceFaults(
  checks: readonly { code: string }[],
  schemas: ReadonlyMap<string, unknown>,
): WordFault[] {
  const types = new Set(Object.values(sectionFilesOf(schemas)));
  return [
    ...faultsOfChecks('src/content/checks', checks),
    ...faultsOfChecks('src/site/checks', checks),
    ...faultsOfComponents('src/sections', 'sections', types),
    ...faultsOfComponents('src/site/sections', 'site', types),
  ];
}

function faultsOfChecks(
  folder: 'src/content/checks' | 'src/site/checks',
  checks: readonly { code: string }[],
) {
  const ofEngine = folder === 'src/site/checks' ? codesIn('src/content/checks') : new Set<string>();
  return [...codesIn(folder)].flatMap((code): WordFault[] => {
    const file = projectPlace(`${folder}/${code}.ts`);
    const lines = readFileSync(file, 'utf8').split('\n');
    const line = Math.max(1, lines.findIndex((text) => /^\s*code:/.test(text)) + 1);
    if (ofEngine.has(code))
      return [
        {
          file,
          line,
          message: `The engine has a check "${code}": give this one and its files another name.`,
        },
      ];
    return checks.some((check) => check.code === code)
      ? []
      : [
          {
            file,
            line,
            message: `Write code: "${code}", as the file is called; or rename the file and its cases.`,
          },
        ];
  });
}

/** @param types the schemas of section types: `site/venue` */
function faultsOfComponents(folder: string, schemas: string, types: ReadonlySet<string>): WordFault[] {
  const place = projectPlace(folder);
  return (existsSync(place) ? listFiles(place) : []).flatMap((name): WordFault[] => {
    const [, type] = /^([^/]+)\/\1\.tsx$/.exec(name) ?? [];
    if (type === undefined || types.has(`${schemas}/${type}`)) return [];
    const message = `This is no section type without schemas/${schemas}/${type}.schema.json: write it with its examples, or move what only other components use out of ${folder}.`;
    return [{ file: path.join(place, name), line: 1, message }];
  });
}
