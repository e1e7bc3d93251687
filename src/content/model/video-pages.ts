import { urlOf } from '../text/urls';

/**
 * The embeddable address of a video, without cookies where the provider offers that.
 *
 * @param address of the video's page, as people copy it
 * @returns undefined for every address that is not a known video page
 */
export function videoBehind(address: string): string | undefined {
  const url = urlOf(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const path = url.pathname.split('/').slice(1);
  if (host === 'youtube.com' || host === 'youtu.be') return ofYouTube(url, host, path);
  return host === 'vimeo.com' ? ofVimeo(path) : undefined;
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
