/**
 * The client's own words for points in a mail, such as "We don't say points, we say Petals". `undefined` where it has none.
 * Only a line that speaks of points, coins or stars names them, and a name has a capital.
 */
export function pointNameIn(mail: string): RegExp | undefined {
  const lines = mail.split('\n').filter((line) => ofPoints.test(line));
  const names = lines.flatMap((line) => [...line.matchAll(naming)].flatMap(([, name]) => name ?? []));
  const known = [...new Set(names.map((name) => name.replace(/(?:ie)?s$/, '')))];
  return known.length === 0
    ? undefined
    : new RegExp(`(?<!\\p{L})(?:${known.join('|')})(?:y|ie)?s?(?!\\p{L})`, 'gu');
}

const ofPoints = /\bpoints?\b/i;
/** A name of several words is that of a programme. */
const naming =
  /\b(?:call(?:ed)?|says?|named?|told as|are|instead)(?: (?:our|the|them|it|points|a))*:? ["“'‘]?(\p{Lu}\p{Ll}{2,})(?!\p{Ll}| \p{Lu})/gu;
