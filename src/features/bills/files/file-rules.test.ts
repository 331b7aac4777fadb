import { expect, it } from 'vitest';
import { fileKind } from './file-rules';

it('tells a file by its first bytes', () => {
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)))
      .buffer;
  expect(fileKind(bytes([0xff, 0xd8, 0xff, 0xe1]))).toBe('jpeg');
  expect(fileKind(bytes([0x89], 'PNG\r\n', [0x1a], '\n'))).toBe('png');
  expect(fileKind(bytes('%PDF-1.4'))).toBe('pdf');
  expect(fileKind(bytes(' '.repeat(1_019), '%PDF-'))).toBe('pdf');
  expect(fileKind(bytes(' '.repeat(1_020), '%PDF-'))).toBeUndefined();
  const box = (brands: string) => bytes([0, 0, 0, 24], 'ftyp', brands);
  for (const brands of ['heic', 'heix\0\0\0\0mif1', 'mif1\0\0\0\0mif1heic']) {
    expect(fileKind(box(brands))).toBe('heic');
  }
  for (const brands of ['avif\0\0\0\0mif1', 'mif1\0\0\0\0mif1avif', 'isom\0\0\0\0heic', 'hevc']) {
    expect(fileKind(box(brands))).toBeUndefined();
  }
  for (const other of ['GIF89a', 'RIFF....WEBP', '<svg/>', '', '....ftyp']) {
    expect(fileKind(bytes(other))).toBeUndefined();
  }
});
