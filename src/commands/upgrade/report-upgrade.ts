import type { Diagnostic } from '../../content/model/diagnostics';
import { isError } from '../../content/model/diagnostics';
import { visible } from '../../content/text/encode/visible';
import { engineName } from '../../node/project/place-of';
import { reviewText } from '../review/report-review';
import type { LogPart } from './changelog';
import type { ChangedLines, OutputChanges } from './compare-outputs';
import type { Trial } from './trial';

/** Everything reported about an upgrade before it is made. */
interface UpgradeReport {
  from: string;
  to: string;
  log: readonly LogPart[];
  trial: Pick<Trial, 'fixed' | 'mistakes' | 'findings' | 'isNew' | 'changed' | 'review'>;
  /** What visitors notice, or why that is unknown. */
  output: OutputChanges | string;
}

/** Maximum number of lines of a kind; the rest is counted. */
const most = 40;

/** Number of errors that prevent an upgrade. */
export function countErrors({ findings, mistakes }: UpgradeReport['trial']): number {
  return findings.filter(isError).length + (mistakes.length > 0 ? 1 : 0);
}

/** What stands in the way of an upgrade, and what to do: only new findings are listed in the report. */
export function obstacleText(trial: UpgradeReport['trial']): string {
  const errors = countErrors(trial);
  const isNamed =
    trial.mistakes.length > 0 || trial.findings.some((one) => isError(one) && trial.isNew.has(one));
  const todo = isNamed ? 'Decide what is named above' : 'Correct what npm run validate-pages reports, commit';
  return `${errors === 1 ? 'An error stands' : `${errors} errors stand`} in the way, and nothing was written. ${todo}, then run this again.`;
}

/** Describes an upgrade: what is new in the engine, changes to documents, decisions to make, and what visitors notice. */
export function upgradeText(report: UpgradeReport): string {
  const { from, to, log, trial, output } = report;
  return [
    `${engineName} ${visible(from)} → ${visible(to)}`,
    part('What is new', newsLines(log)),
    part('Documents and sources that change', documentLines(trial)),
    part('To be decided', decisionLines(trial)),
    part('What visitors notice', typeof output === 'string' ? [output] : visitorLines(output)),
  ].join('\n\n');
}

function part(heading: string, lines: readonly string[]): string {
  return `${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

function newsLines(log: readonly LogPart[]): string[] {
  const lines = log.flatMap(({ heading, items }) => [
    visible(heading),
    ...items.map((item) => `- ${visible(item)}`),
  ]);
  return lines.length > 0 ? atMost(lines) : ['Its CHANGELOG.md names nothing.'];
}

function documentLines({ fixed, changed, review }: UpgradeReport['trial']): string[] {
  const ofPackage = ['package.json', 'package-lock.json'];
  const files = changed.map(({ file }) => file).filter((file) => !ofPackage.includes(file));
  const others = files.filter((file) => !fixed.some((line) => line.startsWith(`${file} `)));
  if (files.length === 0) return ['None.'];
  const words =
    typeof review === 'string'
      ? [`What they say otherwise is not known: ${visible(review)}`]
      : reviewText(review).trimEnd().split('\n');
  return [
    ...atMost([...fixed.map(visible), ...others.map((file) => `${visible(file)} written anew`)]),
    '',
    ...words,
  ];
}

function decisionLines({ findings, isNew, mistakes }: UpgradeReport['trial']): string[] {
  const own = findings.filter((one) => isNew.has(one));
  const left = findings.length - own.length;
  const before =
    left === 0
      ? []
      : [`${left === 1 ? '1 finding was' : `${left} findings were`} there before: npm run validate-pages`];
  const lines = [...mistakes.map(visible), ...own.flatMap(findingLines), ...before];
  return lines.length > 0 ? lines : ['Nothing.'];
}

function findingLines({ file, line, severity, code, message, hint }: Diagnostic): string[] {
  return [
    `${visible(file)}:${line}  ${severity}: ${visible(message)} [${code}]`,
    ...(hint === undefined ? [] : [`  ${visible(hint)}`]),
  ];
}

function visitorLines(output: OutputChanges): string[] {
  const { pages, words, marked, newPages, gonePages, files, hasSameAssets } = output;
  const wordLines = words.flatMap((change) => changeLines(change, pages));
  const lines = [
    ...atMost(wordLines),
    ...(newPages.length > 0 ? [`New addresses: ${listed(newPages)}`] : []),
    ...(gonePages.length > 0 ? [`Addresses that are gone: ${listed(gonePages)}`] : []),
    ...(marked.length > 0 ? [`The same words in other markup: ${onPages(marked, pages)}`] : []),
    ...(files.length > 0 ? [`Other files: ${listed(files)}`] : []),
    ...(hasSameAssets ? [] : ['Styles or scripts are others. --pictures shows what looks different.']),
  ];
  return lines.length > 0 ? lines : ['Nothing: every page is the same.'];
}

function changeLines({ addresses, before, after }: ChangedLines, pages: number): string[] {
  return [
    `${onPages(addresses, pages)}`,
    ...before.map((line) => `  - ${visible(line)}`),
    ...after.map((line) => `  + ${visible(line)}`),
  ];
}

function onPages(addresses: readonly string[], pages: number): string {
  if (addresses.length === 1) return visible(addresses[0] ?? '');
  return addresses.length === pages
    ? `all ${pages} pages`
    : `${addresses.length} pages: ${listed(addresses)}`;
}

function listed(names: readonly string[]): string {
  const rest = names.length - 5;
  return `${names.slice(0, 5).map(visible).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function atMost(lines: readonly string[]): string[] {
  const rest = lines.length - most;
  return rest > 0 ? [...lines.slice(0, most), `… and ${rest} lines more`] : [...lines];
}
