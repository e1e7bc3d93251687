import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Publisher } from '../../src/commands/publish/publish';
import { today } from '../../src/content/text/days';
import { cacheFileOf } from '../../src/node/cache/page-cache';
import { loadSchemas } from '../../src/node/cache/schema-cache';
import { Checker } from '../../src/node/check/checker';
import { runTool } from '../../src/node/project/tool';
import { listFiles } from '../../src/node/read/files';
import { listChanges } from '../../src/workbench/server/changes/changes';
import { writeCorpus } from './corpus';
import { alternate, ms, printTable, ratio } from './measure';

/**
 * Measures opening the list of changes in the workbench, and publishing without a network (from a clone to a repository on the
 * same disk). Each is also measured for a single page.
 */
export async function benchPublish(folder: string): Promise<void> {
  const { schemas, key } = await loadSchemas();
  const root = path.join(folder, 'publish');
  const site = path.join(root, 'clone/pages');
  const shared = path.join(root, 'shared.git');
  const count = 5_000;
  writeCorpus(site, count);
  const git = (...args: string[]) => runTool('git', args, { cwd: path.dirname(site) });
  mkdirSync(shared);
  git('init', '--quiet', '--bare', '--initial-branch', 'main', shared);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Bench');
  git('config', 'user.email', 'bench@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Everything');
  git('remote', 'add', 'origin', shared);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');

  const documents = listFiles(site).filter((file) => /^group-\d+\/.*page\.json$/.test(file));
  let edition = 0;
  /** Adds a former address to some pages. */
  const edit = (pages: number) => {
    edition++;
    // The first document already has one.
    for (const [index, file] of documents.slice(1, pages + 1).entries()) {
      const target = path.join(site, file);
      const text = readFileSync(target, 'utf8').replace(/^ {2}"aliases": .*\n/m, '');
      writeFileSync(target, text.replace('{', `{\n  "aliases": ["/was-${edition}-${index}"],`));
    }
  };
  const changes = async (pages: number) => {
    git('checkout', '--quiet', '--', '.');
    edit(pages);
    const checker = new Checker(site, schemas);
    await checker.scan();
    const contentOf = (file: string) => checker.text(file) ?? checker.bytes(file);
    return () => {
      const listed = listChanges({ folder: site, checker, schemas, contentOf });
      if (!('pages' in listed) || listed.pages.length !== pages)
        throw new Error('The list of changes is not as expected.');
    };
  };
  const rows = [['documents', 'changed', 'changes are listed', 'ratio']];
  const one = await changes(1);
  const [first = 0] = await alternate([one]);
  const fifty = await changes(50);
  const [all = 0] = await alternate([fifty]);
  rows.push([String(count), '1', ms(first), ''], [String(count), '50', ms(all), ratio(all, first)]);
  printTable('The list of changes in the workbench', rows);

  const day = today();
  const publish = async (pages: number) => {
    edit(pages);
    const publisher = new Publisher({
      folder: site,
      schemas,
      cacheFileOf: cacheFileOf(site, key),
      day,
      mayAsk: false,
    });
    const { units } = await publisher.offer();
    const published = await publisher.publish(units.slice(0, pages).map(({ id }) => id));
    if (published.kind !== 'published')
      throw new Error(`Nothing was published: ${JSON.stringify(published).slice(0, 400)}`);
  };
  git('checkout', '--quiet', '--', '.');
  const [page = 0, ten = 0] = await alternate([() => publish(1), () => publish(10)]);
  printTable('Publishing, without a network', [
    ['documents', 'pages', 'published', 'ratio'],
    [String(count), '1', ms(page), ''],
    [String(count), '10', ms(ten), ratio(ten, page)],
  ]);
}
