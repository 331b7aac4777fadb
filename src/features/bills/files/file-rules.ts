/** `heic`: some phones make such photos. The app turns them into a JPEG before it sends them. */
export type FileKind = 'png' | 'jpeg' | 'pdf' | 'heic';

/** How many bytes may stand before the mark of a PDF. Readers of PDFs allow as many. */
const headBytes = 1_024;

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
];

/** What a file is by its content. Its name does not count. Undefined if it cannot be a bill. */
export function fileKind(content: ArrayBuffer): FileKind | undefined {
  const head = new Uint8Array(content, 0, Math.min(headBytes, content.byteLength));
  const picture = signatures.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte));
  if (picture) return picture[0];
  const text = String.fromCharCode(...head);
  // The first box names the format: its main brand, a version, and the brands that it is compatible with.
  if (/^.{4}ftyp(hei[cxms]|mif1.{4}.*hei[cx])/s.test(text.slice(0, 64))) return 'heic';
  return text.includes('%PDF-') ? 'pdf' : undefined;
}

export const mimeTypes: Readonly<Record<FileKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  heic: 'image/heic',
};
