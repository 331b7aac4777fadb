import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import type { Failure } from './call-error';

/** The sentence for a failure (docs/product/errors.md#what-each-failure-says). */
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
