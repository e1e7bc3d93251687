import { type Language, languageName, listNames } from '../../content/model/languages';
import { escapeMarkdown, markdownCode } from '../../content/text/encode/markdown';
import { engineName } from '../../node/project/place-of';

export function siteReadme(name: string, languages: readonly Language[]): string {
  const [first = '', ...others] = languages;
  const translated = others.length > 0 ? `, translated into ${listNames(others.map(languageName))}` : '';
  return `# ${escapeMarkdown(name)}

A site of page documents, written in ${languageName(first)}${translated}. The engine that makes pages of them is the package ${markdownCode(engineName)}.

\`\`\`sh
npm ci && npm start    # validate, build, serve: http://localhost:4173
npm ci && npm test     # all checks and tests
npm run dev            # what you save shows in the open page; Ctrl E edits it there
\`\`\`

| what | where |
| --- | --- |
| what the pages say | \`pages/<path>/page.json\`, and beside it a dictionary for each other language |
| address, brand, menus, footer, languages | \`pages/_site/site.json\`: \`url\` is where the site will stand |
| its look | \`pages/_site/theme.json\` |
| where the form is sent | \`endpoint\` in \`pages/contact/page.json\`; without one, nothing is sent |
| section types, checks, words of this site alone | \`schemas/site\`, \`src/site\`: \`npm run new:section -- opening-hours\`, \`npm run new:check -- house-style\` |
| tests of this site alone | \`tests/*.test.ts\`, run by \`npm test\` |

\`npm run new:page -- /route\` starts a page, \`npm run new:language -- fr\` a language, \`npm run validate-pages\` says what is wrong and where, and \`--help\` behind
\`--\` what a command takes. In \`npm test\`, warnings count like errors; one that is right as it is passes with its reason in the document:
\`"$accept": [{ "code": "orphan-page", "reason": "Only reached from a letter." }]\`.
\`npm run upgrade -- ../${engineName}-0.2.0.tgz --plan\` says what a newer engine would change, a folder or an archive of it. How pages are written: \`node_modules/${engineName}/docs/editing.md\`. How the built site, \`dist\`, is served: \`deploying.md\` beside it.
`;
}
