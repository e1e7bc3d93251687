import path from 'node:path';
import type { Plugin, UserConfig } from 'vite';

/**
 * React Router says of itself that loading it has no effect (`sideEffects` in its package.json). Bundlers believe that of a whole
 * module, and it is one: what it makes while it is loaded is marked here, so that what no page uses is left out. The names that
 * it gives its components for React's developer tools go, too, since they would keep those.
 */
const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router/ },
    handler(code) {
      const edits = this.parse(code).body.flatMap(
        (statement): { start: number; end: number; text: string }[] => {
          if (statement.type === 'VariableDeclaration')
            return statement.declarations.flatMap(({ init }) =>
              init?.type === 'CallExpression'
                ? { start: init.start, end: init.start, text: '/* @__PURE__ */ ' }
                : [],
            );
          const { expression } = statement.type === 'ExpressionStatement' ? statement : {};
          const { left } = expression?.type === 'AssignmentExpression' ? expression : {};
          const { property } = left?.type === 'MemberExpression' ? left : {};
          const isName = property?.type === 'Identifier' && property.name === 'displayName';
          return isName ? [{ ...statement, text: '' }] : [];
        },
      );
      return edits.reduceRight(
        (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
        code,
      );
    },
  },
};

/**
 * What the application needs of Vite, wherever it is bundled. It is passed on as an object: as a configuration file, Vite would
 * compile it into the project first, which may be read-only.
 *
 * @param engine the root of the engine, as an absolute path
 */
export async function viteOptions(engine: string): Promise<UserConfig> {
  const [{ default: react }, { default: tailwindcss }] = await Promise.all([
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ]);
  return {
    publicDir: false,
    // A site's own settings extend those of a package that it may not have installed.
    tsconfig: path.join(engine, 'tsconfig.json'),
    plugins: [react(), tailwindcss(), slimRouter],
    build: {
      target: 'baseline-widely-available',
      // What ships names its authors.
      license: { fileName: 'licenses.md' },
      // The application fetches files before it imports them: see src/ui/fetched-code.ts.
      modulePreload: false,
      rolldownOptions: {
        // Where a slow machine spends its time is nothing that whoever builds the site can act on.
        checks: { bundlerTimings: false },
        output: {
          // Names that say nothing: lists of ad blockers hold "analytics", "banner" and "tracking", whatever a section is called.
          // 62 bits in digits and small letters: every page loads the names of all section types' files, and they do not compress.
          hashCharacters: 'base36',
          entryFileNames: 'assets/[hash:12].js',
          chunkFileNames: 'assets/[hash:12].js',
          assetFileNames: 'assets/[hash:12][extname]',
          codeSplitting: {
            groups: [
              // What every page needs of libraries, in one file that stays in the browser's cache when the application changes. Of TanStack
              // Query most pages need a part: the rest comes with the sections that fetch data.
              {
                name: 'libraries',
                test: /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|react-router|react-router-dom|use-sync-external-store|html-parse-stringify|void-elements|cookie|set-cookie-parser)[\\/]/,
              },
              // What most pages need of ours beside the application, in one small file.
              {
                name: 'shared',
                test: /src[\\/]ui[\\/](amount|bar|disclosure|figure|grid-lines|lists|picture|row|section-frame)\.tsx$/,
              },
            ],
          },
        },
      },
      chunkSizeWarningLimit: 1000,
    },
  };
}
