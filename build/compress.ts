import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type MadeFile, madeFile } from './site-file';

/** Below this many bytes a compressed copy saves nothing worth a file. */
const leastSize = 1024;
const textual = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The `.br` and `.gz` that stand beside a text file of 1 KiB or more; none for anything else (interfaces §4). */
export async function compressed(path: string, bytes: Buffer): Promise<MadeFile[]> {
  if (!isCompressible(path, bytes.length)) return [];
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return [madeFile(`${path}.br`, br), madeFile(`${path}.gz`, gz)];
}

export function isCompressible(path: string, size: number): boolean {
  return size >= leastSize && textual.test(path);
}
