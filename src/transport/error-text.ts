import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import type { Failure } from './call-error';

/** The catalogue's sentence for a failure (part 1 §8, part 2 §8 "Shared"). */
export function errorText(failure: Failure): string {
  const texts = textsOf(errorTexts);
  switch (failure.kind) {
    case 'offline':
      return texts.offline;
    case 'timeout':
      return texts.timeout;
    case 'rejected':
      return failure.description || texts.refresh;
    case 'unauthorised':
    case 'malformed':
      return texts.unknown;
  }
}
