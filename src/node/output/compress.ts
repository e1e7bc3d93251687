/** Takes 2 ms to load, and most builds compress nothing. */
const zlib = () => process.getBuiltinModule('node:zlib');

/**
 * Brotli, as well as possible unless a lower quality is asked for: a tenth less than at 9, in three times the time. The budget
 * weighs pages at a lower one, as hosts compress them on the fly: see `budget.ts`.
 */
export function brotli(content: string | Uint8Array, quality = 11): Buffer {
  const { brotliCompressSync, constants } = zlib();
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

export function gzip(content: string | Uint8Array): Buffer {
  return zlib().gzipSync(content, { level: 9 });
}

/** @throws when the content is not compressed so, or not whole */
export function unbrotli(content: Uint8Array): Buffer {
  return zlib().brotliDecompressSync(content);
}

/** @throws when the content is not compressed so, or not whole */
export function gunzip(content: Uint8Array): Buffer {
  return zlib().gunzipSync(content);
}
