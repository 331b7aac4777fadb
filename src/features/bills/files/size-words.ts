import { billTexts } from '@/brand/texts/bills';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { bytesPerMegabyte } from '@/lib/bytes';
import { megabytes } from './file-rules';

/** How large a file is. One that would read '0.00 MB' is not empty, so it says less than what. */
export function sizeWords(bytes: number): string {
  const texts = textsOf(billTexts);
  return bytes < bytesPerMegabyte / 100 ? texts.smallSize : fill(texts.size, { size: megabytes(bytes) });
}
