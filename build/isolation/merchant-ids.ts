/**
 * A number that stands for a merchant: after a word such as `merchant_id`, as a whole JSON string, as a whole step of a
 * path, or as the first label of a host. Mere digits are nothing.
 */
const asMerchant = [
  String.raw`merchants?(?:_?id)?["'\\]*\s*[:=/]{1,3}\s*["'\\]*(\d{1,10})\b`,
  String.raw`[:[,]\s*"(\d{1,10})"`,
  String.raw`/(\d{1,10})(?=["'\`/?#;\s])`,
  String.raw`(?<=//|["'\s])(\d{1,10})\.[a-z]`,
];
const inCore = new RegExp(asMerchant[0] ?? '', 'gi');
const inSite = new RegExp(asMerchant.join('|'), 'gi');

/** The numbers in a site's own file that stand for a merchant. Style sheets hold no ids, but fractions such as 16/9. */
export function merchantIdsIn(text: string): Set<string> {
  return idsBy(inSite, text.replaceAll(/<style>[\s\S]*?<\/style>/g, ''));
}

/** The same for code, where only a word can tell a merchant's number from any other. */
export function merchantIdsInCode(text: string): Set<string> {
  return idsBy(inCore, text);
}

function idsBy(pattern: RegExp, text: string): Set<string> {
  const ids = new Set<string>();
  for (const [, ...groups] of text.matchAll(pattern)) {
    const id = groups.find((group) => group !== undefined);
    if (id !== undefined) ids.add(id);
  }
  return ids;
}
