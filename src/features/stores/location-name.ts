import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';

/** A location under the mall's name (docs/product/stores.md#locations). */
export function locationName({ name }: { name: string }): string {
  return fill(textsOf(storesTexts).locationName, { merchant: currentBrand().name, location: name });
}
