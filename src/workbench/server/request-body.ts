import type { IncomingMessage } from 'node:http';
import { maxDepth } from '../../content/json/tree';
import { isRecord } from '../../content/model/is-record';
import { Refusal } from './guard';

/** Maximum size of a request body, and the time to receive it. */
interface BodyLimits {
  bytes: number;
  milliseconds: number;
}

/** Reads a request body. @throws Refusal if it is too large or does not arrive in time */
export async function readBody(request: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const refusal = new Refusal(408, 'What was sent did not arrive in time, and nothing was written.');
    timer = setTimeout(() => reject(refusal), limits.milliseconds);
  });
  try {
    return await Promise.race([readAll(request, limits.bytes), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function readAll(request: IncomingMessage, atMost: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // An oversized body is read to its end, because a client that is cut off does not receive the response.
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= atMost) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch {
    throw new Refusal(400, 'What was sent ended before its end, and nothing was written.');
  }
  if (length > atMost)
    throw new Refusal(413, `This is more than the ${atMost / 1_000_000} MB that are allowed.`);
  return Buffer.concat(chunks);
}

/** Parses a request body as a JSON object. @throws Refusal if it is anything else */
export async function readJson(
  request: IncomingMessage,
  limits: BodyLimits,
): Promise<Record<string, unknown>> {
  if (!/^application\/json\s*(;|$)/.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Send JSON, as application/json.');
  const text = (await readBody(request, limits)).toString('utf8');
  if (isDeeper(text, maxDepth + levelsAround))
    throw new Refusal(422, 'What was sent is nested deeper than any document.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(422, 'What was sent is not JSON.');
  }
  if (!isRecord(value)) throw new Refusal(422, 'What was sent is not a JSON object.');
  assertNumbers(value);
  return value;
}

/** The levels around a value: edit, list of edits, file, list of files, request. */
const levelsAround = 5;

/** Whether a text nests lists and objects more deeply than that. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > most) return true;
  }
  return false;
}

/** @throws Refusal for a number that would change when serialized: `1e400` becomes `null` */
function assertNumbers(value: unknown): void {
  if (typeof value === 'number') {
    const isKept = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
    if (!isKept) throw new Refusal(422, 'A number in what was sent is larger than can be kept exactly.');
  } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(assertNumbers);
}
