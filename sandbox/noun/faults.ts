import type { CallName } from '@/contract/calls';

/** The kinds of faults, with their descriptions on the operator page. */
export const faultKinds = {
  dropped: 'Connection dropped',
  lost: 'Carried out, then the connection dropped',
  slow: 'Slow answer',
  html: '502 with an HTML page',
  malformed: 'Malformed JSON',
  empty: 'Missing fields',
  types: 'Wrong types',
  refused: 'Refused (102)',
  refresh: '401 refresh',
  expired: '401 expired',
  invalid: '401 invalid',
} as const;

export type FaultKind = keyof typeof faultKinds;

export interface Fault {
  kind: FaultKind;
  /** Without it: every call. */
  call?: CallName;
  /** Without it: every merchant. */
  merchantId?: string;
  /** How many answers it spoils. Without it 1; `Infinity` means until it is cleared. */
  times?: number;
  /** How long a slow answer takes, in ms. Without it 5000. */
  delay?: number;
}

export interface Faults {
  set(fault: Fault): void;
  clear(merchantId?: string): void;
  list(): readonly Fault[];
  /** Takes the oldest fault that fits, and counts down its times. */
  take(call: CallName, merchantId: string): Fault | undefined;
}

/** The faults that the operator or a test has set. They are in memory, so a restart removes them. */
export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    set: (fault) => {
      faults.push({ ...fault });
    },
    clear: (merchantId) => {
      faults = merchantId === undefined ? [] : faults.filter((fault) => fault.merchantId !== merchantId);
    },
    list: () => faults,
    take: (call, merchantId) => {
      const fault = faults.find(
        (each) => (each.call ?? call) === call && (each.merchantId ?? merchantId) === merchantId,
      );
      if (!fault) return undefined;
      fault.times = (fault.times ?? 1) - 1;
      if (fault.times <= 0) faults = faults.filter((each) => each !== fault);
      return fault;
    },
  };
}
