import { billTexts } from '@/brand/texts/bills';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';

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
