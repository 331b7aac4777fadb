import * as z from 'zod/mini';
import { ambient, identity } from './ambient';
import { defineCall, fieldsReply, noReply, type ReplyOf } from './call';
import { at, record } from './record';
import {
  amount,
  day,
  figureText,
  id,
  json,
  list,
  maybe,
  optional,
  presentList,
  text,
  textList,
} from './wire';

const productFields = {
  /** The product-merchant id: what carts, orders and addresses name. */
  id: at('id', id),
  productId: at('product_id', text),
  name: at('product_name', text),
  brandName: at('brand_name', text),
  subProductName: at('sub_product_name', text),
  /** HTML. */
  description: at('short_description', text),
  image: at('image_name', text),
  images: at('product_images', textList),
  voucherValue: at('voucher_value', figureText),
  /** Points. */
  sellingPrice: at('selling_price_points_value', maybe(amount)),
  /** Points; 0 means none. */
  specialPrice: at('special_price_points_value', maybe(amount)),
  specialPriceStart: at('special_price_start_date', text),
  specialPriceEnd: at('special_price_end_date', text),
  minQuantity: at('min_quantity', maybe(amount)),
  maxQuantity: at('max_quantity', maybe(amount)),
  expiryDate: at('expiry_date', text),
  /** '1' shows the expiry date, '2' the custom text. */
  expiryDisplay: at('display_custom_text_or_date', text),
  customText: at('custom_text', text),
  relatedCount: at('related_products_count', maybe(amount)),
  locationNames: at('location_names', text),
} as const;

export const product = record(productFields);
export type Product = z.output<typeof product>;

/** Codes of the sort sheet (docs/product/redeem.md#sort); the default is popularity. */
export const sortCodes = { newest: 602, popularity: 601, oldest: 607, expiring: 603 } as const;

const range = z.object({ min: z.number(), max: z.number() });
const refinement = record({
  points: at('points', range),
  price: at('price', range),
  brand_ids: at('brand_ids', presentList(id)),
  location_ids: at('location_ids', presentList(id)),
});
export type Refinement = z.output<typeof refinement>;

/** The catalogue. With `productId` and `productMerchantId`: the products that are related to that one. */
export const getProductList = defineCall('/getProductList', {
  effect: 'read',
  constants: { last_id: 0 },
  request: record({
    ...identity,
    appVersion: ambient.appVersion,
    /** YYYY-MM-DD. */
    currentDate: at('current_date', day),
    sortBy: at('sort_by', amount),
    refineBy: at('refine_by', optional(json(refinement))),
    searchBy: at('search_by', text),
    productId: at('product_id', optional(id)),
    productMerchantId: at('product_merchant_id', optional(id)),
  }),
  reply: fieldsReply(record({ products: at('products', list(product)) })),
});

/** The stock of one product at one location. */
const locationStock = record({
  locationId: at('location_id', id),
  locationName: at('location_name', text),
  quantity: at('current_quantity', maybe(amount)),
  productMerchantId: at('products_merchant_id', text),
});
export type LocationStock = z.output<typeof locationStock>;

/** One product with its voucher variants, and the stock of the requested variant per location. */
export const getProductDetails = defineCall('/getProductDetails', {
  effect: 'read',
  request: record({
    ...identity,
    productMerchantId: at('product_merchant_id', id),
    /** '' if only the address is known. */
    productId: at('product_id', text),
  }),
  reply: fieldsReply(
    record({
      variants: at('productDetails', list(product)),
      stock: at('locationWiseQuantity', list(locationStock)),
    }),
  ),
});
export type ProductDetails = ReplyOf<typeof getProductDetails>;

export const trackProductView = defineCall('/trackProductView', {
  effect: 'write',
  request: record({ ...identity, productMerchantId: at('product_merchant_id', id) }),
  reply: noReply,
});
