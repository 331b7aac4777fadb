import { brandSearchLength } from '@/contract/stores';

/** What may stand in the search boxes for brands and locations (docs/product/stores.md#brands). */
export function searchText(typed: string): string {
  let text = '';
  for (const sign of typed.trimStart()) {
    if (text.length + sign.length > brandSearchLength) break;
    text += sign;
  }
  return text;
}
