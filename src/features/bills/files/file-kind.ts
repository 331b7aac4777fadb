/** `heic` is what some phones make of a photo; it becomes a JPEG before it is sent. */
export type FileKind = 'png' | 'jpeg' | 'pdf' | 'heic';

/** Bytes in which a PDF may begin, as readers of PDFs allow. */
const headBytes = 1_024;

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
];

/** What a file is by its content, whatever its name says; undefined for anything that bills cannot be. */
export function fileKind(content: ArrayBuffer): FileKind | undefined {
  const head = new Uint8Array(content, 0, Math.min(headBytes, content.byteLength));
  const picture = signatures.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte));
  if (picture) return picture[0];
  const text = String.fromCharCode(...head);
  // The box that names the format: its main brand, a version, and the brands that it is compatible with.
  if (/^.{4}ftyp(hei[cxms]|mif1.{4}.*hei[cx])/s.test(text.slice(0, 64))) return 'heic';
  return text.includes('%PDF-') ? 'pdf' : undefined;
}

export const mimeTypes: Readonly<Record<FileKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  heic: 'image/heic',
};
