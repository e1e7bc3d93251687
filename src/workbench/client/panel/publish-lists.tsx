import {
  fates,
  type OpenUnit,
  type Proposal,
  type PublishedConflict,
} from '../../../content/model/publishing';
import { folderIn } from '../../../content/text/paths';
import type { PublishedFinding } from '../../protocol/publishing';
import { inWordsOfForms } from '../state/form-words';

/** Earlier proposals, one per line. */
export function Proposals({ proposals }: { proposals: readonly Proposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <section className="units" aria-label="My proposals">
      <h3>My proposals</h3>
      <ul>
        {proposals.map(({ title, day, link, fate }, index) => (
          <li key={index}>
            {link && fate === 'waiting' ? (
              <a href={link} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}{' '}
            <small>
              {day}, {fates[fate]}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Conflicts: content changed both here and by somebody else. */
export function PublishConflicts({ conflicts }: { conflicts: readonly PublishedConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <div className="plan" role="alert">
      <p>Changed here and by somebody else. Write what holds, and look again:</p>
      <ul>
        {conflicts.map(({ title, field, mine, theirs }, index) => (
          <li key={index}>
            <strong>{field === '' ? title : `${title}: ${field}`}</strong>
            <p>Mine: {mine}</p>
            <p>Theirs: {theirs}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FindingsProps {
  findings: readonly PublishedFinding[];
  units: readonly OpenUnit[];
}

/** The checker's findings for the selected pages and parts, each with the title of its own. */
export function Findings({ findings, units }: FindingsProps) {
  if (findings.length === 0) return null;
  const errors = findings.filter(({ severity }) => severity === 'error');
  return (
    <div className="plan" role={errors.length > 0 ? 'alert' : 'status'}>
      <p>
        {errors.length > 0 ? 'These errors would be on the site. Mend them first:' : 'Good to know before:'}
      </p>
      <ul>
        {(errors.length > 0 ? errors : findings).map((finding, index) => {
          const { message, hint } = inWordsOfForms(finding);
          return (
            <li key={index}>
              {hint === undefined ? message : `${message} ${hint}`}{' '}
              <small>{titleOf(finding.unit, finding.file, units)}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Files outside the selection, such as those of pages that it breaks, are named by path. */
function titleOf(unit: string | undefined, file: string, units: readonly OpenUnit[]): string {
  const own =
    units.find(({ id }) => id === unit) ?? units.find(({ id }) => id === file || id === folderIn(file));
  return own?.title ?? file;
}
