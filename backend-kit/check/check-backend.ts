import type { Call, WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { tokensOf } from '@/contract/tokens';
import {
  type Asked,
  checkForeign,
  checkOrigins,
  checkTokens,
  judgeOrigin,
  type Tools,
  tellings,
  tokenOf,
} from './checks';
import { type ClientOptions, createClient } from './client';
import { exampleCurl } from './example-curl';
import { hidePersons } from './hide-persons';
import { journeyReports } from './journeys';
import { isTooDeep, type Judged, judgeAnswer } from './judge-answer';
import { type FieldFinding, oops } from './judge-fields';
import type { Known, Mall } from './known';
import { createMask, type Mask } from './mask';
import { placeOf } from './place';
import { NotTried, type Step } from './plan';
import { historyReads, memberReads, pageAfter, paging, visitorReads } from './plan-reads';
import { billWrites, cartWrites, lateWrites, login, never, orderWrites } from './plan-writes';
import { type CallReport, type Finding, type Report, resultOf } from './report';
import { shownValue } from './shown';

export interface CheckOptions extends Pick<ClientOptions, 'url' | 'payloadKey' | 'send' | 'now' | 'pause'> {
  mall: Mall;
  /** Where the mall's sites are, as `https://mall.example`. */
  origins: readonly string[];
  /** The number of a test member. Without it only what a visitor may call is tried. */
  mobile?: string | undefined;
  /** Gives the OTP that the member got, or nothing. */
  askOtp?: () => Promise<string | undefined>;
  /** Only these calls, and what they need. */
  only?: readonly CallName[] | undefined;
  /** Also what changes something. */
  writes?: boolean;
  /** Also an order, which spends points. Needs `writes`. */
  orders?: boolean;
  /** ms for a whole answer. */
  timeout?: number;
  /** YYYY-MM-DD. */
  today?: string;
  /** Called before each call. */
  onCall?: (call: CallName) => void;
}

/** Seconds that the app waits for a whole answer. */
export const usualTimeout = 75;
/** So many calls in a row without an answer mean that nobody is there. */
const mostSilent = 3;
const mostPages = 100;

interface Entry {
  why?: string;
  findings: Finding[];
  times: number[];
  replied: boolean;
}

/**
 * Asks a backend like the app does and judges its answers. Reads only, unless `writes` says otherwise; a login only with
 * a number. Never rejects because of a backend. The report holds nothing of a person (docs/backend.md).
 */
export async function checkBackend(options: CheckOptions): Promise<Report> {
  const run = createRun(options);
  await run.steps(visitorReads);
  await run.logIn();
  await run.steps(memberReads);
  try {
    await run.steps(cartWrites);
    await run.cartHolds();
    await run.steps(orderWrites);
  } finally {
    await run.restoreCart();
  }
  await run.steps(billWrites);
  await run.steps(historyReads);
  await run.billShows();
  await run.steps(lateWrites);
  return run.report();
}

function createRun(options: CheckOptions) {
  const { url, mall, mobile, writes = false, orders = false, only, onCall } = options;
  const mask = createMask();
  mask.hide(mobile);
  const client = createClient({ ...options, timeout: options.timeout ?? usualTimeout * 1000 });
  const known: Known = { mall, today: options.today ?? new Date().toISOString().slice(0, 10), mobile };
  const origins = options.origins.filter((origin) => origin !== new URL(url).origin);
  const plan = [
    ...visitorReads,
    ...login,
    ...memberReads,
    ...cartWrites,
    ...orderWrites,
    ...billWrites,
    ...historyReads,
    ...lateWrites,
  ];
  const helpers = helpersOf(plan, only);
  const entries = new Map<CallName, Entry>();
  let silent = 0;
  let noMember = mobile === undefined ? 'It needs a logged-in member: --mobile.' : undefined;

  const isWanted = (call: CallName) => !only || only.includes(call);
  const entryOf = (call: CallName): Entry => {
    const entry = entries.get(call) ?? { findings: [], times: [], replied: false };
    entries.set(call, entry);
    return entry;
  };

  function reasonAgainst({ call, as }: Step): string | undefined {
    if (!isWanted(call) && !helpers.has(call)) return 'It is not in --only.';
    if (silent >= mostSilent) return `The backend gave no answer ${mostSilent} times in a row.`;
    if (as === 'member' && noMember !== undefined) return noMember;
    if (calls[call].effect === 'write' && !login.some((each) => each.call === call)) {
      if (!writes) return 'It changes something: --writes.';
      if (call === 'placeOrder' && !orders) return 'It spends points: --orders.';
    }
    return undefined;
  }

  async function perform(step: Step): Promise<Judged | undefined> {
    const entry = entryOf(step.call);
    const request = reasonAgainst(step) ?? step.request(known);
    if (typeof request === 'string' || request instanceof NotTried) {
      entry.why ??= typeof request === 'string' ? request : request.why;
      return undefined;
    }
    const call: Call = calls[step.call];
    if (isOpenHttp(url)) {
      entry.findings.push(openHttp(call, request));
      return undefined;
    }
    onCall?.(step.call);
    const bearer = bearerOf(step, known);
    const asked: Asked = { call, values: request, bearer };
    const outcome = await client.ask(call, request, { bearer, origin: origins[0] });
    silent = outcome.kind === 'failed' && outcome.reason !== 'too large' ? silent + 1 : 0;
    if (outcome.kind === 'answer') hidePersons(parsed(outcome.text), step.call, mask);
    const judged = judgeAnswer(call, outcome, mask);
    if (judged.kind === 'answer') {
      entry.replied = true;
      step.learn?.(judged.reply, known);
    }
    if (!isWanted(step.call)) return judged;
    const add = (findings: readonly FieldFinding[]) =>
      entry.findings.push(
        ...findings.map((each) => ({ curl: exampleCurl(call, request, tokenOf(bearer)), ...each })),
      );
    add(judged.findings);
    add(unexpected(call, judged, mask));
    if (outcome.kind !== 'answer') return judged;
    entry.times.push(outcome.ms);
    entry.findings.push(...tellings(asked, outcome));
    if (origins[0] !== undefined) entry.findings.push(...judgeOrigin(asked, outcome.headers, origins[0]));
    const tools: Tools = { client, mask, origins, times: entry.times };
    entry.findings.push(...(await checkOrigins(asked, tools)));
    if (judged.kind === 'answer' && step.leaves && call.effect === 'write') add([left(call, step.leaves)]);
    if (call.effect === 'write' || judged.kind !== 'answer') return judged;
    if (step.as === 'member' && call.audience === 'customer') {
      entry.findings.push(...(await checkTokens(asked, tools)));
      entry.findings.push(...(await checkForeign(asked, judged.body ?? {}, tools)));
    }
    add(await checkPaging(asked, judged, tools));
    return judged;
  }

  /** Follows the pages of a list to its end. */
  async function checkPaging(asked: Asked, first: Judged, { times }: Tools): Promise<FieldFinding[]> {
    const { call, values, bearer } = asked;
    const pages = paging[call.path.slice(1) as CallName]; // a path is a call's name
    if (!pages) return [];
    const seen = new Set(pages.ids(first.reply as never));
    let page = 1;
    let last = first;
    const fault = (severity: 'broken' | 'told', expected: string, came: string, shopper: string) => [
      { severity, field: 'page_num', expected, came, shopper, spec: placeOf.answer(call) },
    ];
    for (let read = 1; ; read += 1) {
      const next = pageAfter(pages, last.reply, page);
      if (next === undefined) return [];
      if (read === mostPages) {
        return fault('told', 'an end of the list', `more than ${mostPages} pages, not read on`, '');
      }
      const request = { ...values, ...pages.later, page: next };
      const outcome = await client.ask(call, request, { bearer, origin: origins[0] });
      if (outcome.kind === 'answer') {
        times.push(outcome.ms);
        hidePersons(parsed(outcome.text), call.path.slice(1), mask);
      }
      last = judgeAnswer(call, outcome, mask);
      if (last.kind !== 'answer') {
        const [found] = last.findings.filter(({ severity }) => severity === 'broken');
        return found ? [found] : fault('broken', 'the next page', 'a refusal', 'The list ends too early.');
      }
      const fresh = pages.ids(last.reply as never).filter((id) => !seen.has(id));
      if (fresh.length === 0 && pageAfter(pages, last.reply, next) !== undefined) {
        return fault(
          'broken',
          '0 or no number on the last page',
          'pages without anything new',
          'The list loads for ever.',
        );
      }
      for (const id of fresh) seen.add(id);
      page = next;
    }
  }

  return {
    async steps(steps: readonly Step[]): Promise<void> {
      for (const step of steps) await perform(step);
    },

    /** Logs the test member in, or notes why the calls of members are not tried. */
    async logIn(): Promise<void> {
      const [getOtp, loginCustomer] = login as [Step, Step];
      const wanted = plan.filter(({ call }) => isWanted(call) || helpers.has(call));
      const needed = wanted.some(
        ({ as, call }) => as === 'member' || call === 'getOtp' || call === 'loginCustomer',
      );
      if (mobile === undefined) {
        for (const { call } of login) entryOf(call).why = 'It needs --mobile.';
        return;
      }
      if (!needed) return;
      helpers.add('getOtp').add('loginCustomer');
      const sent = await perform(getOtp);
      if (sent?.kind === 'refused') known.otpId = (sent.details as { otpId?: string } | undefined)?.otpId;
      if (known.otpId !== undefined) {
        const otp = (await options.askOtp?.())?.trim();
        mask.hide(otp, known.otpId);
        known.otp = otp && /^\d{1,9}$/.test(otp) ? Number(otp) : undefined;
      }
      const judged = await perform(loginCustomer);
      const reply = judged?.kind === 'answer' ? (judged.reply as LoginReply) : undefined;
      known.tokens = reply && tokensOf(reply);
      mask.hide(known.tokens?.access, known.tokens?.refresh);
      known.customerId = reply?.merchant?.customer?.id ?? reply?.userId;
      const flags = [reply?.userExists, reply?.registeredForMerchant, reply?.registrationComplete];
      if (!reply) noMember = 'The login failed.';
      else if (flags.includes(false)) noMember = 'The test member is not completely registered here.';
      else if (!known.tokens || !known.customerId) {
        noMember = 'The login gave no token or no id.';
        const field = known.tokens ? 'id' : 'token';
        entryOf('loginCustomer').findings.push({
          ...{
            severity: 'broken',
            field,
            expected: 'a text that is not empty',
            came: 'nothing',
            shopper: oops,
          },
          ...{
            spec: placeOf.answer(calls.loginCustomer),
            curl: exampleCurl(calls.loginCustomer, {
              ...known,
              merchantId: mall.id,
              platform: mall.platform,
              mobileNumber: mobile,
            }),
          },
        });
      }
    },

    /** Whether the cart holds what was put into it. */
    async cartHolds(): Promise<void> {
      const { ownLine } = known;
      if (!ownLine || !entries.get('addCart')?.replied) return;
      const request = { customerId: known.customerId ?? '', merchantId: mall.id };
      const judged = judgeAnswer(
        calls.getCart,
        await client.ask(calls.getCart, request, { bearer: known.tokens?.access }),
        mask,
      );
      if (judged.kind !== 'answer') return;
      const { lines } = judged.reply as { lines: { productMerchantId: string; quantity: number }[] };
      const found = lines.find(({ productMerchantId }) => productMerchantId === ownLine.productMerchantId);
      if (found?.quantity === ownLine.quantity) return;
      entryOf('addCart').findings.push({
        ...{
          severity: 'broken',
          field: 'cart_details',
          expected: 'the line that was just saved, in getCart',
        },
        ...{ came: found ? 'another quantity' : 'no such line', shopper: 'The product is not in the cart.' },
        ...{ spec: placeOf.request(calls.addCart), curl: exampleCurl(calls.getCart, request) },
      });
    },

    /** Puts the cart back as it was. */
    async restoreCart(): Promise<void> {
      const { cart, ownLine } = known;
      if (!cart || !ownLine) return;
      const request = {
        merchantId: mall.id,
        platform: mall.platform,
        customerId: known.customerId ?? '',
        lines: [...cart],
      };
      const outcome = await client.ask(calls.addCart, request, { bearer: known.tokens?.access });
      if (judgeAnswer(calls.addCart, outcome, mask).kind === 'answer') return;
      entryOf('addCart').findings.push({
        ...{ severity: 'broken', field: 'cart_details', expected: 'the cart as it was, put back' },
        ...{ came: 'a refusal', shopper: 'The cart of the test member is another one now.' },
        ...{ spec: placeOf.request(calls.addCart), curl: exampleCurl(calls.addCart, request) },
      });
    },

    /** Whether the summary shows the bill that was just submitted. */
    async billShows(): Promise<void> {
      const { ownBill, billIds } = known;
      if (!ownBill || !entries.get('getSubmitBillDetailsMonthwise')?.replied || billIds?.includes(ownBill))
        return;
      entryOf('getSubmitBillDetailsMonthwise').findings.push({
        ...{
          severity: 'told',
          field: 'transactionDetails',
          expected: 'the bill that was just submitted, first',
        },
        ...{ came: 'other bills first', shopper: 'The new bill is not at the top.' },
        ...{
          spec: placeOf.answer(calls.getSubmitBillDetailsMonthwise),
          curl: exampleCurl(calls.getSubmitBillDetailsMonthwise, {
            merchantId: mall.id,
            platform: mall.platform,
            customerId: known.customerId ?? '',
          }),
        },
      });
    },

    report(): Report {
      const names = (Object.keys(calls) as CallName[]).sort();
      const reports = names.map((call) => reportOf(call, entries.get(call), isWanted(call), mask));
      const count = (result: CallReport['result']) => reports.filter((each) => each.result === result).length;
      return {
        url,
        merchant: mall.id,
        summary: {
          ...{ fits: count('fits'), tolerated: count('tolerated'), broken: count('broken') },
          notTried: count('notTried'),
        },
        calls: reports,
        journeys: journeyReports(reports, { writes, orders }),
      };
    },
  };
}

interface LoginReply {
  userId?: string;
  userExists?: boolean;
  registeredForMerchant?: boolean;
  registrationComplete?: boolean;
  token?: { access: string; refresh?: string };
  refreshToken?: string;
  merchant?: { customer?: { id: string } };
}

function reportOf(call: CallName, entry: Entry | undefined, wanted: boolean, mask: Mask): CallReport {
  if (!wanted) return { call, result: 'notTried', why: 'It is not in --only.', findings: [], ms: {} };
  const findings = (entry?.findings ?? []).map((finding) => masked(finding, mask));
  const why = never[call] ?? entry?.why;
  if (!entry || (why !== undefined && findings.length === 0)) {
    return { call, result: 'notTried', why: mask.text(why ?? 'It was not reached.'), findings: [], ms: {} };
  }
  return { call, result: resultOf(findings), findings, ms: msOf(entry.times) };
}

function masked(finding: Finding, mask: Mask): Finding {
  const { severity, spec } = finding;
  const text = (name: 'field' | 'expected' | 'came' | 'shopper' | 'curl') => mask.text(finding[name]);
  return {
    ...{
      severity,
      field: text('field'),
      expected: text('expected'),
      came: text('came'),
      shopper: text('shopper'),
    },
    ...{ spec, curl: text('curl') },
  };
}

function msOf(times: readonly number[]): CallReport['ms'] {
  if (times.length === 0) return {};
  const sorted = [...times].sort((one, other) => one - other);
  const at = (index: number) => Math.round(sorted[index] ?? 0);
  return { median: at(Math.floor((sorted.length - 1) / 2)), slowest: at(sorted.length - 1) };
}

/** The calls that are asked only because a wanted one needs what they give. Never a write. */
function helpersOf(plan: readonly Step[], only: readonly CallName[] | undefined): Set<CallName> {
  const helpers = new Set<CallName>();
  const add = (call: CallName) => {
    for (const needed of plan.find((each) => each.call === call)?.after ?? []) {
      if (helpers.has(needed) || calls[needed].effect === 'write') continue;
      helpers.add(needed);
      add(needed);
    }
  };
  for (const call of only ?? []) add(call);
  return helpers;
}

/** A refusal of what every member may ask. */
function unexpected(call: Call, judged: Judged, mask: Mask): FieldFinding[] {
  if (judged.kind === 'unauthorised') {
    const word = { refresh: 'refresh', ended: 'expired or invalid', unknown: 'none of the words' }[
      judged.reason ?? 'unknown'
    ];
    const shopper =
      judged.reason === 'unknown' ? oops : 'The session ends, or the page loads again and again.';
    return [
      {
        ...{
          severity: 'broken',
          field: 'HTTP status',
          expected: '200 for a good token',
          came: `401 with ${word}`,
        },
        ...{ shopper, spec: placeOf.refusedToken(call) },
      },
    ];
  }
  if (judged.kind !== 'refused') return [];
  if (call.path === '/getOtp' && (judged.details as { otpId?: string } | undefined)?.otpId) return [];
  return [
    {
      ...{ severity: 'broken', field: 'statusCode', expected: '100' },
      came: `a refusal, ${shownValue(judged.statusCode, 'statusCode', mask)}`,
      shopper: judged.description
        ? "The backend's sentence instead of the screen."
        : "'Please Refresh' instead of the screen.",
      spec: placeOf.statusCode(call),
    },
  ];
}

function left(call: Call, came: string): FieldFinding {
  return {
    severity: 'told',
    field: 'effect',
    expected: 'nothing that stays',
    came,
    shopper: '',
    spec: placeOf.call(call),
  };
}

function bearerOf({ as, call }: Step, { tokens }: Known): string | undefined {
  if (calls[call].auth === 'refresh') return tokens?.refresh;
  return as === 'member' ? tokens?.access : undefined;
}

function parsed(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Not encrypted, and not on this machine. Nothing is sent then. */
export function isOpenHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol !== 'https:' && !/^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname);
}

function openHttp(call: Call, values: WireBody): Finding {
  return {
    ...{ severity: 'broken', field: 'url', expected: 'https', came: 'http, so nothing was sent' },
    ...{
      shopper: 'Browsers do not let a site on https call it.',
      spec: placeOf.call(call),
      curl: exampleCurl(call, values),
    },
  };
}
