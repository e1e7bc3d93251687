import { checks } from '../../src/content/checks';
import { progressOfAll } from '../../src/content/site/progress';
import { docsAddress, engineVersion } from '../../src/node/project/docs-address';
import { hashOf } from '../../src/node/project/hash';
import { fromRepository } from '../../src/node/project/working-directory';
import { isColored } from './color';
import type { ReportFormat, ReportInput } from './report';

/** Renders a report in a format. Only that format's code is loaded. */
export async function render(format: ReportFormat, input: ReportInput): Promise<string> {
  const { diagnostics, summary, textOf, isPrinted, checker, pages, stats } = input;
  const placeIn = async () => {
    const { position } = await import('../../src/content/json/locate');
    return (file: string, offset: number) => position(textOf(file) ?? '', offset);
  };
  switch (format) {
    case 'json': {
      const { reportJson } = await import('../../src/content/report/json');
      return reportJson(diagnostics, summary, progressOfAll(checker.site), stats);
    }
    case 'github':
      return (await import('../../src/content/report/github')).reportGithub(diagnostics, summary);
    case 'gitlab':
      return (await import('../../src/content/report/gitlab')).reportGitlab(diagnostics, hashOf);
    case 'junit':
      return (await import('../../src/content/report/junit')).reportJunit(diagnostics, summary);
    case 'rdjson':
      return (await import('../../src/content/report/rdjson')).reportRdjson(
        diagnostics,
        textOf,
        await placeIn(),
      );
    case 'sarif': {
      const { reportSarif } = await import('../../src/content/report/sarif');
      const run = { checks, version: engineVersion(), docs: docsAddress(), site: fromRepository('', pages) };
      return reportSarif(diagnostics, { ...run, placeOf: await placeIn() });
    }
    default: {
      const { reportPretty } = await import('../../src/content/report/pretty');
      return reportPretty(diagnostics, summary, textOf, isPrinted && isColored());
    }
  }
}
