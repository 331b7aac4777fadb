export type FileKind = 'png' | 'jpeg' | 'pdf';

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
  return String.fromCharCode(...head).includes('%PDF-') ? 'pdf' : undefined;
}

export const mimeTypes: Readonly<Record<FileKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
};
