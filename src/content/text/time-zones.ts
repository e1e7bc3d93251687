import { attempt } from './attempt';
import { nameIn } from './paths';
import { suggest } from './suggest';

/**
 * Abbreviations (`EST`, `CET`, `EST5EDT`) and fixed offsets (`Etc/GMT-5`, which is five hours ahead), without clear
 * daylight saving time.
 */
const unclear = /^(?:(?!UTC$)[a-z]{3,4}(?:\d[a-z]{3})?|Etc\/(?!UTC$).*)$/i;

/** Legacy place names that look like abbreviations. */
const places = /^(?:Cuba|Eire|Iran)$/i;

/**
 * Whether a text is the name of a time zone: `Europe/Madrid`. An offset such as `+02:00` is not, as it has no daylight
 * saving time.
 */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text) || (unclear.test(text) && !places.test(text))) return false;
  return attempt(() => new Intl.DateTimeFormat('en', { timeZone: text })) !== undefined;
}

/** The time zone that was probably meant: by its city, or by similar spelling. */
export function suggestTimeZone(text: string): string | undefined {
  const zones = Intl.supportedValuesOf('timeZone');
  const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, '_');
  const city = (zone: string) => plain(nameIn(zone));
  const typed = plain(text.trim());
  const named = nameIn(typed);
  const close = () => {
    const meant = suggest(named, zones.map(city));
    return zones.find((zone) => city(zone) === meant);
  };
  return zones.find((zone) => plain(zone) === typed) ?? close();
}
