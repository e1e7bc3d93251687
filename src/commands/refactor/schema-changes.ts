import { isRecord } from '../../content/model/is-record';
import { typeOf } from '../../content/schema/fields';
import type { SchemaSet } from '../../content/schema/schemas';
import type { Violation } from '../../content/schema/violation';
import { isBlank } from '../../content/site/load';
import { Checker } from '../../node/check/checker';
import { fixFolder } from '../../node/check/fix-folder';
import { engineRoot, siteRoot } from '../../node/project/project';
import { checkOut } from '../../node/project/revision';
import { inTemporaryFolder } from '../../node/project/temporary-folder';

/** A schema change that documents do not comply with. */
interface SchemaChange {
  /** The change in words. */
  what: string;
  hint: string;
  /** The affected documents, relative to the site's folder. */
  documents: string[];
}

/**
 * Validates the documents of a revision against the current schemas, after applying every certain fix.
 *
 * @param base a revision
 * @throws UsageError if the revision does not exist, lacks that folder, or git fails
 */
export async function findSchemaChanges(
  base: string,
  pages: string,
  schemas: SchemaSet,
): Promise<SchemaChange[]> {
  return inTemporaryFolder('schemas', async (work) => {
    const folder = checkOut(base, pages, work);
    await fixFolder(folder, schemas);
    const checker = new Checker(folder, schemas);
    await checker.scan();
    return changesIn(checker);
  });
}

function changesIn({ site }: Checker): SchemaChange[] {
  const changes = new Map<string, SchemaChange>();
  const add = (what: string, hint: string, file: string) => {
    const change = changes.get(what) ?? { what, hint, documents: [] };
    changes.set(what, change);
    if (!change.documents.includes(file)) change.documents.push(file);
  };
  for (const facts of site.all()) {
    const context = site.context(facts);
    for (const violation of context.violations)
      if (!isUntranslated(violation)) add(...wordsFor(violation), facts.file);
    for (const { titles } of context.outdated)
      add(
        `A migration cannot be made: ${titles.join(' ')}`,
        'npm run validate-pages -- --fix says where it stops.',
        facts.file,
      );
    for (const section of context.sections) {
      const type = typeOf(section);
      if (isRecord(section) && type !== '' && !site.schemas.section(type))
        add(
          `The section type "${type}" is gone.`,
          `If it has another name now: npm run move -- --type ${type} NEW-NAME does all of it.`,
          facts.file,
        );
    }
  }
  site.release();
  return [...changes.values()];
}

/** Whether an entry of a dictionary is empty: nobody has written it yet, or the corrections have made room for it. */
function isUntranslated({ kind, keyword, value }: Violation): boolean {
  return kind === 'wrong-length' && keyword === 'pattern' && isBlank(String(value));
}

/** Migrations belong to the engine; a site changes its documents along with the schemas of its own types. */
const howToMigrate =
  siteRoot === engineRoot
    ? 'npm run new:migration -- NAME TYPE writes what brings documents along.'
    : 'Change the documents along with the schema.';

function wordsFor({ kind, property, owner, keyword, limit, value }: Violation): [what: string, hint: string] {
  const name = `"${property}" of ${owner}`;
  switch (kind) {
    case 'unknown-property':
      return [
        `${name} is gone.`,
        `If it was renamed, write "renamedFrom": "${property}" at the property that it is now. If it became something else: ${howToMigrate}`,
      ];
    case 'missing-property':
      return [
        `${name} is required now.`,
        `Let it be optional, with a default in the component; or where it follows from what documents say: ${howToMigrate}`,
      ];
    case 'wrong-length':
    case 'wrong-count':
      return [
        `${name} was narrowed: ${keyword} is ${String(limit)} now.`,
        'Shorten what is too long in the documents along with the schema, or leave the limit as it was.',
      ];
    case 'wrong-type':
      return [`${name} has another type now: ${String(limit)}.`, howToMigrate];
    case 'wrong-value':
      return [
        `${name} may not be ${JSON.stringify(value)?.slice(0, 60)} any more.`,
        `Keep the word until no document says it, or: ${howToMigrate}`,
      ];
  }
}
