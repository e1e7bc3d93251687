import path from 'node:path';
import { createConnection } from 'vscode-languageserver/node';
import { LanguageServer } from '../src/commands/language-server/language-server';
import { idOfPage } from '../src/content/model/routes';
import { loadSchemas } from '../src/node/cache/schema-cache';
import { UsageError } from '../src/node/project/project';
import { listSite } from '../src/node/read/site-listing';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: node scripts/run.cjs language-server --stdio [options]

Reports mistakes in documents as you type, offers fixes that are certain, and completes links, images, texts to translate
and codes. It speaks the Language Server Protocol over stdin and stdout: docs/editors.md says how editors start it.

  --pages DIR   the folder of a site (default: pages); may be repeated. The site of an opened document is found anyway`,
  options: {
    pages: { type: 'string', multiple: true, default: ['pages'] },
    // Language clients add this option themselves.
    stdio: { type: 'boolean' },
    clientProcessId: { type: 'string' },
  },
  async run({ pages }) {
    for (const folder of pages) {
      const isSite = listSite(folder).files.some((file) => file.startsWith('_site/') || idOfPage(file));
      if (!isSite) throw new UsageError(`There is no site in ${folder}: name its folder with --pages.`);
    }
    const { schemas, key } = await loadSchemas();
    const connection = createConnection(process.stdin, process.stdout);
    new LanguageServer(
      connection,
      pages.map((folder) => path.resolve(folder)),
      schemas,
      key,
    );
    // The connection ends the process when the editor closes it.
    return new Promise<number>(() => {});
  },
});
