const fills = ['hatch-1', 'hatch-2', 'hatch-3', 'hatch-4', 'bg-accent-5', 'bg-accent-6'] as const;

/**
 * The accents of a site's theme in rows across the page, the first at the bottom, like the ground that the page stands on.
 *
 * @param accents how many the theme has
 */
export function AccentRows({ accents }: { accents: number }) {
  return (
    <div aria-hidden="true" className="no-print flex flex-col-reverse">
      {fills.slice(0, accents).map((fill) => (
        <span key={fill} className={`h-4.5 ${fill}`} />
      ))}
    </div>
  );
}
