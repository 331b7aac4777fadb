import { type Call, flatten, type WireBody } from '@/contract/call';
import { readEnvelope } from '@/contract/envelope';
import { exactJson } from '@/lib/parsed-json';
import { fieldsOf } from '../spec/json-schema';
import type { Outcome } from './client';
import type { Answer } from './exchange';
import { judgeFields, oops } from './judge-fields';
import { misordered } from './key-order';
import { longIntegers } from './long-integers';
import type { Mask } from './mask';
import { noAnswer } from './no-answer';
import { partsOfReply, placeOf } from './place';
import { type Finding, finding } from './report';
import { shownValue } from './shown';

/** What an answer says and what is wrong with it. */
export interface Judged {
  findings: Finding[];
  kind: 'answer' | 'refused' | 'unauthorised' | 'unusable';
  /** Of an answer: the envelope. Of a refusal too, where there is one. */
  body?: WireBody;
  /** Of an answer that the app can read. */
  reply?: unknown;
  /** Of a refusal. */
  statusCode?: number | undefined;
  description?: string;
  details?: unknown;
  /** Of a refused token: what the app does. */
  reason?: 'refresh' | 'ended' | 'unknown';
}

/** Lists and objects inside one another. An honest answer has fewer than ten. */
const deepest = 200;

/** Judges what came after a request that a backend has to answer with 100. */
export function judgeAnswer(call: Call, outcome: Outcome, mask: Mask): Judged {
  const unusable = (
    field: string,
    expected: string,
    came: string,
    shopper = oops,
    spec = placeOf.answer(call),
  ) => ({
    findings: [finding('broken', spec, field, expected, came, shopper)],
    kind: 'unusable' as const,
  });
  if (outcome.kind !== 'answer') {
    const { field, expected, came, shopper } = noAnswer(outcome);
    return unusable(field, expected, came, shopper, placeOf.call(call));
  }
  const { status, text, headers } = outcome;
  if (status === 429) return unusable('HTTP status', '200', '429 again, after waiting');
  const html = isHtml(text);
  if (status !== 401 && (status < 200 || status > 299)) {
    return unusable('HTTP status', '200 to 299, or 401', html ? `${status} with HTML` : String(status));
  }
  if (html) return unusable('body', 'JSON', 'HTML');
  if (isTooDeep(text))
    return unusable('body', `JSON of at most ${deepest} levels`, `more than ${deepest} levels`);
  const { findings, value } = parse(call, text, headers);
  if (outcome.followed) {
    const [expected, shopper] = ['an answer at this address', 'Every call takes longer.'];
    findings.push(finding('tolerated', placeOf.call(call), 'Location', expected, 'a redirect', shopper));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const came = value === undefined ? jsonFault(text) : shownValue(value, 'body', mask);
    return unusable('body', 'a JSON object', came);
  }
  const body = value as WireBody; // the keys of a JSON object are texts
  return { ...judgeEnvelope(call, outcome, body, findings, mask), body };
}

function judgeEnvelope(
  call: Call,
  { status, text }: Answer,
  body: WireBody,
  findings: Finding[],
  mask: Mask,
): Judged {
  const envelope = readEnvelope(call, { status, body: text });
  if (envelope.kind === 'unauthorised') return { findings, kind: 'unauthorised', reason: envelope.reason };
  findings.push(...judgeStatusCode(call, flatten(body).statusCode, mask));
  if (envelope.kind === 'malformed') return { findings, kind: 'unusable' };
  if (envelope.kind === 'rejected') {
    const { statusCode, description, details } = envelope;
    return { findings, kind: 'refused', statusCode, description, details };
  }
  findings.push(...judgeReply(call, body, mask, misordered(text, body)));
  try {
    return { findings, kind: 'answer', reply: call.reply.decode(body) };
  } catch {
    if (!findings.some(({ severity }) => severity === 'broken')) {
      const came = shownValue(body.response, 'response', mask);
      findings.push(
        finding('broken', placeOf.answer(call), 'response', 'the fields of the document', came, oops),
      );
    }
    return { findings, kind: 'unusable' };
  }
}

function judgeStatusCode(call: Call, code: unknown, mask: Mask): Finding[] {
  const base = { field: 'statusCode', expected: 'a number', spec: placeOf.statusCode(call) };
  const came = shownValue(code, 'statusCode', mask);
  if (typeof code === 'number') return [];
  const isNumeric = typeof code === 'string' && code.trim() !== '' && Number.isFinite(Number(code));
  if (isNumeric) return [{ ...base, severity: 'tolerated', came, shopper: '' }];
  if (call.statusCode === 'required') return [{ ...base, severity: 'broken', came, shopper: oops }];
  if (code === undefined) return [{ ...base, severity: 'tolerated', came, shopper: '' }];
  return [{ ...base, severity: 'broken', came, shopper: 'A refusal would look like a success.' }];
}

function judgeReply(call: Call, body: WireBody, mask: Mask, unsorted: WeakSet<object>): Finding[] {
  const { schema, place, orEmptyArray } = call.reply;
  if (!schema) return [];
  const parts = partsOfReply(call);
  const findings: Finding[] = [];
  const response = body.response;
  const at = { path: '', name: 'response', parts, inList: false };
  if (place === 'response') {
    const given = wholeResponse(call, body, findings);
    if (given === noBrand) return findings;
    const came = shownValue(given, 'response', mask);
    const empty = given === undefined || given === null;
    // Deleting a notification succeeds without one, and the answer to a tap is not needed.
    if (empty && call.effect === 'write') return findings;
    if (empty) {
      return [
        ...findings,
        finding('broken', placeOf.answer(call), 'response', 'the answer itself', came, nothingToShow),
      ];
    }
    return [...findings, ...judgeFields(schema, given, { ...at, path: 'response' }, mask, unsorted)];
  }
  if (orEmptyArray && Array.isArray(response) && response.length === 0) return findings;
  const named = Object.values(fieldsOf(schema) ?? {});
  const names = named.map(({ wire }) => wire);
  const fields = flatten(body);
  const besides = named.flatMap(({ wire, beside }) => (wire in body && !beside ? [wire] : []));
  if (besides.length > 0) {
    findings.push(
      finding('tolerated', placeOf.answer(call), besides.join(', '), 'inside response', 'beside response'),
    );
  }
  // A sentence about the answer is not the answer.
  const telling = names.filter((name) => name !== 'statusDescription');
  if (telling.length > 0 && !telling.some((name) => name in fields)) {
    const came = shownValue(response, 'response', mask);
    const expected = `an object with ${telling.slice(0, 3).join(', ')}`;
    return [...findings, finding('broken', placeOf.answer(call), 'response', expected, came, nothingToShow)];
  }
  return [...findings, ...judgeFields(schema, fields, at, mask, unsorted)];
}

/** An empty list in place of a brand. */
const noBrand = Symbol('no brand');

/** `response` of a call whose answer it is. A list of brands may also stand in `brands`. */
function wholeResponse(call: Call, body: WireBody, findings: Finding[]): unknown {
  const { response } = body;
  if (call.path === '/getStoreProfileDetails') {
    if (!Array.isArray(response)) return flatten(body);
    const [first] = response as unknown[];
    if (first === undefined) return noBrand;
    findings.push(finding('tolerated', placeOf.answer(call), 'response', 'an object', 'a list'));
    return first;
  }
  const inside =
    typeof response === 'object' && response !== null && 'brands' in response ? response.brands : undefined;
  const brands = inside ?? body.brands;
  const listed = call.path === '/getPWABrandName' || call.path === '/getBrandName';
  if (!listed || brands === undefined || brands === null) return response;
  findings.push(
    finding('tolerated', placeOf.answer(call), 'brands', 'the list as response itself', 'brands'),
  );
  return brands;
}

function parse(
  call: Call,
  text: string,
  headers: Answer['headers'],
): { findings: Finding[]; value: unknown } {
  const type = headers['content-type'] ?? '';
  const findings: Finding[] = /^application\/([\w.-]+\+)?json\b/i.test(type)
    ? []
    : [finding('tolerated', placeOf.answer(call), 'Content-Type', 'application/json', shownType(type))];
  try {
    return { findings: [...findings, ...longIntegers(call, text)], value: exactJson(text) };
  } catch {
    return { findings, value: undefined };
  }
}

function shownType(type: string): string {
  return type ? /^[\w/+.-]{0,20}/.exec(type)?.[0] || 'another type' : 'nothing';
}

const nothingToShow = 'The screen has nothing to show.';

function jsonFault(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return 'an empty body';
  return /^[[{]/.test(trimmed) ? 'JSON that breaks off or has a mistake' : 'a text that is no JSON';
}

function isHtml(text: string): boolean {
  return /^\s*(<!doctype html|<html|<head|<body|<h\d|<title|<br|<b>|<div|<pre)/i.test(text.slice(0, 500));
}

/** Whether JSON has too many levels. Counted without parsing, because a parser needs memory for every level. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
}
