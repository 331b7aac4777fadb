import type { CallName } from '@/contract/calls';

export type Result = 'fits' | 'tolerated' | 'broken' | 'notTried';

/** `told` never makes a call broken: slow, large, uncompressed, cacheable, or changed for good. */
export type Severity = 'broken' | 'tolerated' | 'told';

export interface Finding {
  severity: Severity;
  /** The field by its names on the wire, such as `offers[].offer_start_date`, or a header or another part of HTTP. */
  field: string;
  expected: string;
  /** What came: its type and at most 20 characters, without anything of a person. */
  came: string;
  /** What a shopper sees. '' where nobody sees it. */
  shopper: string;
  /** The place in the OpenAPI document, as a JSON pointer. */
  spec: string;
}

export interface CallReport {
  call: CallName;
  result: Result;
  /** Why it was not tried. */
  why?: string;
  findings: Finding[];
  /** ms of the answers: the median and the slowest. Empty when there was none. */
  ms: { median: number; slowest: number } | Record<string, never>;
}

export interface JourneyStep {
  call: CallName;
  result: Result;
  why?: string;
  /** What the answer lacks that an earlier one has promised. The rest is in the report of the call. */
  findings: Finding[];
}

export interface JourneyReport {
  name: string;
  result: Result;
  steps: JourneyStep[];
}

/** What `backend:check` says of a backend. It holds no number, token, OTP or name of a member. */
export interface Report {
  url: string;
  merchant: string;
  summary: Record<Result, number>;
  /** Every call of the contract, once. */
  calls: CallReport[];
  journeys: JourneyReport[];
}

/** Why a call was left out on purpose. */
export const notInOnly = 'It is not in --only.';

/** The result of a call or step with these findings. */
export function resultOf(findings: readonly Finding[]): Exclude<Result, 'notTried'> {
  if (findings.some(({ severity }) => severity === 'broken')) return 'broken';
  return findings.some(({ severity }) => severity === 'tolerated') ? 'tolerated' : 'fits';
}

/** What is said of one place. `shopper` is empty where nobody sees it. */
export function finding(
  severity: Severity,
  spec: string,
  field: string,
  expected: string,
  came: string,
  shopper = '',
): Finding {
  return { severity, field, expected, came, shopper, spec };
}
