/** Minutes after midnight. A slot that ends after the next midnight has `to` above 1,440. */
interface SlotHours {
  from: number;
  to: number;
}

const day = 24 * 60;
/** Minutes. A text with a later end on the next day probably has AM instead of PM by mistake. */
const longestNight = 18 * 60;
/** Characters. A longer text says more than the hours of a slot. */
const longestText = 60;

/**
 * The hours in the name of a time slot, such as '10 AM to 9 PM', '10:30am – 9.30pm' or '10:00 - 22:00'. Undefined for
 * every other text: several spans, hours of some days only, '2 to 4', words. Then the app must not claim anything
 * (docs/product/formats.md#hours).
 */
export function slotHours(text: string): SlotHours | undefined {
  if (text.length > longestText) return undefined;
  const words = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .trim();
  const { start = '', end = '' } = spanPattern.exec(words)?.groups ?? {};
  const by24 = [start, end].some((part) => after12.test(part));
  const [opening, closing] = [timesOf(start, by24), timesOf(end, by24)];
  if (opening.length > 1 && closing.length > 1) return undefined;
  const sameDay = opening.flatMap((from) =>
    closing.flatMap((to) => (from < (to || day) ? [{ from, to: to || day }] : [])),
  );
  if (sameDay.length > 0) return sameDay.length === 1 ? sameDay[0] : undefined;
  if (opening.length !== 1 || closing.length !== 1) return undefined;
  const overnight = { from: opening[0] ?? 0, to: (closing[0] ?? 0) + day };
  return overnight.to - overnight.from <= longestNight ? overnight : undefined;
}

const time = String.raw`\d{1,2}([:.]\d{2})?( ?(am|pm|noon|midnight))?|noon|midnight`;
const unit = '( ?(hrs|hours|h))?';
const spanPattern = new RegExp(`^(?<start>${time})${unit} ?(to|till|until|-|–|—) ?(?<end>${time})${unit}$`);

const timePattern = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?: ?(?<half>am|pm|noon|midnight))?$/;

/** A time that exists only on a 24-hour clock. */
const after12 = /^(00?|1[3-9]|2\d)[:.]\d{2}$/;

/**
 * The minutes after midnight that a time may mean: none for a text that is not a time, two for a time without AM or PM
 * that could be either.
 */
function timesOf(text: string, by24: boolean): number[] {
  if (text === 'noon') return [day / 2];
  if (text === 'midnight') return [0];
  const { hour, minute, half } = timePattern.exec(text)?.groups ?? {};
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (!hour || minutes > 59) return [];
  if (by24 && minute && !half) return hours * 60 + minutes <= day ? [(hours * 60 + minutes) % day] : [];
  if (hours < 1 || hours > 12) return [];
  const morning = (hours % 12) * 60 + minutes;
  if (half === 'am') return [morning];
  if (half === 'pm') return [morning + day / 2];
  if (half) return morning === 0 ? timesOf(half, by24) : [];
  return [morning, morning + day / 2];
}
