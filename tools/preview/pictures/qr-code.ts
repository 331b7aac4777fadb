import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const program = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');

/** A QR code as SVG, in black, without the margin that scanners need around it. */
export async function qrCode(text: string): Promise<string> {
  // By itself it would fetch its program from the network.
  const wasmBinary = new Uint8Array(await readFile(program)).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  const { svg, error } = await writeBarcode(text, {
    format: 'QRCode',
    options: 'ecLevel=M',
    addQuietZones: false,
  });
  if (error) throw new Error(`There is no QR code for ${text}: ${error}`);
  // inside a page it has no head of its own, and scales
  return svg.replace(/^.*?<svg width="(\d+)" height="(\d+)"/s, '<svg viewBox="0 0 $1 $2"');
}
