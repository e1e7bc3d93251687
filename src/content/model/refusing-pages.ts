import { urlOf } from '../text/urls';

/** A page of another site that browsers do not show inside of others. */
interface RefusingPage {
  what: 'film' | 'map';
  /** The address that the site gives for other pages, where it can be told; without cookies where the site offers that. */
  meant?: string;
}

/** The page behind an address as people copy it; undefined for every other address. */
export function refusingPage(address: string): RefusingPage | undefined {
  const url = urlOf(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const path = url.pathname.split('/').slice(1);
  const meant = /^youtu(?:be\.com|\.be)$/.test(host)
    ? ofYouTube(url, host, path)
    : host === 'vimeo.com'
      ? ofVimeo(path)
      : undefined;
  if (meant !== undefined) return { what: 'film', meant };
  return isMap(host, path) && url.searchParams.get('output') !== 'embed' ? { what: 'map' } : undefined;
}

/** Whether an address is that of a map's own page. */
function isMap(host: string, [first, second]: string[]): boolean {
  if (/^google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(host))
    return first === 'maps' && second !== 'embed' && second !== 'd';
  if (/^maps\.google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(host)) return second !== 'embed';
  return host === 'maps.app.goo.gl' || (host === 'openstreetmap.org' && first !== 'export');
}

function ofYouTube({ searchParams }: URL, host: string, [first = '', second = '']: string[]) {
  const onPage = first === 'watch' ? searchParams.get('v') : /^(?:shorts|live)$/.test(first) ? second : '';
  const id = host === 'youtu.be' ? first : (onPage ?? '');
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsOf(searchParams.get('t') ?? '');
  return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`;
}

/** The number of a video, followed by its key if it is unlisted. */
function ofVimeo([id = '', key = '']: string[]) {
  if (!/^\d{4,12}$/.test(id) || !/^(?:[0-9a-f]{6,20})?$/.test(key)) return undefined;
  return `https://player.vimeo.com/video/${id}${key && `?h=${key}`}`;
}

/** A start time in seconds: `90`, `90s`, `1m30s`. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
