import type { Mention } from './find-topics';

/** Whether a text says of a topic that it is not wanted: "no offers, please drop the FAQs, the bell is not needed". */
export function isRefused(text: string, mention: Mention, all: readonly Mention[]): boolean {
  const before = all.filter(({ to }) => to <= mention.from).at(-1);
  const after = all.find(({ from }) => from >= mention.to);
  return (
    isRefusedBefore(text, mention, before, all) ||
    endRefusal.test(text.slice(mention.to, after?.from).split(clauseEnd)[0] ?? '') ||
    // "offers and feedback are not needed"
    (after !== undefined && list.test(text.slice(mention.to, after.from)) && isRefused(text, after, all))
  );
}

function isRefusedBefore(
  text: string,
  mention: Mention,
  before: Mention | undefined,
  all: readonly Mention[],
): boolean {
  const between = text.slice(before?.to ?? 0, mention.from);
  // a list goes on with the same word: "no offers, feedback or FAQs"
  if (before && list.test(between)) {
    const earlier = all.filter(({ to }) => to <= before.from).at(-1);
    return isRefusedBefore(text, before, earlier, all);
  }
  const clause = between.split(clauseEnd).at(-1) ?? '';
  return refusal.test(clause.replace(notMeant, ' '));
}

/** Whether a text wants something at a later time: "gift cards not at the start". */
export function isForLater(text: string): boolean {
  return later.test(text);
}

const later =
  /\bnot (?:yet|now|immediately|(?:at|from|in|for|on) (?:the )?(?:start|beginning|first|launch|opening))\b|\blater\b(?! than)|\bonly (?:after|from)\b|\b(?:for now|next year|phase (?:2|two)|second phase|(?:maybe|perhaps) in|in the first (?:week|month|year))\b/i;
const list = /^(?:[\s,;/&]|\b(?:and|or|nor|the|a|an|any|our)\b)*$/i;
/** Where another statement begins. */
export const clauseEnd = /[.;:!?]|,(?=\s*\w+\s+\w+)|\b(?:but|and|instead)\b/i;
/** Words that say that something is not wanted. */
export const refusal =
  /\b(?:no|not|never|without|don['’]?t|doesn['’]?t|nor|dislike|avoid|drop|ditch|scrap|omit|remove|hide|skip|disable|(?:switch|turn)(?:ed)? off|leave out|get rid of|rip out|strip out)\b/i;
const endRefusal =
  /\b(?:(?:not|isn['’]t|aren['’]t) (?:needed|wanted|required|necessary)|unnecessary|should be off|prefer none|none please|nowhere)\b/i;
/** Words that hold one of these and refuse nothing. */
const notMeant =
  /\b(?:(?:do not|don['’]?t) (?:forget|miss)|not only|no problem|no later than|no\.\s*\d+|not sure)\b/gi;
