import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Memo, noMemo } from './memo';
import { type MadeFile, madeFile } from './site-file';

/** Below this many bytes a compressed copy saves too little. */
const leastSize = 1024;
const textual = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Brotli's quality. */
export const quality = {
  /** For files that all sites share: slow, and done once. */
  shared: constants.BROTLI_MAX_QUALITY,
  /**
   * For files of one site: a tenth larger, fifty times faster. They are small, so the difference costs a shopper no
   * time.
   */
  own: 6,
} as const;

/** The `.br` and `.gz` copies of a text file of 1 KiB or more. Other files get none. */
export async function compressed(
  { path, bytes }: MadeFile,
  brotliQuality: number,
  memo: Memo = noMemo,
): Promise<MadeFile[]> {
  if (bytes.length < leastSize || !textual.test(path)) return [];
  const [br, gz] = await Promise.all([
    memo([`brotli ${brotliQuality} ${process.versions.brotli}`, bytes], () => brotli(bytes, brotliQuality)),
    memo([`gzip ${process.versions.zlib}`, bytes], () => zip(bytes)),
  ]);
  return [madeFile(`${path}.br`, br), madeFile(`${path}.gz`, gz)];
}

function brotli(bytes: Buffer, brotliQuality: number): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function zip(bytes: Buffer): Promise<Buffer> {
  return gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION });
}
