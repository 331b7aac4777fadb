import * as z from 'zod/mini';
import { identity } from './ambient';
import { defineCall, type ReplyShape } from './call';
import { at, record } from './record';
import { list, text } from './wire';

/** Backends call a brand's id `brand_id` or plainly `id`. */
const wireBrand = record({
  brandId: at('brand_id', text),
  id: at('id', text),
  name: at('brand_name', text),
});

export interface Brand {
  id: string;
  name: string;
}

/** The list is `response` itself, or stands under `brands` in or beside it. */
const brandsReply: ReplyShape<Brand[]> = {
  decode: (body) => {
    const given = [brandsIn(body.response), body.brands, body.response].find((brands) => brands != null);
    return z.parse(list(wireBrand), given).flatMap(({ brandId, id, name }) => {
      const known = brandId || id;
      return known ? [{ id: known, name }] : [];
    });
  },
  encode: (brands) => ({ response: brands.map(({ id, name }) => ({ brand_id: id, brand_name: name })) }),
};

/** Brands to filter the catalogue by. */
export const getPWABrandName = defineCall('/getPWABrandName', {
  effect: 'read',
  request: record(identity),
  reply: brandsReply,
});

function brandsIn(response: unknown): unknown {
  return typeof response === 'object' && response !== null && 'brands' in response
    ? response.brands
    : undefined;
}
