import { createHash } from 'node:crypto';

/** Eight characters that change with the content: enough to tell versions of one file apart. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
