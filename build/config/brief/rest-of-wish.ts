import type { Mention } from './find-topics';

/** The parts of a wish that hold a wish of their own, and none of the words that have an answer. */
export function restOf(text: string, answered: readonly Mention[]): string[] {
  const rest: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of [...text.matchAll(clauseGap), { index: text.length, 0: '' }]) {
    const to = index;
    const clause = text.slice(from, to).trim();
    const isAnswered = answered.some((mention) => mention.from < to && mention.to > from);
    const words = clause.split(/\s+/).length;
    if (!isAnswered && words > 2 && asks.test(`${clause}${gap}`) && !isAside.test(clause))
      rest.push(clause.replace(/[.,;:!]+$/, ''));
    from = index + gap.length;
  }
  return rest;
}

/** Between statements: a stop, a bracket, a dash, a comma before several words, or a word that begins another one. */
const clauseGap =
  /[.;:!?]+["”’)]*\s+|\s+[-–—]+\s+|\s*[()](?:\s+[-–—])?\s*|,\s+(?:(?:and|but|or|so)\s+)?(?=\S+\s+\S+\s+\S)|\s+(?:but|so that)\s+|\s+and\s+(?=(?:also|please|pls|then|we|i|the|they|he|she|you|it|no|not|don['’]?t|can|could|our|what|who|how|only|nothing|must|should)\b)/gi;
/** Words of a wish, a question, a limit or a refusal. */
const asks =
  /\?|\b(?:wants?|needs?|must|should|shall|can|could|would|please|pls|ha(?:s|ve) to|make sure|let|never|nothing|nobody|none|no|don['’]?t|doesn['’]?t|without|except|only|max|maximum|min|minimum|at (?:most|least)|how|what|who|where|why|whether|instead)\b/i;
/** Thoughts about the wish. */
const isAside =
  /^(?:(?:and|but|so|or) )?(?:i (?:know|think|believe|guess|don['’]?t know|understood|promised|like|do like)|you (?:people )?(?:know|tell)|if (?:that|it) (?:can|could|is)|i want it$|(?:because|since|as) |no,? (?:thank|question|idea|problem|need|answer)|don['’]?t (?:ask|worry))/i;
