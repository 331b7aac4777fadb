import * as z from 'zod/mini';
import { ambient, identity } from './ambient';
import { defineCall, fieldsReply } from './call';
import { at, record } from './record';
import { amount, detailList, flag, holding, id, maybe, presentList, text, textList } from './wire';

const offerLocation = record({
  address: at('address', text),
  /** Degrees. */
  latitude: at('latitude', maybe(amount)),
  longitude: at('longitude', maybe(amount)),
  phone: at('primary_contact_number', text),
  email: at('primary_contact_email', text),
  merchantName: at('merchant_name', text),
  locationName: at('location_name', text),
});
export type OfferLocation = z.output<typeof offerLocation>;

export const offer = record({
  id: at('id', id),
  images: at('offer_image', textList),
  brandName: at('offer_brand', text),
  title: at('offer_title', text),
  subTitle: at('offer_sub_title', text),
  /** YYYY-MM-DD. */
  startDate: at('offer_start_date', text),
  endDate: at('offer_end_date', text),
  expireText: at('offer_expire_text', text),
  /** '1' date range, '2' starts, '3' expires, '4' custom text. */
  dateDisplay: at('display_custom_text_or_date', text),
  customText: at('custom_text', text),
  couponApplicable: at('coupon_applicable', flag(false)),
  couponCode: at('coupon_code', text),
  locationCount: at('location_count', maybe(amount)),
  keyHighlight1: at('key_highlight1', text),
  keyHighlight2: at('key_highlight2', text),
  keyHighlight3: at('key_highlight3', text),
  keyHighlight4: at('key_highlight4', text),
  keyHighlight5: at('key_highlight5', text),
  /** HTML. */
  longDescription: at('long_description', text),
  merchantName: at('merchant_name', text),
  locations: at('locations', detailList(offerLocation)),
});
export type Offer = z.output<typeof offer>;

/** One page of offers. The answer's number is that of the next page. Nothing or 0 means that this was the last page. */
export const getMerchantOffers = defineCall('/getMerchantOffers', {
  effect: 'read',
  statusCode: 'required',
  request: record({
    merchantId: ambient.merchantId,
    platform: ambient.platform,
    /** From 1. */
    page: at('page_num', amount.check(z.int(), z.minimum(1))),
    search: at('search_text', text),
  }),
  reply: fieldsReply(
    record({ offers: at('offers', presentList(offer)), nextPage: at('page_num', maybe(amount)) }),
  ),
});

/** The offer itself, or a list that holds it; an empty list means that there is no such offer. */
const oneOffer = holding(
  z.codec(
    z.custom<object>((value) => typeof value === 'object' && value !== null),
    z.custom<Offer | undefined>(),
    {
      decode: (value, context) => {
        const wire: unknown = Array.isArray(value) ? value[0] : value;
        if (wire === undefined) return undefined;
        const result = z.safeParse(offer, wire);
        if (result.success) return result.data;
        context.issues.push({ code: 'custom', input: value, message: 'no offer' });
        return z.NEVER;
      },
      encode: (value) => (value === undefined ? [] : z.encode(offer, value)),
    },
  ),
  'record',
  offer,
);

export const getOfferDetails = defineCall('/getOfferDetails', {
  effect: 'read',
  statusCode: 'required',
  request: record({ ...identity, offerId: at('offer_id', id) }),
  reply: fieldsReply(record({ offer: at('offer_details', oneOffer) })),
});
