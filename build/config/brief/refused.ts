import type { Mention } from './find-topics';

/** Whether a text says of a topic that it is not wanted: "no offers, please drop the FAQs, the bell is not needed". */
export function isRefused(text: string, mention: Mention, all: readonly Mention[]): boolean {
  const before = all.filter(({ to }) => to <= mention.from).at(-1);
  const after = all.find(({ from }) => from >= mention.to);
  return (
    isRefusedBefore(text, mention, before, all) ||
    saidNo.test(text.slice(mention.to)) ||
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
  const said = clause.replace(notMeant, ' ').replace(otherDeed, ' ');
  const [, ...after] = said.split(refusal);
  // "remove the play area from the bookings" refuses no bookings
  return after.length > 0 && near.test((after.at(-1) ?? '').replace(wishTo, ' '));
}

/** Whether a text wants a topic at a later time: "gift cards not at the start". */
export function isForLater(text: string, { from, to }: Mention): boolean {
  const before = text.slice(0, from).split(statementEnd).at(-1);
  return later.test(`${before} ${text.slice(to).split(statementEnd)[0]}`);
}

/** Whether a text only compares with a topic, or tells of the past: "less like a game", "with the stamp cards we had". */
export function isElsewhere(text: string, { from, to }: Mention): boolean {
  const before = text.slice(0, from).split(clauseEnd).at(-1) ?? '';
  return comparison.test(before) || past.test(`${before} ${text.slice(to).split(clauseEnd)[0]}`);
}

const comparison =
  /(?<!\b(?:would|['’]d|we|i|you|they|people|customers|members) )\blike (?:(?:in|on|at|with|the|an?|our|your|other) )*$/i;
const past =
  /\b(?:we had|we used to|last (?:year|month|time)|in the past|until now|saw (?:it|this|that)|in the demo|the demo (?:had|shows|showed))\b/i;
const later =
  /\bnot (?:yet|now|immediately|(?:at|from|in|for|on) (?:the )?(?:start|beginning|first|launch|opening))\b|\blater\b(?! than)|\bonly (?:after|from) (?:the )?(?:opening|launch|start|\d|diwali|next)|\b(?:for now|next year|phase (?:2|two)|second phase|(?:maybe|perhaps) in|in the first (?:week|month|year))\b/i;
/** "we don't want to follow people" */
const wishTo = /\b(?:want|need|wish|like|have) to\b/i;
/** At most five words, and none that leads to another thing. */
const near = /^\W*(?:(?!(?:from|in|on|at|to|behind)\b)[\p{L}\p{N}'’-]+(?:[^\p{L}\p{N}]+|$)){0,5}$/iu;
const statementEnd = /[.;!?]\s|\bbut\b/i;
const list = /^(?:[\s,;/&]|\b(?:and|or|nor|the|a|an|any|our)\b)*$/i;
/** Where another statement begins. */
export const clauseEnd = /[.;:!?]|,(?=\s*\w+\s+\w+)|\b(?:but|and|instead)\b/i;
/** Words that say that something is not wanted. */
export const refusal =
  /\b(?:no|not|never|without|don['’]?t|doesn['’]?t|nor|dislike|avoid|(?<=^\W*|\b(?:please|pls|to|can|could|should|must|and|let['’]s|just|then|also|,) )drop|ditch|scrap|omit|remove|hide|skip|disable|(?:switch|turn)(?:ed)? off|leave out|get rid of|rip out|strip out)\b/i;
/** "Dark mode: no thank you" */
const saidNo = /^\s*[:?–-]?\s*(?:no,? thank|(?:no|none|never|nope)(?=[.!,;]|$))/i;
const endRefusal =
  /\b(?:(?:not|isn['’]t|aren['’]t) (?:needed|wanted|required|necessary)|unnecessary|should be off|prefer none|none please|nowhere)\b/i;
/** Words that hold one of these and refuse nothing. */
const notMeant =
  /\b(?:(?:do not|don['’]?t) (?:forget|miss)|not only|if not|no problem|no later than|no\.\s*\d+|not sure)\b/gi;
/** A refusal of something else: "our shops do not take part in offers" refuses no offers. */
const otherDeed =
  /\b(?:do|does|did|can|could|will|would|should|must|shall)(?:n['’]?t| not) (?!(?:also |really )?(?:want|need|like|have|use|show|offer|put|include|add|allow|ask|send|give|say|let|be|get|make|do|see|display)\b)\w+/gi;
