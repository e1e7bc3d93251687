import { suggest } from './suggest';

/** Whether a text is the name of a time zone: `Europe/Madrid`. An offset such as `+02:00` is none: it has no summer. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The time zone that was probably meant: that of the city that is named, or one that is written much alike. */
export function suggestTimeZone(text: string): string | undefined {
  const zones = Intl.supportedValuesOf('timeZone');
  const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, '_');
  const city = (zone: string) => plain(zone.slice(zone.lastIndexOf('/') + 1));
  const typed = plain(text.trim());
  const named = typed.slice(typed.lastIndexOf('/') + 1);
  const close = () => {
    const meant = suggest(named, zones.map(city));
    return zones.find((zone) => city(zone) === meant);
  };
  return zones.find((zone) => plain(zone) === typed) ?? zones.find((zone) => city(zone) === named) ?? close();
}
