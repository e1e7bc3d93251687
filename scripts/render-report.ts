import { docsAddress, engineVersion } from '../src/build/project/docs-address';
import { hashOf } from '../src/build/project/hash';
import { fromRepository } from '../src/build/project/working-directory';
import { checks } from '../src/content/checks';
import { progressOfAll } from '../src/content/progress';
import { isColored } from './color';
import type { Format, Said } from './report';

/** A report in a format. Only what makes that format is loaded. */
export async function render(format: Format, said: Said): Promise<string> {
  const { diagnostics, summary, textOf, isPrinted, checker, pages, stats } = said;
  const placeIn = async () => {
    const { position } = await import('../src/content/locate');
    return (file: string, offset: number) => position(textOf(file) ?? '', offset);
  };
  switch (format) {
    case 'json': {
      const { reportJson } = await import('../src/content/reporters/json');
      return reportJson(diagnostics, summary, progressOfAll(checker.site), stats);
    }
    case 'github':
      return (await import('../src/content/reporters/github')).reportGithub(diagnostics, summary);
    case 'gitlab':
      return (await import('../src/content/reporters/gitlab')).reportGitlab(diagnostics, hashOf);
    case 'junit':
      return (await import('../src/content/reporters/junit')).reportJunit(diagnostics, summary);
    case 'rdjson':
      return (await import('../src/content/reporters/rdjson')).reportRdjson(
        diagnostics,
        textOf,
        await placeIn(),
      );
    case 'sarif': {
      const { reportSarif } = await import('../src/content/reporters/sarif');
      const run = { checks, version: engineVersion(), docs: docsAddress(), site: fromRepository('', pages) };
      return reportSarif(diagnostics, { ...run, placeOf: await placeIn() });
    }
    default: {
      const { reportPretty } = await import('../src/content/reporters/pretty');
      return reportPretty(diagnostics, summary, textOf, isPrinted && isColored());
    }
  }
}
