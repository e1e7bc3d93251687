import { withoutInvisible } from '../text/invisible';
import { codeOfCharacter } from '../text/plain-text';
import { shorten } from '../text/quote';
import { urlOf } from '../text/urls';

/** What is wrong with an address, how to fix it, and the corrected address, if certain. */
interface AddressFault {
  message: string;
  hint: string;
  meant?: string;
  /** It reads like the address of one site but leads to another. */
  isMisleading?: true;
  /** Every machine has this address for itself. */
  isLocal?: true;
}

/** Longer addresses are not supported by all browsers and servers. */
const longest = 2000;
/**
 * Characters that are displayed differently from what they mean, or end an address in running text: spaces, invisible
 * characters, quotes.
 */
const forbidden = /[\s\p{Cc}\p{Cf}\p{Z}\p{Surrogate}"<>\\^`{|}]/u;
/** An address that was pasted behind the beginning of another one. */
const begunAgain = /^https?:\/\/(?:https?:?\/\/+)+(.*)$/i;
const label = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/;
const hint = 'Write "https://", the name of the host, and the path: "https://www.example.com/leads".';

/**
 * What is wrong with an address of another site. A valid address is unambiguous to people and programs: `https`, an
 * ASCII host name, optionally a port; nothing that merely looks like a host (docs/decisions/164).
 */
export function faultInAddress(text: string): AddressFault | undefined {
  const sign = faultySign(text);
  if (sign) return sign;
  const again = begunAgain.exec(text)?.[1];
  if (again !== undefined) {
    const meant = `https://${again}`;
    const isMeant = again !== '' && !faultInAddress(meant);
    return {
      message: 'It begins twice.',
      hint: isMeant ? `Write "${shorten(meant)}".` : hint,
      ...(isMeant && { meant }),
    };
  }
  const [, protocol = '', authority = ''] = /^(https?:\/\/)([^/?#]+)/i.exec(text) ?? [];
  if (authority === '') {
    const meant = `https:${text}`;
    const isMeant = text.startsWith('//') && !faultInAddress(meant);
    return {
      message: 'It does not begin with "https://" and the name of a host.',
      hint: isMeant ? `Write "${shorten(meant)}".` : hint,
    };
  }
  const rest = text.slice(protocol.length + authority.length);
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  if (host !== authority)
    return {
      message: `The part before the "@" is not the host: this leads to ${hostShown(host)}.`,
      hint: `Write "https://${hostShown(host)}${shorten(rest)}" if that is meant.`,
      isMisleading: true,
    };
  if (protocol.toLowerCase() !== 'https://')
    return {
      message: 'It is not encrypted.',
      hint: 'Write "https:" instead of "http:".',
      // A server behind a port of its own may speak nothing else there.
      ...(!/:(?!80$)\d+$/.test(authority) && { meant: `https://${authority.replace(/:\d*$/, '')}${rest}` }),
    };
  const url = urlOf(text);
  if (!url) return { message: faultyPort(authority) ?? `"${shorten(authority)}" is not a host.`, hint };
  if (!isHostName(url.hostname))
    return { message: `"${shorten(authority)}" is not the name of a host.`, hint };
  if (url.port === '0') return { message: 'There is no port 0.', hint };
  const written = authority.toLowerCase().replace(/:443$/, '');
  if (written === url.host && protocol === 'https://') return undefined;
  const meant = `https://${url.host}${rest}`;
  const isForeign = /[^\p{ASCII}]/u.test(authority);
  return {
    message: isForeign
      ? `The network knows the host "${shorten(authority)}" as ${url.host}.`
      : `"${shorten(protocol + authority)}" is read as https://${url.host}.`,
    hint: `Write "https://${url.host}${shorten(rest)}".`,
    meant,
  };
}

/** Hosts that are on each machine itself. */
const local = /^(?:(?:.+\.)?localhost|127\.[\d.]+|0\.0\.0\.0)$/;

/** What is wrong with the address of a link: as above, or it is an address that each machine has for itself. */
export function faultInLink(text: string): AddressFault | undefined {
  const fault = faultInAddress(text);
  const { protocol = '', host = '', hostname = '' } = urlOf(fault?.meant ?? text) ?? {};
  if (!/^https?:$/.test(protocol)) return fault;
  if (!local.test(hostname)) return fault;
  return {
    message: `"${host}" is the machine that the link is followed on: nobody else finds there what you see.`,
    hint: 'Write the address that visitors use; a page of this site is written as its path: "/finance".',
    isLocal: true,
  };
}

/** Hosts that answer in a house's own network alone: its numbers, names without a dot, and endings that the public network leaves to houses. */
const privateHost =
  /^(?:(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+|[^.]+|.+\.(?:corp|home|internal|intranet|lan|local|localdomain|test|home\.arpa))$/;

/** The host of an address if only a house's own network knows it, or the machine alone. */
export function privateHostOf(text: string): string | undefined {
  const { hostname = '', host } = urlOf(text) ?? {};
  return privateHost.test(hostname) || local.test(hostname) ? host : undefined;
}

/** What is wrong with the address of what another site shows. Often all of the code that a site gives for it is copied. */
export function faultInEmbed(text: string): AddressFault | undefined {
  const [, source] = /<iframe\s(?:[^>]*\s)?src=["']([^"']+)["']/i.exec(text) ?? [];
  if (source === undefined) return faultInAddress(text);
  const address = source.replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
  const fault = faultInAddress(address);
  const meant = fault ? fault.meant : address;
  return {
    message: 'It is the code of a whole frame.',
    hint: meant === undefined ? hint : `Write the address in it: "${shorten(meant)}".`,
    ...(meant !== undefined && { meant }),
  };
}

/** Characters that are the same in every browser, file system and host configuration; no segment starts with a dot. */
const pathOfSite = /^(?:\/(?!\.)[A-Za-z0-9._~-]+)*$/;

/**
 * What is wrong with the address of a site: an address as above, optionally with a base path, but without query or
 * fragment. `http` is only allowed for the local machine.
 */
export function faultInSiteAddress(text: string): AddressFault | undefined {
  const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1)(?![^:/?#])/.test(text);
  const fault = faultInAddress(isLocal ? text.replace('http:', 'https:') : text);
  if (fault) return fault;
  const { origin, pathname } = new URL(text);
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  if (!pathOfSite.test(path))
    return {
      message: 'Its path holds characters that hosts do not all treat alike.',
      hint: 'Use letters from a to z, digits, hyphens, dots and underscores, as the folder on the host is called: "https://www.example.com/museum".',
    };
  const meant = origin + path;
  if (text === meant) return undefined;
  const message = 'The address of a site has nothing behind its path, and no slash at its end.';
  return { message, hint: `Write "${meant}".`, meant };
}

/** What is wrong with an endpoint: a path of the site, or an address of another. */
export function faultInEndpoint(text: string): AddressFault | undefined {
  if (!text.startsWith('/')) return faultInAddress(text);
  const sign = faultySign(text);
  if (sign) return sign;
  const isPath = !text.startsWith('//') && text !== '/';
  return isPath
    ? undefined
    : { message: 'It is not a path of this site.', hint: 'Write "/api/leads" or "https://…".' };
}

/** The path of an endpoint of this site, without its query. */
export function pathOfEndpoint(text: string): string {
  return text.replace(/[?#].*$/s, '');
}

/**
 * The origin of an address for a content security policy; undefined for an invalid address, which must not get into
 * one.
 */
export function originOf(address: string): string | undefined {
  return faultInAddress(address) ? undefined : new URL(address).origin;
}

/**
 * What is wrong with the characters of any kind of address: too long, invisible characters, or characters with a
 * special meaning.
 */
export function faultySign(text: string): AddressFault | undefined {
  if (isTooLong(text))
    return {
      message: `It has ${text.length} characters; ${longest} are allowed.`,
      hint: 'Use a shorter address.',
    };
  const [sign] = forbidden.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const unseen = `a character that nobody sees (${codeOfCharacter(sign)})`;
  const what = sign === ' ' ? 'a space' : /[!-~]/.test(sign) ? `the character ${sign}` : unseen;
  const meant = asShown(text);
  return {
    message: `It holds ${what}.`,
    hint: 'Remove it, or write it as browsers do: "%20" for a space.',
    ...(meant !== text && !forbidden.test(meant) && { meant }),
  };
}

/** What has changed more than itself: the order in which letters are shown, or letters behind a control character. */
const altering = /[\u202d\u202e]|(?!\s)\p{Cc}/u;

/**
 * An address without spaces around it, and without what nobody sees, such as the marks that mail programs and lists of contacts put
 * around a number. Joiners in a word of Persian stay.
 */
export function asShown(text: string): string {
  return (altering.test(text) ? text : (withoutInvisible(text, 'ltr') ?? text)).trim();
}

/** Whether a text exceeds the length limit, so that further checks can be skipped. */
export function isTooLong(text: string): boolean {
  return text.length > longest;
}

function isHostName(name: string): boolean {
  return name.length <= 253 && name.split('.').every((part) => part.length <= 63 && label.test(part));
}

function faultyPort(authority: string): string | undefined {
  const [, port] = /:(\d*)$/.exec(authority) ?? [];
  return Number(port) > 65535 ? `There is no port ${shorten(port ?? '')}: they end at 65535.` : undefined;
}

/** A host in its ASCII form (Punycode), which exposes lookalike letters. */
function hostShown(host: string): string {
  return urlOf(`https://${host}`)?.host ?? shorten(host);
}
