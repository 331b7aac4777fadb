/**
 * The client's own words for points in a mail: "We don't say points, we say Petals", "1 petal for every 50 rupees". `undefined`
 * where it has none.
 */
export function pointNameIn(mail: string): RegExp | undefined {
  const lines = mail.split('\n').filter((line) => ofPoints.test(line));
  const found = [...lines.flatMap((line) => [...line.matchAll(naming)]), ...mail.matchAll(rate)];
  const names = found.flatMap(([, name = '']) => (ofPoints.test(name) ? [] : name.replace(/(?:ie)?s$/, '')));
  if (names.length === 0) return undefined;
  return new RegExp(`(?<!\\p{L})(?:${[...new Set(names)].join('|')})(?:y|i?e)?s?(?!\\p{L})`, 'gu');
}

const ofPoints = /\b(?:points?|loyalty currency)\b/i;
/** A name has a capital or quotes, or stands "instead of points", and one of several words is that of a programme. */
const naming =
  /(?:\b(?:call(?:ed)?|says?|named?|told as|are|instead)(?: (?:our|the|them|it|points|a))*:? ["“'‘]?(?=\p{Lu}\p{Ll})|\b(?:called|named|points are) ["“'‘]|\binstead of points(?::|,? we (?:want|have|say|use|call them)) ["“'‘]?)(\p{L}{3,})(?!\p{L}| \p{Lu})/gu;
/** What so much money earns. */
const rate =
  /\b(?:\d+|a|one|two) (\p{L}{3,}) (?:per|each|for (?:every|each)|on every) (?:rs\.? ?|[₹€$£] ?)?(?:\d[\d,.]* ?)?(?:rs|₹|€|\$|£|inr|rupee|euro|dollar|pound|shilling|dirham|riyal|rial|dinar|baht|ringgit|peso|rand|franc|krone|lira|yen|yuan|spent)/giu;
