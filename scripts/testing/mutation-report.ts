import { UsageError } from '../../src/node/project/project';

/** The parts of Stryker's report that are used: the text of each file and the outcome of every mutant in it. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: readonly Mutant[] }>;
}

interface Mutant {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError';
  mutatorName: string;
  replacement: string;
  location: { start: Position; end: Position };
}

interface Position {
  line: number;
  column: number;
}

/** The mutants of a file that tests detected, and one line for each that survived. */
interface Score {
  file: string;
  noticed: number;
  tried: number;
  survivors: string[];
}

/** Only checks themselves are direct children; code that checks share is in subfolders. */
const isCheck = (file: string) => /^src\/content\/checks\/[^/]+$/.test(file);

/** The required mutation score, in per cent, for each part of `src/content`. */
const goals = [
  { name: 'checks', goal: 85, has: isCheck },
  { name: 'the rest', goal: 75, has: (file: string) => !isCheck(file) },
];

/** The score of each file that has mutants, sorted by name. */
export function scoresOf({ files }: MutationReport): Score[] {
  return Object.entries(files)
    .map(([file, { source, mutants }]) => {
      const lines = source.split('\n');
      const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
      const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
      const survivors = survived.map(
        (mutant) => `${file}:${mutant.location.start.line} ${changeOf(mutant, lines)}`,
      );
      return { file, noticed, tried: noticed + survived.length, survivors };
    })
    .filter(({ tried }) => tried > 0)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * The score of each file, if anything was tried.
 *
 * @param patterns the files that were asked for; without any, all
 * @throws UsageError if no mutant was made: a file that is called otherwise would pass
 */
export function triedIn(report: MutationReport, patterns: readonly string[]): Score[] {
  const scores = scoresOf(report);
  if (scores.length > 0) return scores;
  throw new UsageError(
    `Nothing was tried: there is no code in ${patterns.join(' ') || 'src/content'}. Name files from the folder of the engine, as src/content/checks/glossary.ts.`,
  );
}

/** The surviving mutants, and the scores as a Markdown table. */
export function summaryOf(scores: readonly Score[]): string {
  const sums = goals.map(({ name, goal, has }) => {
    const { noticed, tried } = sumOf(scores.filter(({ file }) => has(file)));
    return tried === 0
      ? ''
      : `${name}: ${percentOf(noticed, tried)}% of ${tried} noticed; the goal is ${goal}%\n`;
  });
  const rows = scores.map(
    ({ file, noticed, tried }) =>
      `| ${file.replace('src/content/', '')} | ${percentOf(noticed, tried)}% | ${tried} |\n`,
  );
  const survivors = scores.flatMap((score) => score.survivors.map((line) => `${line}\n`));
  return [
    '\n',
    ...survivors,
    '\n| file | noticed | tried |\n| --- | --- | --- |\n',
    ...rows,
    '\n',
    ...sums,
  ].join('');
}

/** The parts of `src/content` whose score is below the goal. */
export function shortOf(scores: readonly Score[]): string[] {
  return goals.flatMap(({ name, goal, has }) => {
    const { noticed, tried } = sumOf(scores.filter(({ file }) => has(file)));
    return noticed * 100 < goal * tried ? [name] : [];
  });
}

function sumOf(scores: readonly Score[]) {
  return {
    noticed: scores.reduce((sum, score) => sum + score.noticed, 0),
    tried: scores.reduce((sum, score) => sum + score.tried, 0),
  };
}

/** Rounds down, so that 84.9 does not pass as 85. */
function percentOf(noticed: number, tried: number): number {
  return Math.floor((noticed * 100) / tried);
}

/** Describes a mutant on one line: the first line of the original code and its replacement. */
function changeOf({ location: { start, end }, replacement }: Mutant, lines: readonly string[]): string {
  const line = lines[start.line - 1] ?? '';
  const before = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
  return `${before} → ${replacement.replaceAll(/\s+/g, ' ')}`;
}
