/** Hours of one day, in minutes after midnight. A shop that closes after the next midnight has `closes` above 1,440. */
export interface Hours {
  opens: number;
  closes: number;
}

const day = 24 * 60;
/** Minutes. A text with a later closing time on the next day probably has AM instead of PM by mistake. */
const longestNight = 18 * 60;
/** Characters. Hours are short, so a longer text says something else as well. */
const longestText = 60;

/**
 * The hours in a free text of a backend, such as '10 AM to 9 PM', '10:30am – 9.30pm' or '10:00 - 22:00'. Undefined for
 * every other text: several spans, hours of some days only, '2 to 4', words. Then the app must not claim anything
 * (docs/product/formats.md#hours).
 */
export function readHours(text: string): Hours | undefined {
  if (text.length > longestText) return undefined;
  const words = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .trim();
  if (roundTheClock.test(words)) return { opens: 0, closes: day };
  const { from = '', to = '' } = spanPattern.exec(words)?.groups ?? {};
  const by24 = [from, to].some((part) => after12.test(part));
  const [opening, closing] = [timesOf(from, by24), timesOf(to, by24)];
  if (opening.length > 1 && closing.length > 1) return undefined;
  const sameDay = opening.flatMap((opens) =>
    closing.flatMap((end) => (opens < (end || day) ? [{ opens, closes: end || day }] : [])),
  );
  if (sameDay.length > 0) return sameDay.length === 1 ? sameDay[0] : undefined;
  if (opening.length !== 1 || closing.length !== 1) return undefined;
  const overnight = { opens: opening[0] ?? 0, closes: (closing[0] ?? 0) + day };
  return overnight.closes - overnight.opens <= longestNight ? overnight : undefined;
}

const roundTheClock = /^(open )?24 ?(hours|hrs)$|^24 ?[x/] ?7$/;

const time = String.raw`\d{1,2}([:.]\d{2})?( ?(am|pm|noon|midnight))?|noon|midnight`;
const unit = '( ?(hrs|hours|h))?';
const spanPattern = new RegExp(`^(?<from>${time})${unit} ?(to|till|until|-|–|—) ?(?<to>${time})${unit}$`);

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
