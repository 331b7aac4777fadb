import { billTexts } from '@/brand/texts/bills';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';

interface Looked {
  /** What the look at the photo found; an earlier release may have kept one that nobody knows any more. */
  hints: readonly string[];
  /** The name of another file with the same content. */
  sameAs: string | undefined;
}

/** What may be better done again, in words (docs/product/bills.md#handing-in). */
export function hintWords({ hints, sameAs }: Looked): string[] {
  const texts = textsOf(billTexts);
  const words = new Map([
    ['dark', texts.darkPhoto],
    ['blurred', texts.blurredPhoto],
    ['small', texts.smallPhoto],
  ]);
  return [
    ...hints.flatMap((hint) => words.get(hint) ?? []),
    ...(sameAs === undefined ? [] : [fill(textsOf(uploadTexts).sameAs, { name: sameAs })]),
  ];
}
