/**
 * Remembers what is worked out of a site until the site changes.
 *
 * @param keyOf what it depends on: by default the version alone
 */
export function perVersion<Site extends { readonly version: number }, Result>(
  work: (site: Site) => Result,
  keyOf: (site: Site) => unknown = ({ version }) => version,
): (site: Site) => Result {
  const known = new WeakMap<Site, { key: unknown; result: Result }>();
  return (site) => {
    const key = keyOf(site);
    const last = known.get(site);
    if (last && last.key === key) return last.result;
    const result = work(site);
    known.set(site, { key, result });
    return result;
  };
}
