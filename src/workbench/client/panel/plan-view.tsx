import type { ShownPlan } from '../../protocol/plans';

interface PlanProps {
  plan: ShownPlan;
  /** Whether other pages follow a page, have words replaced, or use an image. */
  what?: 'follow' | 'replace' | 'show';
}

const words = {
  follow: ['follows', 'follow', 'No other page changes.'],
  replace: ['changes', 'change', 'No other page changes.'],
  show: ['shows it', 'show it', 'No page shows it.'],
} as const;

/** Shows the effects of a plan before it is executed. */
export function PlanView({ plan: { pages, notes }, what: kind = 'follow' }: PlanProps) {
  const [one, several, none] = words[kind];
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
      {pages.length === 0 && <p>{none}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
