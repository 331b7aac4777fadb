import type { Call, ReplyOf, WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { aboutOf, type RecordedAnswer } from '@/contract/recorded-answer';
import { tokensOf } from '@/contract/tokens';
import { parsedJson } from '@/lib/parsed-json';
import { memberReads, visitorReads } from '../check/all-reads';
import { type ClientOptions, createClient, isOpenHttp, type Outcome } from '../check/client';
import { isTooDeep, judgeAnswer } from '../check/judge-answer';
import type { Known, Mall } from '../check/known';
import { createMask } from '../check/mask';
import { NotTried, type Step } from '../check/plan';
import { historyReads, pageAfter, paging } from '../check/plan-reads';
import { login } from '../check/plan-writes';
import { moreReads } from './more-reads';
import { createReplacer } from './replace-people';

export interface RecordOptions extends ClientOptions {
  mall: Mall;
  /** The mall's site, as `https://mall.example`. */
  origin?: string | undefined;
  /** The number of a test member. Without it only what a visitor may ask is recorded. */
  mobile?: string | undefined;
  /** Gives the OTP that the member got, or nothing. */
  askOtp?: () => Promise<string | undefined>;
  /** YYYY-MM-DD. */
  today?: string;
  /** Called before each call. */
  onCall?: (call: CallName) => void;
  /** The backend shows sample people: they stay as they are, the login is kept too, and nothing is cut. */
  isSample?: boolean;
}

export interface Recorded {
  answers: Partial<Record<CallName, RecordedAnswer[]>>;
  /** What was asked and could not be kept. */
  failed: NotKept[];
  /** What was not asked, because there was nothing to ask for. */
  notAsked: NotKept[];
  /** False where the login failed or the backend stopped answering. */
  isWhole: boolean;
}

export interface NotKept {
  call: CallName;
  why: string;
}

interface Raw {
  call: CallName;
  values: WireBody;
  status: number;
  body: WireBody;
}

/** After so many calls in a row without an answer nobody is there. */
const mostSilent = 3;
const mostRequests = 400;
/** Bytes of all answers together. */
const mostBytes = 50 * 1024 * 1024;
const mostPages = 20;
/** So many things of one kind are asked for. */
const mostOfAKind = 20;

/**
 * Asks a backend for everything that the app reads, and gives its answers without the data of people. Changes nothing
 * but a login, if there is a number. Never rejects because of a backend. Throws for an address on http, except on this
 * machine.
 */
export async function recordBackend(options: RecordOptions): Promise<Recorded> {
  const { mall, mobile, url, origin, isSample = false } = options;
  const most = (limit: number) => (isSample ? Number.POSITIVE_INFINITY : limit);
  if (isOpenHttp(url)) throw new TypeError('http would show tokens to everybody on the way.');
  const known: Known = { mall, mobile, today: options.today ?? new Date().toISOString().slice(0, 10) };
  const client = createClient(options);
  const raw: Raw[] = [];
  const seen = new Set<string>();
  const failed: NotKept[] = [];
  const notAsked: NotKept[] = [];
  let [silent, requests, bytes] = [0, 0, 0];
  let noMember = mobile === undefined ? 'It needs a logged-in member: --mobile.' : undefined;

  /** Sends a request. Keeps what comes, but for a login. Gives what the app reads of it. */
  async function ask(name: CallName, values: WireBody, as: Step['as']): Promise<unknown> {
    const call: Call = calls[name];
    const key = `${name} ${JSON.stringify(aboutOf(call, values))}`;
    if (seen.has(key) || silent >= mostSilent || requests >= most(mostRequests)) return undefined;
    seen.add(key);
    requests += 1;
    const bearer = as === 'member' ? known.tokens?.access : undefined;
    options.onCall?.(name);
    const outcome = await client.ask(call, values, { bearer, origin });
    silent = outcome.kind === 'failed' && outcome.reason !== 'too large' ? silent + 1 : 0;
    if (outcome.kind === 'answer') bytes += outcome.bytes;
    const found = bytes > most(mostBytes) ? 'All answers together are larger than 50 MB.' : bodyOf(outcome);
    if (typeof found === 'string') failed.push({ call: name, why: found });
    else raw.push({ call: name, values, ...found });
    const judged = judgeAnswer(call, outcome, createMask());
    if (judged.kind === 'answer') return judged.reply;
    return name === 'getOtp' && judged.kind === 'refused' ? judged.details : undefined;
  }

  async function perform({ call, as, request, learn }: Step): Promise<void> {
    const asked = as === 'member' && noMember !== undefined ? new NotTried(noMember) : request(known);
    if (asked instanceof NotTried) {
      notAsked.push({ call, why: asked.message });
      return;
    }
    const reply = await ask(call, asked, as);
    if (reply === undefined) return;
    learn?.(reply, known);
    await askMore(call, reply, asked, as);
  }

  /** The later pages, and what else an answer leads to. */
  async function askMore(call: CallName, reply: unknown, asked: WireBody, as: Step['as']): Promise<void> {
    const replies = [{ reply, asked }];
    const pages = paging[call];
    for (let page = 1, last = reply; pages && replies.length < most(mostPages); ) {
      const next = pageAfter(pages, last, page);
      if (next === undefined) break;
      const request = { ...asked, ...pages.later, page: next };
      last = await ask(call, request, as);
      if (last === undefined) break;
      replies.push({ reply: last, asked: request });
      page = next;
    }
    for (const more of moreReads.filter(({ from }) => from === call)) {
      const isOfMember = calls[more.call].audience === 'customer';
      if (isOfMember && noMember !== undefined) continue;
      if (isSample && mobile !== undefined && !isOfMember) continue; // a visitor's sample has it
      const requests = replies.flatMap((each) => more.requests(each.reply, each.asked, known));
      for (const values of requests.slice(0, most(mostOfAKind))) {
        const answer = await ask(more.call, values, isOfMember ? 'member' : 'visitor');
        if (answer !== undefined && more.call !== call) {
          await askMore(more.call, answer, values, isOfMember ? 'member' : 'visitor');
        }
      }
    }
  }

  async function logIn(): Promise<void> {
    for (const { call, request, learn } of login) {
      if (call === 'loginCustomer' && known.otpId !== undefined) {
        const otp = (await options.askOtp?.())?.trim();
        known.otp = otp && /^\d{1,9}$/.test(otp) ? Number(otp) : undefined;
      }
      const asked = request(known);
      const reply = asked instanceof NotTried ? undefined : await ask(call, asked, 'visitor');
      if (call === 'getOtp') known.otpId = (reply as { otpId?: string } | undefined)?.otpId;
      if (call === 'loginCustomer' && reply) {
        const { merchant, userId, ...tokens } = reply as ReplyOf<typeof calls.loginCustomer>;
        known.tokens = tokensOf(tokens);
        known.customerId = merchant?.customer?.id ?? userId;
      }
      if (reply) learn?.(reply, known);
    }
    if (!known.tokens || !known.customerId) {
      noMember = 'The login failed.';
      failed.push({ call: 'loginCustomer', why: 'The login gave no token or no id of the member.' });
    }
  }

  if (mobile !== undefined) await logIn();
  const isLoggedIn = mobile === undefined || noMember === undefined;
  if (isLoggedIn) {
    for (const step of [...visitorReads, ...memberReads, ...historyReads]) await perform(step);
  }
  const { answers, left } = isSample ? { answers: asTheyAre(raw), left: [] } : withoutPeople(raw, known);
  const missing = notAsked.filter(({ call }) => !answers[call]);
  return {
    answers,
    failed: [...failed, ...left],
    notAsked: missing,
    isWhole: isLoggedIn && silent < mostSilent,
  };
}

function asTheyAre(raw: readonly Raw[]): Recorded['answers'] {
  const answers: Recorded['answers'] = {};
  for (const { call, values, status, body } of raw) {
    answers[call] = [...(answers[call] ?? []), { about: aboutOf(calls[call], values), status, body }];
  }
  return answers;
}

function withoutPeople(raw: readonly Raw[], { mobile, tokens, otpId, customerId }: Known) {
  const replacer = createReplacer();
  if (mobile !== undefined) replacer.know('mobile', mobile);
  for (const secret of [tokens?.access, tokens?.refresh, otpId]) if (secret) replacer.know('code', secret);
  if (customerId !== undefined) replacer.know('id', customerId);
  for (const each of raw) replacer.look(each);
  const answers: Recorded['answers'] = {};
  const left: NotKept[] = [];
  for (const { call, values, status, body } of raw) {
    if (calls[call].effect !== 'read') continue;
    const replaced = replacer.replace({ call, body });
    const about = Object.entries(aboutOf(calls[call], values)).map(([name, value]) => [
      name,
      replacer.text(value),
    ]);
    if (replaced === undefined) left.push({ call, why: 'Not all data of people in it could be replaced.' });
    else
      answers[call] = [
        ...(answers[call] ?? []),
        { about: Object.fromEntries(about), status, body: replaced },
      ];
  }
  return { answers, left };
}

/** What an answer holds, or why it cannot be kept, without a word of the backend. */
function bodyOf(outcome: Outcome): Pick<Raw, 'status' | 'body'> | string {
  if (outcome.kind === 'redirected') return `A redirect (${outcome.status}) that a browser would not follow.`;
  if (outcome.kind === 'failed') {
    const { reason, detail } = outcome;
    return `${reasons[reason]}${detail && ` (${detail})`}`;
  }
  const { status, text } = outcome;
  if (status === 401) return 'The token was refused (401).';
  if (status === 429) return 'Too many requests (429), also after waiting.';
  if (isTooDeep(text)) return 'The answer is nested more than 200 deep.';
  const body = parsedJson(text.replace(/^\ufeff/, ''));
  const isEnvelope = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isEnvelope) return `The answer (${status}) is no JSON object.`;
  return { status, body: body as WireBody }; // the keys of a JSON object are texts
}

const reasons: Record<Extract<Outcome, { kind: 'failed' }>['reason'], string> = {
  unreachable: 'No connection',
  certificate: 'The certificate is not valid for this host',
  closed: 'The connection ended before the answer was whole',
  slow: 'The answer took too long',
  'too large': 'The answer is larger than 10 MB',
  'no http': 'The answer is not HTTP',
  unsendable: 'An earlier answer gave a token or a value that cannot be sent',
};
