import * as z from 'zod/mini';
import { searchLength } from '@/lib/search-text';
import { ambient } from './ambient';
import { defineCall, fieldsReply, flatten, type ReplyShape } from './call';
import { offer } from './offers';
import { at, record } from './record';
import { amount, detailList, holding, id, isObject, list, maybe, presentList, text, textList } from './wire';

const { merchantId, platform } = ambient;
/** Where in the mall one looks. */
const place = { merchantId, platform, locationId: at('location_id', id) };

/** One text, or a list of them: `G-05, 1-13`. */
const joined = z.codec(z.unknown(), z.string(), {
  decode: (value) => z.decode(textList, isObject(value) ? value : z.decode(text, value)).join(', '),
  encode: (value) => value,
});

const listed = {
  name: at('brand_name', text),
  /** Address of a picture. */
  logo: at('brand_logo', text),
  category: at('category_name', joined),
  shopNumbers: at('shop_numbers', joined),
};

const wireBrand = record({ brandId: at('brand_id', text), ownId: at('id', text), ...listed });

/** A brand as lists show it. */
export interface StoreBrand {
  id: string;
  name: string;
  logo: string;
  category: string;
  shopNumbers: string;
}

/** Backends call a brand's id `brand_id` or plainly `id`. */
const storeBrand = holding(
  z.codec(z.unknown(), z.custom<StoreBrand>(), {
    decode: (value, context) => {
      const { data } = z.safeParse(wireBrand, value);
      const known = data?.brandId || data?.ownId;
      if (data && known) {
        const { name, logo, category, shopNumbers } = data;
        return { id: known, name, logo, category, shopNumbers };
      }
      context.issues.push({ code: 'custom', input: value, message: 'no brand' });
      return z.NEVER;
    },
    encode: ({ id: brandId, ...brand }) => z.encode(wireBrand, { ...brand, brandId, ownId: brandId }),
  }),
  'record',
  wireBrand,
);

/** One page of a location's brands. The number that comes back is the next page's; nothing or 0 means the last. */
export const getStoreLocatorBrandDetails = defineCall('/getStoreLocatorBrandDetails', {
  effect: 'read',
  audience: 'anyone',
  request: record({
    ...place,
    /** From 1. */
    page: at('page_num', amount.check(z.int(), z.minimum(1))),
    search: at(
      'search_text',
      z.string().check(z.maxLength(searchLength, `longer than ${searchLength} characters`)),
    ),
  }),
  reply: fieldsReply(
    record({ brands: at('brands', presentList(storeBrand)), nextPage: at('page_num', maybe(amount)) }),
  ),
});

const storeEvent = record({
  day: at('day', text),
  month: at('month', text),
  name: at('name', text),
  mallName: at('mallname', text),
  branch: at('branch', text),
  location: at('location', text),
  /** Free text. */
  timing: at('timing', text),
});
export type StoreEvent = z.output<typeof storeEvent>;

const profile = record({
  ...listed,
  images: at('shop_images', textList),
  /** Opening hours in free text. */
  hours: at('shop_time', text),
  manager: at('shop_manager', text),
  phone: at('contact_number', text),
  email: at('contact_email', text),
  /** As people write it: it may lack its scheme. */
  website: at('website_url', text),
  aboutShop: at('about_shop', text),
  /** The same under another name. Both are HTML or plain words. */
  aboutText: at('about_text', text),
  offers: at('offers', detailList(offer)),
  events: at('events', detailList(storeEvent)),
});
export type StoreProfile = z.output<typeof profile>;

/** The profile is `response` itself, or the first entry of a list; a list without one means that there is no such brand. */
const profileReply: ReplyShape<StoreProfile | undefined> = {
  schema: profile,
  place: 'response',
  decode: (body) => {
    const { response } = body;
    const found: unknown = Array.isArray(response) ? response[0] : flatten(body);
    return found === undefined ? undefined : z.parse(profile, found);
  },
  encode: (value) => ({ response: value === undefined ? [] : z.encode(profile, value) }),
};

export const getStoreProfileDetails = defineCall('/getStoreProfileDetails', {
  effect: 'read',
  audience: 'anyone',
  request: record({ ...place, brandId: at('brand_id', id) }),
  reply: profileReply,
});

const floor = record({
  id: at('floor_id', id),
  name: at('floor_name', text),
  /** Addresses of the floor's plan. */
  images: at('floor_images', textList),
  brands: at('brands', detailList(storeBrand)),
});
export type StoreFloor = z.output<typeof floor>;

const category = record({ name: at('category_name', text), brands: at('brands', detailList(storeBrand)) });
export type StoreCategory = z.output<typeof category>;

const directory = record({ floors: at('floors', list(floor)), categories: at('categories', list(category)) });
/** All brands of a location, by floor and by category. */
export type StoreDirectory = z.output<typeof directory>;

export const getStoreLocatorFloorCatDetails = defineCall('/getStoreLocatorFloorCatDetails', {
  effect: 'read',
  audience: 'anyone',
  request: record(place),
  reply: fieldsReply(directory),
});

const layout = record({
  image: at('floor_image', text),
  name: at('floor_name', text),
  categories: at('categories', list(category)),
});
/** One floor: its plan, and its brands by category. All of it is empty for a floor that does not exist. */
export type MallLayout = z.output<typeof layout>;

export const getMallLayout = defineCall('/getMallLayout', {
  effect: 'read',
  audience: 'anyone',
  request: record({ ...place, floorId: at('floor_id', id) }),
  reply: fieldsReply(layout),
});
