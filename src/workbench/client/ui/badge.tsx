import { type Tone, worstOf } from '../state/findings';

/** The number of findings in the color of the most severe, or a note that something is to be filled in. */
export function Badge({ findings, about }: { findings: readonly { tone: Tone }[]; about?: string }) {
  if (findings.length === 0) return null;
  const tone = worstOf(findings);
  const noun = findings.length === 1 ? ' finding' : ' findings';
  return (
    <span className={`badge ${tone}`}>
      {findings.length}
      {tone === 'fill' ? ' to fill in' : <span className="hidden-text">{about ?? noun}</span>}
    </span>
  );
}
