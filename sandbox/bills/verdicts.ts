/** Pending and Processing bills wait; the others are decided (docs/sandbox.md#bills). */
export const billStatuses = ['Pending', 'Processing', 'Processed', 'Rejected', 'Cancelled'] as const;

export type BillStatus = (typeof billStatuses)[number];

export const waitingStatuses = ['Pending', 'Processing'] as const satisfies readonly BillStatus[];

/** How a bill can end. */
export const verdicts = ['process', 'reject', 'cancel'] as const;

export type Verdict = (typeof verdicts)[number];

/** What the first word of a bill provokes: of a short bill's first file name, of a long bill's number. */
export interface Plan {
  verdict: Verdict;
  /** `atOnce`: no person has to look. `later`: after the mall's review time. `operator`: when the operator decides. */
  when: 'atOnce' | 'later' | 'operator';
}

const plans = new Map<string, Plan>([
  ['now', { verdict: 'process', when: 'atOnce' }],
  ['manual', { verdict: 'process', when: 'later' }],
  ['reject', { verdict: 'reject', when: 'later' }],
  ['cancel', { verdict: 'cancel', when: 'later' }],
  ['wait', { verdict: 'process', when: 'operator' }],
]);

const byType = {
  short: { verdict: 'process', when: 'atOnce' },
  long: { verdict: 'process', when: 'later' },
} as const satisfies Record<string, Plan>;

/** What the reviewer will do with a bill, by its first word (docs/sandbox.md#bills). */
export function planFor(type: 'short' | 'long', words: string): Plan {
  return plans.get(firstWord(words)) ?? byType[type];
}

/** Whether a bill asks to be turned down on the spot. */
export const isRefused = (words: string) => firstWord(words) === 'refuse';

function firstWord(words: string): string {
  return /^[a-z]*/.exec(words.toLowerCase())?.[0] ?? '';
}
