import path from 'node:path';
import { findSchemaChanges } from '../src/commands/refactor/schema-changes';
import { visibleJson } from '../src/content/text/encode/visible';
import { plural } from '../src/content/text/plural';
import { loadSchemas } from '../src/node/cache/schema-cache';
import { print } from '../src/node/project/print';
import { mainTip } from '../src/node/project/revision';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run check-schemas -- [options]

Finds documents that a schema change leaves behind. Takes the documents of a revision, applies every certain fix (renamed
properties and migrations too) and validates them against the current schemas. What then fails has no way to follow the
change.

  --base REVISION   the revision of the documents (default: the branch main, or master)
  --pages DIR       the folder of the site in the project (default: pages)
  --json            print JSON for programs

Exit status: 0 every document follows, 1 some do not, 2 there is no such revision, or git failed.`,
  options: {
    base: { type: 'string' },
    pages: { type: 'string', default: 'pages' },
    json: { type: 'boolean' },
  },
  async run({ base: revision, pages, json }) {
    const folder = path.resolve(pages);
    const base = revision ?? mainTip(folder).name;
    const { schemas } = await loadSchemas();
    const changes = await findSchemaChanges(base, folder, schemas);
    if (json) print(`${visibleJson({ base, changes })}\n`);
    else if (changes.length === 0) print(`Every document of ${base} follows the schemas.\n`);
    else
      for (const { what, hint, documents } of changes) {
        const count = plural(documents.length, 'document');
        const shown = documents.slice(0, 5).join(', ') + (documents.length > 5 ? ' …' : '');
        print(`${what} ${count}: ${shown}\n  ${hint}\n\n`);
      }
    return changes.length === 0 ? 0 : 1;
  },
});
