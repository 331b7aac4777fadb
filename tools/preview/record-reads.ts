import type { Call, ReplyOf, WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { readEnvelope } from '@/contract/envelope';
import { tokensOf } from '@/contract/tokens';
import type { Known, Mall } from '../backend-kit/check/known';
import { NotTried, type Step } from '../backend-kit/check/plan';
import { historyReads, memberReads, pageAfter, paging, visitorReads } from '../backend-kit/check/plan-reads';
import { login } from '../backend-kit/check/plan-writes';
import { moreReads } from './more-reads';
import { aboutOf, type RecordedAnswer } from './recorded-answer';

export interface ReadsOf {
  mall: Mall;
  /** YYYY-MM-DD. */
  today: string;
  /** Without it, a visitor asks. */
  member?: { mobile: string; otp: string };
}

/** Sends a call with an access token, or without one. */
type Ask = (
  call: Call,
  values: WireBody,
  bearer: string | undefined,
) => Promise<Pick<RecordedAnswer, 'status' | 'body'>>;

type Recorded = RecordedAnswer & { call: CallName };

/**
 * Asks the sandbox for everything that the app reads as somebody, after the login of a member. Gives its answers in the
 * order in which they came. Throws where the login fails.
 */
export async function recordReads(ask: Ask, { mall, today, member }: ReadsOf): Promise<Recorded[]> {
  const known: Known = { mall, today, mobile: member?.mobile, otp: member && Number(member.otp) };
  const recorded: Recorded[] = [];
  const seen = new Set<string>();

  /** Keeps an answer, and gives what the app reads of it: nothing where it is a refusal, or asked for once more. */
  async function read(name: CallName, values: WireBody, as: Step['as']): Promise<unknown> {
    const call: Call = calls[name];
    const about = aboutOf(call, values);
    const key = `${name} ${JSON.stringify(about)}`;
    if (seen.has(key)) return undefined;
    seen.add(key);
    const answer = await ask(call, values, as === 'member' ? known.tokens?.access : undefined);
    recorded.push({ call: name, about, ...answer });
    const { kind } = readEnvelope(call, { status: answer.status, body: JSON.stringify(answer.body) });
    return kind === 'answer' ? call.reply.decode(answer.body) : undefined;
  }

  async function perform({ call, as, request, learn }: Step): Promise<unknown> {
    const values = as === 'member' && !member ? new NotTried('') : request(known);
    if (values instanceof NotTried) return undefined;
    const reply = await read(call, values, as);
    if (reply === undefined) return undefined;
    learn?.(reply, known);
    await readMore(call, reply, values, as);
    return reply;
  }

  /** The later pages, and what else an answer leads to. */
  async function readMore(call: CallName, first: unknown, asked: WireBody, as: Step['as']): Promise<void> {
    const replies = [{ reply: first, asked }];
    const pages = paging[call];
    for (let page = 1, last = first; pages; ) {
      const next = pageAfter(pages, last, page);
      if (next === undefined) break;
      const request = { ...asked, ...pages.later, page: next };
      last = await read(call, request, as);
      if (last === undefined) break;
      replies.push({ reply: last, asked: request });
      page = next;
    }
    for (const more of moreReads.filter(({ from }) => from === call)) {
      // A member's are recorded with a member, and those of everybody with the visitor.
      if ((calls[more.call].audience === 'customer') !== (member !== undefined)) continue;
      const who = member ? 'member' : 'visitor';
      for (const values of replies.flatMap((each) => more.requests(each.reply, each.asked, known))) {
        const reply = await read(more.call, values, who);
        if (reply !== undefined && more.call !== call) await readMore(more.call, reply, values, who);
      }
    }
  }

  async function logIn(): Promise<void> {
    const [getOtp, loginCustomer] = login;
    await perform(getOtp);
    const reply = (await perform(loginCustomer)) as ReplyOf<typeof calls.loginCustomer> | undefined; // of this call
    known.tokens = reply && tokensOf(reply);
    known.customerId = reply?.merchant?.customer?.id ?? reply?.userId;
    if (!known.tokens || !known.customerId)
      throw new Error('The sandbox refused the login of a demo member.');
  }

  if (member) await logIn();
  for (const step of [...visitorReads, ...memberReads, ...historyReads]) await perform(step);
  return recorded;
}
