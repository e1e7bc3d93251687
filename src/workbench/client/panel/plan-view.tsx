import type { ShownPlan } from '../../protocol';

interface PlanProps {
  plan: ShownPlan;
  /** Whether other pages follow one, or words are replaced on all of them. */
  what?: 'follow' | 'replace';
}

/** What a plan does on pages, before it is carried out. */
export function PlanView({ plan: { pages, notes }, what: kind = 'follow' }: PlanProps) {
  const [one, several] = kind === 'follow' ? ['follows', 'follow'] : ['changes', 'change'];
  return (
    <div className="plan" role="status">
      {pages.length > 0 && (
        <>
          <p>{pages.length === 1 ? `One page ${one}:` : `${pages.length} pages ${several}:`}</p>
          <ul>
            {pages.map(({ title, what }) => (
              <li key={title}>
                <strong>{title}</strong>
                {what.map((line, index) => (
                  <p key={index}>{line}</p>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {pages.length === 0 && <p>No other page changes.</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
