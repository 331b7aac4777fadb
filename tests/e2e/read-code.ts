import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** The texts of the codes of a kind in a PNG, as a scanner reads them. */
export async function readCodes(png: Buffer, kind: 'Code128' | 'QRCode' = 'Code128'): Promise<string[]> {
  // By itself it would fetch its program from the network.
  const wasmBinary = new Uint8Array(await readFile(program)).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  const codes = await readBarcodes(new Uint8Array(png), { formats: [kind] });
  return codes.map(({ text }) => text);
}
