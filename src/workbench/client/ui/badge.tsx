import { type Tone, worstOf } from '../state/findings';

/** How many findings something has, in the colour of the worst; of what is only to fill in, it says so. */
export function Badge({ findings, about }: { findings: readonly { tone: Tone }[]; about?: string }) {
  if (findings.length === 0) return null;
  const tone = worstOf(findings);
  return (
    <span className={`badge ${tone}`}>
      {findings.length}
      {tone === 'fill' ? ' to fill in' : <span className="hidden-text">{about ?? ' findings'}</span>}
    </span>
  );
}
