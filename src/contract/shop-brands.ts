import * as z from 'zod/mini';
import { identity } from './ambient';
import { defineCall, type ReplyShape } from './call';
import { at, record } from './record';
import { list, text } from './wire';

/** Some backends call a brand's id `brand_id`, others `id`. */
const wireBrand = record({
  brandId: at('brand_id', text),
  id: at('id', text),
  name: at('brand_name', text),
});

/** A brand that the mall's shops sell. (The brand of a site is in `src/brand/brand.ts`.) */
export interface ShopBrand {
  id: string;
  name: string;
}

/** The list is `response` itself, or it is in `brands`, inside `response` or beside it. */
export const shopBrandsReply: ReplyShape<ShopBrand[]> = {
  schema: list(wireBrand),
  place: 'response',
  decode: (body) => {
    const given = [brandsIn(body.response), body.brands, body.response].find((brands) => brands != null);
    return z.parse(list(wireBrand), given).flatMap(({ brandId, id, name }) => {
      const known = brandId || id;
      return known ? [{ id: known, name }] : [];
    });
  },
  encode: (brands) => ({ response: brands.map(({ id, name }) => ({ brand_id: id, brand_name: name })) }),
};

/** The brands that the filter of products offers. */
export const getPWABrandName = defineCall('/getPWABrandName', {
  effect: 'read',
  request: record(identity),
  reply: shopBrandsReply,
});

function brandsIn(response: unknown): unknown {
  return typeof response === 'object' && response !== null && 'brands' in response
    ? response.brands
    : undefined;
}
