import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Memo } from './memo';
import { type MadeFile, madeFile } from './site-file';

/** Below this many bytes a compressed copy saves too little, and for what a page loads first. */
const leastSize = 1024;
const leastFirst = 256;
const textual = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Brotli's quality. */
const quality = {
  /** For what a page loads first: slow, and done once for all sites. */
  first: constants.BROTLI_MAX_QUALITY,
  /** For what all sites share and a page loads later: 2 % larger, in less than half the time. */
  later: 10,
  /** For files of one site: 8 % larger, forty times faster. They are small, so the difference costs a shopper no time. */
  own: 8,
} as const;

/**
 * The `.br` and `.gz` copies of a file that all sites share. Other threads make them.
 *
 * @param loaded when a page loads the file
 */
export async function compressedShared(
  file: MadeFile,
  loaded: 'first' | 'later',
  memo: Memo,
): Promise<MadeFile[]> {
  if (!isCompressed(file, loaded === 'first' ? leastFirst : leastSize)) return [];
  const { bytes } = file;
  const [br, gz] = await Promise.all([
    memo([`brotli ${quality[loaded]} ${process.versions.brotli}`, bytes], () =>
      brotliAsync(bytes, brotliOptions(bytes, quality[loaded])),
    ),
    memo([`gzip ${process.versions.zlib}`, bytes], () => gzipAsync(bytes, gzipOptions)),
  ]);
  return copiesOf(file, br, gz);
}

/** The `.br` and `.gz` copies of a file of one site. Synchronous: handing a small file to another thread takes longer. */
export function compressedOwn(file: MadeFile): MadeFile[] {
  if (!isCompressed(file)) return [];
  const { bytes } = file;
  return copiesOf(
    file,
    brotliCompressSync(bytes, brotliOptions(bytes, quality.own)),
    gzipSync(bytes, gzipOptions),
  );
}

function isCompressed({ path, bytes }: MadeFile, least = leastSize): boolean {
  return bytes.length >= least && textual.test(path);
}

function copiesOf({ path }: MadeFile, br: Buffer, gz: Buffer): MadeFile[] {
  return [madeFile(`${path}.br`, br), madeFile(`${path}.gz`, gz)];
}

function brotliOptions({ length }: Buffer, brotliQuality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

const gzipOptions = { level: constants.Z_BEST_COMPRESSION };
