import * as z from 'zod/mini';
import { identity } from './ambient';
import { defineCall, wholeReply } from './call';
import { labelledLists } from './labelled-lists';
import { at, record } from './record';
import { id, text } from './wire';

const faq = record({
  id: at('id', text),
  /** An entry without a question is dropped. */
  question: at('question', id),
  /** HTML as the server sends it. */
  answer: at('answer', text),
});
export type Faq = z.output<typeof faq>;

/** Only an empty `response` says that there are no FAQs; without one, nothing is known of them. */
const given = z.unknown().check(z.refine((value) => value !== undefined && value !== null));

/** Questions and answers, by category. */
export const getFaqList = defineCall('/getFaqList', {
  effect: 'read',
  audience: 'anyone',
  request: record(identity),
  reply: wholeReply(z.pipe(given, labelledLists(faq))),
});
