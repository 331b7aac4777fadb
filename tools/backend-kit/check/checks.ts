import type { Call, WireBody } from '@/contract/call';
import type { Client } from './client';
import type { Answer } from './exchange';
import { judgeAnswer } from './judge-answer';
import { oops } from './judge-fields';
import type { Mask } from './mask';
import { placeOf } from './place';
import { type Finding, finding } from './report';

/** One call as it was sent. */
export interface Asked {
  call: Call;
  values: WireBody;
  bearer: string | undefined;
}

/** What a check needs. `times` gets the ms of every answer. */
export interface Tools {
  client: Client;
  mask: Mask;
  /** The origins of the mall's sites that are not the backend's own. */
  origins: readonly string[];
  times: number[];
}

const offline = "'Please check your internet connection!'";
const second = 1000;
const large = 1024 * 1024;
/** Smaller answers gain little by compression. */
const worthCompressing = 10 * 1024;

/** What is told of an answer, and never makes a call broken. */
export function tellings({ call, bearer }: Asked, { ms, bytes, headers }: Answer): Finding[] {
  const told: Finding[] = [];
  const tell = (field: string, expected: string, came: string, shopper: string) =>
    told.push(finding('told', placeOf.call(call), field, expected, came, shopper));
  if (ms > second) tell('time', 'at most 1 s', `${(ms / 1000).toFixed(1)} s`, 'The screen fills slowly.');
  if (bytes > large) tell('size', 'at most 1 MB', `${(bytes / large).toFixed(1)} MB`, 'A phone waits long.');
  if (bytes > worthCompressing && !headers['content-encoding']) {
    const came = `${Math.round(bytes / 1024)} KB uncompressed`;
    tell('Content-Encoding', 'gzip or br', came, 'A phone waits longer.');
  }
  const cache = headers['cache-control'] ?? '';
  const isKept = !/no-store/i.test(cache) && (!/private|no-cache/i.test(cache) || /public/i.test(cache));
  if (bearer && call.audience === 'customer' && isKept) {
    const came = cache ? 'another value' : 'nothing';
    tell('Cache-Control', 'no-store', came, 'Somebody else at this device could read it.');
  }
  return told;
}

/** Whether a page of this origin may read the answer. */
export function judgeOrigin({ call }: Asked, headers: Answer['headers'], origin: string): Finding[] {
  const allowed = headers['access-control-allow-origin'];
  if (allowed === '*' || allowed === origin) return [];
  const came = allowed === undefined ? 'nothing' : 'another origin';
  return [finding('broken', placeOf.call(call), 'Access-Control-Allow-Origin', origin, came, offline)];
}

/** What a browser asks before each call with a token, and whether the other sites of the mall may read the answer. */
export async function checkOrigins(asked: Asked, { client, origins, times }: Tools): Promise<Finding[]> {
  const { call, values, bearer } = asked;
  const findings: Finding[] = [];
  // A shopper who has logged in sends the token with these calls as well.
  if (call.auth !== 'none') {
    for (const origin of origins) findings.push(...(await checkPreflight(call, client, origin)));
  }
  if (call.effect === 'write') return findings;
  for (const origin of origins.slice(1)) {
    const outcome = await client.ask(call, values, { bearer, origin });
    if (outcome.kind !== 'answer') continue;
    times.push(outcome.ms);
    findings.push(...judgeOrigin(asked, outcome.headers, origin));
  }
  return findings;
}

async function checkPreflight(call: Call, client: Client, origin: string): Promise<Finding[]> {
  const exchange = await client.preflight(call, origin);
  const broken = (field: string, expected: string, came: string) =>
    finding('broken', placeOf.call(call), field, expected, came, offline);
  if (exchange.kind === 'failed') return [broken('OPTIONS', 'an answer', 'no answer')];
  const { status, headers } = exchange;
  if (status < 200 || status > 299) return [broken('OPTIONS', '200 or 204', String(status))];
  const origins = headers['access-control-allow-origin'];
  const names = (headers['access-control-allow-headers'] ?? '').toLowerCase().split(/\s*,\s*/);
  const faults: Finding[] = [];
  if (origins !== '*' && origins !== origin) {
    const came = origins === undefined ? 'nothing' : 'another origin';
    faults.push(broken('Access-Control-Allow-Origin', origin, came));
  }
  // A * does not stand for this header.
  if (!names.includes('authorization')) {
    const came = names[0] ? 'other headers' : 'nothing';
    faults.push(broken('Access-Control-Allow-Headers', 'authorization', came));
  }
  return faults;
}

/** A member's read without a token, and with a wrong one: both have to be refused with one of the words. */
export async function checkTokens(
  { call, values, bearer = '' }: Asked,
  { client, mask, origins }: Tools,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const wrong = wrongToken(bearer);
  mask.hide(wrong);
  for (const [what, token] of [
    ['no token', undefined],
    ['a wrong token', wrong],
  ] as const) {
    const origin = origins[0];
    const outcome = await client.ask(call, values, { bearer: token, origin });
    if (outcome.kind !== 'answer') continue;
    const came = refusalFault(call, outcome, mask);
    if (came) {
      const expected = `HTTP 401 with refresh, expired or invalid in message, for ${what}`;
      const answered = came === 'an answer';
      const shopper = answered ? 'Anybody can read it.' : `${oops} The app does not end the session.`;
      const spec = placeOf.refusedToken(call);
      findings.push(finding('broken', spec, 'Authorization', expected, `${came} for ${what}`, shopper));
    } else if (origin !== undefined) {
      findings.push(...judgeOrigin({ call, values, bearer: token }, outcome.headers, origin));
    }
  }
  return findings;
}

/** What came instead of a refusal with its words. */
function refusalFault(call: Call, outcome: Answer, mask: Mask): string | undefined {
  const judged = judgeAnswer(call, outcome, mask);
  if (judged.kind === 'unauthorised') {
    return judged.reason === 'unknown' ? '401 without one of the words' : undefined;
  }
  if (judged.kind === 'answer') return 'an answer';
  if (judged.kind === 'refused') return `statusCode ${judged.statusCode ?? 'unknown'}`;
  return outcome.status === 200 ? 'an answer that cannot be read' : `HTTP ${outcome.status}`;
}

/** A token of the same shape. Its last letters differ, which is where a signature stands. */
function wrongToken(token: string): string {
  if (token.length < 12) return 'wrong-token';
  const end = Array.from(token.slice(-8), (letter) => (letter === 'A' ? 'B' : 'A')).join('');
  return `${token.slice(0, -8)}${end}`;
}
