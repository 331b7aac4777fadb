import { billState } from '@/lib/bill-status';
import { calendarDay, zonedMoment } from '@/lib/calendar-day';
import { indianMoment } from '@/lib/relative-time';

export interface Verdict {
  severity: 'broken' | 'tolerated';
  expected: string;
  shopper: string;
}

/** The field of a value. */
interface Place {
  /** Its wire name. */
  name: string;
  /** Its wire names from the top. */
  path: string;
}

const dates = new Set(
  `offer_start_date offer_end_date special_price_start_date special_price_end_date expiry_date bill_date
  order_date voucher_expiry_date date_earned_or_redeemed points_expiry_date`.split(/\s+/),
);
const withTime = new Set(['date_earned_or_redeemed', 'order_date', 'bill_date']);

const pictures = new Set(
  `image_name product_images offer_image banner_images brand_logo shop_images floor_images floor_image
  notification_image membership_bar_code launch_banner correct_image wrong_image bill_image`.split(/\s+/),
);

/** What a screen names something by. Without it, a line, tile or tab has no words. */
const names = new Set(
  `location_name brand_name product_name tier_name offer_title floor_name slot_name points_unit_short_name
  loyalty_currency_code loyalty_id loyalty_program_name`.split(/\s+/),
);

const choices: Readonly<Record<string, readonly string[]>> = {
  earned_redeemed_flag: ['1', '2'],
  earn_or_redeemed_reason_id: ['1', '2', '3', '4'],
  display_custom_text_or_date: ['1', '2', '3', '4'],
};

/** States of an ordered item that need no other colour (docs/product/orders.md#status-of-an-item). */
const orderStates = new Set([
  ...['ordered', 'kept aside', 'partially(d/r/c)', 'collected', 'delivered', 'delivered/collected'],
  ...['cancelled', 'canceled', 'rejected'],
]);

/**
 * What the app would show wrongly although it can read it. `read` is what the contract makes of the value.
 */
export function judgeValue({ name, path }: Place, read: unknown): Verdict | undefined {
  if (Array.isArray(read)) {
    for (const each of read) {
      const verdict = judgeValue({ name, path }, each);
      if (verdict) return verdict;
    }
    return undefined;
  }
  if (typeof read !== 'string') return undefined;
  if (read.trim() === '') return emptyName({ name, path });
  if (dates.has(name)) return judgeDate(name, read);
  if (name === 'created_at') return judgeTime(read);
  if (pictures.has(name)) return judgePicture(read);
  const allowed = choices[name];
  if (allowed && !allowed.includes(read)) {
    return broken(allowed.join(', '), 'The app does not know it, and shows it as the usual one.');
  }
  const ofBill = name === 'status' && /transactionDetails|bill_data/.test(path);
  if (ofBill && billState(read) === undefined) {
    return broken(
      'Pending, Processing, Processed, Rejected or Cancelled',
      'The bill has no colour and no icon.',
    );
  }
  if (name === 'order_status_text' && !orderStates.has(normalised(read))) {
    return broken([...orderStates].join(', '), 'The order has a state without a colour.');
  }
  return undefined;
}

/** Bills, orders and carts name a brand and a place only where they know them. */
const ofLists = /^(locations|brands|response)\b|(floors|categories)\[\]\.brands|products|productDetails/;

function emptyName({ name, path }: Place): Verdict | undefined {
  if ((name === 'brand_name' || name === 'location_name') && !ofLists.test(path)) return undefined;
  return names.has(name)
    ? broken(
        'a text that is not empty',
        name === 'loyalty_id' ? 'Nobody can log in.' : 'There is an empty place instead of a name.',
      )
    : undefined;
}

function judgeTime(read: string): Verdict | undefined {
  const expected = 'a time as YYYY-MM-DD HH:mm:ss';
  if (indianMoment(read) === undefined) return broken(expected, 'The notification has no time.');
  return judgeZone(read, expected);
}

function judgeDate(name: string, read: string): Verdict | undefined {
  const expected = 'a date as YYYY-MM-DD';
  if (/^0000-00-00/.test(read))
    return { severity: 'tolerated', expected: `${expected}, or an empty text`, shopper: '' };
  if (calendarDay(read) === undefined) return broken(expected, 'The date is missing.');
  const zoned = judgeZone(read, expected);
  if (zoned) return zoned;
  return read.length > 10 && !withTime.has(name)
    ? { severity: 'tolerated', expected, shopper: '' }
    : undefined;
}

/** A time that names its zone is shown in India's time, so its day may differ from what stands there. */
function judgeZone(read: string, expected: string): Verdict | undefined {
  if (zonedMoment(read) === undefined) return undefined;
  return { severity: 'tolerated', expected, shopper: `The app reads the day ${calendarDay(read)}.` };
}

function judgePicture(read: string): Verdict | undefined {
  const expected = 'an https address of a picture';
  if (/^(https:\/\/|data:image\/)/i.test(read)) return undefined;
  if (!/^http:\/\//i.test(read)) return broken(expected, 'The picture is missing.');
  const loopback = /^http:\/\/([^/]*\.)?(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/i.test(read);
  return loopback ? undefined : { severity: 'tolerated', expected, shopper: '' };
}

function broken(expected: string, shopper: string): Verdict {
  return { severity: 'broken', expected, shopper };
}

function normalised(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\s*([/(])\s*/g, '$1');
}
