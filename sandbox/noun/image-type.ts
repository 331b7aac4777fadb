/** 'svg' is for the drawn bills of the sample; nobody can hand one in. */
export const imageTypes = ['png', 'jpeg', 'pdf', 'svg'] as const;

export type ImageType = (typeof imageTypes)[number];

export const contentTypes: Record<ImageType, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
};

const signatures: [ImageType, Buffer][] = [
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
];

/** Bytes in which a PDF may begin, as readers of PDFs allow. */
const headBytes = 1_024;

/** What a file is by its first bytes, whatever it is called; undefined for what is no bill. */
export function imageTypeOf(content: Buffer): ImageType | undefined {
  const picture = signatures.find(([, signature]) => content.subarray(0, signature.length).equals(signature));
  if (picture) return picture[0];
  return content.subarray(0, headBytes).includes('%PDF-') ? 'pdf' : undefined;
}
