import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { isError } from '../../src/content/model/diagnostics';
import { brokenSites } from '../support/checks';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('large-sites');
const pages = path.join(work, 'pages');
const out = path.join(work, 'dist');

it('a page that is gone to by a link names a picture only where there is one', async () => {
  cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
  const site = path.join(pages, '_site/site.json');
  writeFileSync(site, readFileSync(site, 'utf8').replace('{', '{ "socialPictures": true,'));
  const published = async () => {
    const { diagnostics } = await buildSite({ pages, out, only: new Set(['finance']) });
    expect(diagnostics.filter(isError)).toEqual([]);
    const { socialPictures } = JSON.parse(readFileSync(path.join(out, 'content/en/_site.json'), 'utf8'));
    const html = readFileSync(path.join(out, 'finance.html'), 'utf8');
    return [socialPictures === true, html.includes('property="og:image"')];
  };
  expect(await published()).toEqual([true, true]);
  // More documents than pictures are drawn for.
  for (let number = 0; number < 501; number++) {
    const folder = path.join(pages, `drafts/page-${number}`);
    const [title, description] = [`Draft ${number}`, `What there will be to say of draft ${number} one day.`];
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'page.json'),
      JSON.stringify({
        ...{ $schema: '../../../../../schemas/page.schema.json', title, description, draft: true },
        sections: [{ type: 'hero', subtitle: `More of draft ${number}.` }],
      }),
    );
  }
  expect(await published()).toEqual([false, false]);
});
