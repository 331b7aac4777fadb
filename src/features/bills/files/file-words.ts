import { billTexts } from '@/brand/texts/bills';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { bytesPerMegabyte } from '@/lib/bytes';

/** How large a file is, in megabytes. One that would read '0.00 MB' is not empty, so it says less than what. */
export function sizeWords(bytes: number): string {
  const texts = textsOf(billTexts);
  const size = (bytes / bytesPerMegabyte).toFixed(2);
  return bytes < bytesPerMegabyte / 100 ? texts.smallSize : fill(texts.size, { size });
}

/**
 * The hints about a photo, in words (docs/product/bills.md#handing-in). An earlier release may have kept a hint that this
 * one does not know. `twin` is the name of another file with the same content.
 */
export function hintWords(hints: readonly string[], twin: string | undefined): string[] {
  const texts = textsOf(billTexts);
  const words = new Map([
    ['dark', texts.darkPhoto],
    ['blurred', texts.blurredPhoto],
    ['small', texts.smallPhoto],
  ]);
  return [
    ...hints.flatMap((hint) => words.get(hint) ?? []),
    ...(twin === undefined ? [] : [fill(textsOf(uploadTexts).sameAs, { name: twin })]),
  ];
}

interface Hashed {
  id: string;
  name: string;
  hash: string;
}

/** The name of another file with the same content. A hint beside the preview names it. */
export function twinName({ id, hash }: Hashed, all: readonly Hashed[]): string | undefined {
  if (hash === '') return undefined;
  return all.find((other) => other.hash === hash && other.id !== id)?.name;
}
