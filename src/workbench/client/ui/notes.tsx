/** Further remarks, each in a line of its own. */
export function Notes({ notes = [] }: { notes: readonly string[] | undefined }) {
  return notes.map((note) => (
    <p key={note} className="help">
      {note}
    </p>
  ));
}
