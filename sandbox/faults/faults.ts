import type { CallName } from '@/contract/calls';

/** What can go wrong with an answer, with what the operator page says about each. */
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
  /** Every call when left out. */
  call?: CallName;
  /** Every merchant when left out. */
  merchantId?: string;
  /** How many answers it spoils; 1 when left out, `Infinity` until it is cleared. */
  times?: number;
  /** Milliseconds that a slow answer takes; 5000 when left out. */
  delay?: number;
}

export interface Faults {
  set(fault: Fault): void;
  clear(merchantId?: string): void;
  list(): readonly Fault[];
  /** The oldest fault that fits, with one of its times used up. */
  take(call: CallName, merchantId: string): Fault | undefined;
}

/** Faults that the operator or a test asked for; kept in memory, so that a restart is whole again. */
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
