import type { Call } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { checkPaging } from './check-paging';
import { type Asked, checkOrigins, checkTokens, judgeOrigin, type Tools, tellings } from './checks';
import { createClient, isOpenHttp } from './client';
import { unexpectedRefusal } from './expected-answer';
import { hidePersons } from './hide-persons';
import { impatient } from './impatient';
import { type Judged, judgeAnswer } from './judge-answer';
import type { Known } from './known';
import { createMask } from './mask';
import type { CheckOptions } from './options';
import { placeOf } from './place';
import { NotTried, type Step } from './plan';
import { type Finding, finding, notInOnly } from './report';
import { isLogin, type Plan } from './whole-plan';

/** So many calls in a row without an answer mean that nobody is there. */
const mostSilent = 3;

/** ms. A call that takes longer is asked only once. */
const mostPatience = 10_000;

/** What a run has found about one call. */
export interface Entry {
  why?: string;
  findings: Finding[];
  /** ms of its answers. */
  times: number[];
  /** Whether the app could read its answer. */
  replied: boolean;
  /** What a journey misses in it, although it fits by itself. */
  missed?: Finding[];
}

export type Run = ReturnType<typeof createRun>;

/** The state of one check. It sends the steps of the plan and keeps what they show. */
export function createRun(options: CheckOptions, plan: Plan) {
  const { url, mall, mobile, writes = false, orders = false, signal, onCall } = options;
  const mask = createMask();
  mask.hide(mobile);
  const client = createClient(options);
  const beside = impatient(client);
  const known: Known = { mall, today: options.today ?? new Date().toISOString().slice(0, 10), mobile };
  const origins = options.origins.filter((origin) => origin !== new URL(url).origin);
  const entries = new Map<CallName, Entry>();
  let silent = 0;
  let noMember = mobile === undefined ? 'It needs a logged-in member: --mobile.' : undefined;

  return {
    options,
    mask,
    known,
    client,
    entryOf,
    perform,
    /** Adds what was found about a call. */
    add(name: CallName, finding: Finding): void {
      entryOf(name).findings.push(finding);
    },
    /** From now on no member's call is tried, because of this. */
    withoutMember(why: string): void {
      noMember = why;
    },
  };

  function entryOf(name: CallName): Entry {
    const entry = entries.get(name) ?? { findings: [], times: [], replied: false };
    entries.set(name, entry);
    return entry;
  }

  function reasonAgainst({ call, as }: Step): string | undefined {
    if (!plan.isAsked(call)) return notInOnly;
    // What this run has made has to go, whatever happens.
    if (signal?.aborted && call !== 'deleteSubmitBill') return 'The check was stopped before.';
    if (silent >= mostSilent) return `The backend gave no answer ${mostSilent} times in a row.`;
    if (as === 'member' && noMember !== undefined) return noMember;
    if (calls[call].effect === 'read' || isLogin(call)) return undefined;
    if (!writes) return 'It changes something: --writes.';
    return call === 'placeOrder' && !orders ? 'It spends points: --orders.' : undefined;
  }

  /** Sends a step and judges its answer. Gives nothing where it was not tried. */
  async function perform(step: Step): Promise<Judged | undefined> {
    const entry = entryOf(step.call);
    const reason = reasonAgainst(step);
    const values = reason === undefined ? step.request(known) : new NotTried(reason);
    if (values instanceof NotTried) {
      entry.why ??= values.message;
      return undefined;
    }
    const call: Call = calls[step.call];
    if (isOpenHttp(url)) {
      entry.findings.push(openHttp(call));
      return undefined;
    }
    onCall?.(step.call);
    const asked: Asked = { call, values, bearer: bearerOf(step, known) };
    const { judged, findings } = await send(asked, step.call);
    if (judged.kind === 'answer') {
      entry.replied = true;
      step.learn?.(judged.reply, known);
      const missed = step.misses?.(judged.reply, known);
      if (missed !== undefined)
        entry.missed = [
          finding(
            'broken',
            placeOf.answer(call),
            'response',
            missed,
            'nothing of it',
            'The screen says that there is none.',
          ),
        ];
    }
    if (!plan.isWanted(step.call)) {
      // Nobody asked about the login, but without it the other calls cannot be judged.
      const broken = findings.filter(({ severity }) => severity === 'broken');
      if (isLogin(step.call) && judged.kind !== 'answer') entry.findings.push(...broken);
      return judged;
    }
    entry.findings.push(...findings);
    const tools: Tools = { client: beside, mask, origins, times: entry.times };
    const [ms] = entry.times;
    // The other questions would take as long, and there are up to ten for each call.
    if (ms === undefined || ms > mostPatience) return judged;
    entry.findings.push(...(await checkOrigins(asked, tools)));
    if (judged.kind !== 'answer') return judged;
    if (step.leaves !== undefined)
      entry.findings.push(finding('told', placeOf.call(call), 'effect', 'nothing that stays', step.leaves));
    if (call.effect === 'read') {
      entry.findings.push(...(await checkPaging(asked, judged, tools)));
      if (step.as === 'member' && call.audience === 'customer')
        entry.findings.push(...(await checkTokens(asked, tools)));
    }
    return judged;
  }

  async function send(asked: Asked, name: CallName): Promise<{ judged: Judged; findings: Finding[] }> {
    const { call, values, bearer } = asked;
    const [origin] = origins;
    const outcome = await client.ask(call, values, { bearer, origin });
    const answers = outcome.kind !== 'failed' || ['too large', 'unsendable'].includes(outcome.reason);
    silent = answers ? 0 : silent + 1;
    if (outcome.kind === 'answer') {
      entryOf(name).times.push(outcome.ms);
      hidePersons(outcome.text, name, mask);
    }
    const judged = judgeAnswer(call, outcome, mask);
    const findings = [...judged.findings, ...unexpectedRefusal(call, judged, mask)];
    if (outcome.kind === 'answer') {
      findings.push(...tellings(asked, outcome));
      if (origin !== undefined) findings.push(...judgeOrigin(asked, outcome.headers, origin));
    }
    return { judged, findings };
  }
}

function bearerOf({ as, call }: Step, { tokens }: Known): string | undefined {
  if (calls[call].auth === 'refresh') return tokens?.refresh;
  return as === 'member' ? tokens?.access : undefined;
}

function openHttp(call: Call): Finding {
  const shopper = 'Browsers do not let a site on https call it.';
  return finding('broken', placeOf.call(call), 'url', 'https', 'http, so nothing was sent', shopper);
}
