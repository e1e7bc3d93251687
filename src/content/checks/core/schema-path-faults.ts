import type { Finding, Place } from '../../model/diagnostics';
import { setAt } from '../../model/fix';
import type { PageFacts } from '../../site/page-facts';
import { folderNamedBy, isPublishedSchema, schemaNameOf, schemaPathOf } from '../../site/schema-paths';
import { grouped } from '../../text/grouped';
import { quote } from '../../text/quote';

/** A `$schema` that leads nowhere. */
interface WrongPath extends Place {
  $schema: string;
  /** Where it looks for the schemas; undefined if it is not a path to the schema of its document. */
  named: string | undefined;
}

/**
 * The `$schema`s that lead to no schema, each once: a page that was moved to another level takes along those of its dictionaries,
 * and a folder of pages those of all of them, which is one mistake.
 *
 * @param folder of the schemas; undefined if it is not known
 */
export function schemaPathFaults(
  pages: readonly Pick<PageFacts, 'schemaPaths'>[],
  folder: string | undefined,
): Omit<Finding, 'code' | 'severity'>[] {
  const wrong = pages.flatMap(({ schemaPaths }) =>
    Object.entries(schemaPaths).flatMap(([file, $schema]): WrongPath[] => {
      const named = folderNamedBy(file, $schema);
      if (named !== undefined && named === (folder ?? named)) return [];
      return isPublishedSchema(file, $schema) ? [] : [{ file, pointer: '/$schema', $schema, named }];
    }),
  );
  return [...grouped(wrong, ({ file, named }) => (named === undefined ? `file ${file}` : `in ${named}`))].map(
    ([, [first, ...others]]) => describe(first as WrongPath, others, folder),
  );
}

function describe(
  first: WrongPath,
  others: readonly WrongPath[],
  folder: string | undefined,
): Omit<Finding, 'code' | 'severity'> {
  const { file, pointer, $schema } = first;
  const pathFrom = (document: string) => schemaPathOf(document, folder ?? '');
  return {
    file,
    pointer,
    ...(others.length > 0 && { others: others.map(({ file, pointer }) => ({ file, pointer })) }),
    message: `${quote($schema)} does not lead from here to "${schemaNameOf(file)}".`,
    hint:
      folder === undefined
        ? 'Write the path from this file to it, with `/`, beginning with "../".'
        : `Write ${JSON.stringify(pathFrom(file))}.${others.length > 0 ? ' --fix corrects the others too.' : ''}`,
    ...(folder !== undefined && {
      fix: { edits: [first, ...others].map((one) => setAt(one, pathFrom(one.file))), isOne: true },
    }),
  };
}
