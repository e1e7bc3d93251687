import type { IncomingMessage } from 'node:http';
import { maxDepth } from '../../content/json/tree';
import { Refusal } from './guard';

/** How much of a request is read, and for how long. */
export interface BodyLimits {
  bytes: number;
  milliseconds: number;
}

/** The bytes of a request. @throws Refusal when there are more than allowed, or they do not come */
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
    // Read to its end also when it is too much: who is cut off does not hear why.
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

/** The JSON object that a request holds. @throws Refusal when it holds something else */
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
    throw new Refusal(422, 'What was sent is no JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(422, 'What was sent is no JSON object.');
  assertNumbers(value);
  return value as Record<string, unknown>;
}

/** A value stands in an edit, in a list of edits, in a file, in a list of files, in a request. */
const levelsAround = 5;

/** Whether a text opens more lists and objects than that without closing them. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > most) return true;
  }
  return false;
}

/** @throws Refusal for a number that would be written as another one: `1e400` as `null` */
function assertNumbers(value: unknown): void {
  if (typeof value === 'number') {
    const isKept = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
    if (!isKept) throw new Refusal(422, 'A number in what was sent is larger than can be kept exactly.');
  } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(assertNumbers);
}
