/** What Stryker writes: for each file its text, and what became of every change of it. */
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

/** How many changes of a file the tests noticed, and a line for each that they did not. */
export interface Score {
  file: string;
  noticed: number;
  tried: number;
  survivors: string[];
}

/** A check itself: what checks share lies in folders below. */
const isCheck = (file: string) => /^src\/content\/checks\/[^/]+$/.test(file);

/** How many of a hundred changes are to be noticed in a part of `src/content`. */
const goals = [
  { name: 'checks', goal: 85, has: isCheck },
  { name: 'the rest', goal: 75, has: (file: string) => !isCheck(file) },
];

/** The score of each file in which something was tried, by name. */
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

/** What survived, and the scores as a table in Markdown. */
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

/** The parts of `src/content` of which too few changes are noticed. */
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

/** Rounded down: 84.9 is not 85. */
function percentOf(noticed: number, tried: number): number {
  return Math.floor((noticed * 100) / tried);
}

/** A change in one line: what stood there, of which the first line is enough, and what stands there instead. */
function changeOf({ location: { start, end }, replacement }: Mutant, lines: readonly string[]): string {
  const line = lines[start.line - 1] ?? '';
  const before = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
  return `${before} → ${replacement.replaceAll(/\s+/g, ' ')}`;
}
