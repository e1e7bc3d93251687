import { propertiesIn } from '../../json/json-in';
import type { KnownPlace } from '../../json/new-findings';
import { isRecord } from '../../model/is-record';

const fields = ['code', 'severity', 'file', 'at', 'value', 'message'] as const;

/** Formats a baseline as JSON with one sorted line per place, so that versions of it can be merged. */
export function formatBaseline(places: readonly KnownPlace[]): string {
  const entries = places.map((place) => {
    const line = JSON.stringify(Object.fromEntries(fields.map((name) => [name, place[name]])));
    return { line, key: [place.file, place.code, place.at].join('\0') + line };
  });
  const sorted = entries.sort((a, b) => (a.key < b.key ? -1 : 1));
  const list = sorted.map(({ line }) => `\n    ${line}`).join(',');
  return `{\n  "version": 1,\n  "known": [${list}${list && '\n  '}]\n}\n`;
}

/** Parses a baseline; undefined if the text is not one. */
export function parseBaseline(text: string): KnownPlace[] | undefined {
  const { version, known } = propertiesIn(text);
  return version === 1 && Array.isArray(known) && known.every(isKnownPlace) ? known : undefined;
}

function isKnownPlace(value: unknown): value is KnownPlace {
  return isRecord(value) && fields.every((name) => typeof value[name] === 'string');
}
