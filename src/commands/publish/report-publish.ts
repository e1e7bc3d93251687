import { type Finding, isError, withNames } from '../../content/model/diagnostics';
import { fates, type Proposal, type PublishedConflict } from '../../content/model/publishing';
import { visible } from '../../content/text/encode/visible';
import type { Publishable, PublishableUnit } from './offer';
import type { PublicationDraft, Published } from './publish';
import { touchedText } from './units';

/** Lists what would be published and where: pages first, then what several pages share. */
export function offerText(
  { verb, remote, main, notes }: Publishable,
  units: readonly PublishableUnit[],
): string {
  const pages = units.filter(({ route }) => route !== '');
  const parts = units.filter(({ route }) => route === '');
  const where = `${remote}/${main}`;
  return [
    `${verb === 'direct' ? 'To be published at once on' : 'To be proposed for'} ${visible(where)}:`,
    ...pages.map((page) => `  ${visible(page.title)} (${visible(page.route)})${backText(page)}`),
    ...(parts.length > 0 ? ['For the whole site:'] : []),
    ...parts.map((part) => `  ${visible(part.title)}${touchedText(part.touches)}${backText(part)}`),
    ...notes.map((note) => `Note: ${visible(note)}`),
    '',
  ].join('\n');
}

function backText({ takesBack }: PublishableUnit): string {
  return takesBack ? ', takes back what you published' : '';
}

/**
 * Says that pages and parts stay as they are published, because what is here would take that back.
 *
 * @param nameOf the displayed name of a file
 */
export function keptText(units: readonly PublishableUnit[], nameOf: (file: string) => string): string {
  const lines = units.map(({ title, files }) => {
    const named = files.map((file) => `"${nameOf(file)}"`).join(' ');
    return `${title} would take back what you published, and does not go: npm run publish -- ${named} takes it back.`;
  });
  return lines.map((line) => `${visible(line)}\n`).join('');
}

/** Lists proposals, one per line. */
export function proposalsText(proposals: readonly Proposal[]): string {
  if (proposals.length === 0) return 'Nothing was proposed from here.\n';
  const lines = proposals.map(({ title, day, link, fate }) =>
    [day, fates[fate].padEnd(8), title, ...(fate === 'waiting' && link ? [link] : [])].join('  '),
  );
  return lines.map((line) => `${visible(line)}\n`).join('');
}

/** Describes what will happen, or has happened. @param nameOf the displayed name of a file */
export function outcomeText(
  outcome: PublicationDraft | Published,
  offer: Pick<Publishable, 'remote' | 'main'>,
  nameOf: (file: string) => string,
): string {
  switch (outcome.kind) {
    case 'nothing':
      return 'There is nothing to publish.\n';
    case 'conflicts':
      return `${conflictText(outcome.conflicts)}Nothing was published: agree on what holds, write it, and publish again.\n`;
    case 'errors':
      return `${findingText(outcome.findings, nameOf)}Nothing was published: these errors would be on the site.\n`;
    case 'ready': {
      const { message, findings } = outcome;
      const text = message.text === '' ? '' : `\n${message.text}\n`;
      const isStopped = findings.some(isError);
      const end = isStopped ? 'These errors would be on the site: nothing would be published.\n' : '';
      return `${visible(message.title)}\n${text}${findingText(findings, nameOf)}${end}`;
    }
    case 'published':
      return publishedText(outcome, offer, nameOf);
  }
}

function publishedText(
  { isProposal, isMore, branch, title, link, refusal, warnings }: Extract<Published, { kind: 'published' }>,
  { remote, main }: Pick<Publishable, 'remote' | 'main'>,
  nameOf: (file: string) => string,
): string {
  const warningText = findingText(warnings, nameOf);
  if (!isProposal) return `${warningText}Published on ${visible(`${remote}/${main}`)}: ${visible(title)}\n`;
  const why =
    refusal === undefined
      ? ''
      : `${visible(`${remote}/${main}`)} does not take it, so it is proposed. ${visible(refusal)}\n`;
  const what = isMore ? 'Added to the proposal' : 'Proposed';
  const where =
    link === undefined
      ? `It waits on the branch ${visible(branch)}.`
      : `Ask for it to be accepted: ${visible(link)}`;
  return `${warningText}${why}${what}: ${visible(title)}\n${where}\n`;
}

/** Lists conflicts with both sides. */
export function conflictText(conflicts: readonly PublishedConflict[]): string {
  const lines = conflicts.flatMap(({ title, field, mine, theirs }) => [
    visible(field === '' ? title : `${title}: ${field}`),
    `  mine    ${visible(mine)}`,
    `  theirs  ${visible(theirs)}`,
  ]);
  return `Changed here and by somebody else, in different ways:\n${lines.map((line) => `${line}\n`).join('')}`;
}

function findingText(findings: readonly Finding[], nameOf: (file: string) => string): string {
  return findings
    .map((finding) => {
      const { severity, file } = finding;
      return `${severity} ${visible(nameOf(file))}: ${visible(sentenceOf(finding, nameOf))}\n`;
    })
    .join('');
}

/** A finding in one line. @param nameOf the displayed name of a file */
export function sentenceOf(
  { message, hint }: Pick<Finding, 'message' | 'hint'>,
  nameOf: (file: string) => string,
): string {
  return withNames(hint === undefined ? message : `${message} ${hint}`, nameOf);
}
