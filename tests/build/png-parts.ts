import { crc32 } from 'node:zlib';

/** After the signature and the head. */
const start = 33;

/** The same PNG with one part more, before all others. */
export function withPart(png: Buffer, type: string, data: Buffer): Buffer {
  const part = Buffer.alloc(12 + data.length);
  part.writeUInt32BE(data.length);
  part.write(type, 4, 'latin1');
  data.copy(part, 8);
  part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4);
  return Buffer.concat([png.subarray(0, start), part, png.subarray(start)]);
}
