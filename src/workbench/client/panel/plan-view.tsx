import type { ShownPlan } from '../../protocol';

/** What a plan does on other pages, before it is carried out. */
export function PlanView({ plan: { pages, notes } }: { plan: ShownPlan }) {
  return (
    <div className="plan" role="status">
      {pages.length > 0 && (
        <>
          <p>{pages.length === 1 ? 'One page follows:' : `${pages.length} pages follow:`}</p>
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
