/** An entry of a drawing's key: a color and what it stands for. */
export function Key({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`drawn size-3 ${color}`} />
      {children}
    </span>
  );
}
