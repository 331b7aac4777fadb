/**
 * A number that stands for a merchant: after a word such as `merchant_id`, as a whole JSON string, as a whole step of a
 * path, or as the first label of a host. Digits anywhere else are no id.
 */
const afterWord = /merchants?(?:_?id)?["'\\]*\s*[:=/]{1,3}\s*["'\\]*(\d{1,10})\b/gi;
const asString = /[:[,]\s*"(\d{1,10})"/g;
const asStep = /\/(\d{1,10})(?=["'`/?#;\s])/g;
const asLabel = /(?:\/\/|["'\s])(\d{1,10})\.[a-z]/gi;

/** The numbers in a site's own file that stand for a merchant. Style sheets hold no ids, but fractions such as 16/9. */
export function merchantIdsIn(text: string): Set<string> {
  return idsBy([afterWord, asString, asStep, asLabel], text.replaceAll(/<style>[\s\S]*?<\/style>/g, ''));
}

/** The same for code, where only a word can tell a merchant's number from any other. */
export function merchantIdsInCode(text: string): Set<string> {
  return idsBy([afterWord], text);
}

/** Only these are searched for ids. Pictures and fonts hold numbers by chance. */
export function isText(path: string): boolean {
  return !/\.(png|jpe?g|webp|ico|woff2?|svg)$/.test(path);
}

/** One pass for each pattern. That is faster than one pass for all, because each begins with fixed letters. */
function idsBy(patterns: readonly RegExp[], text: string): Set<string> {
  return new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, id = '']) => id)));
}
