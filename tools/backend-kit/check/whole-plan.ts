import { type CallName, calls } from '@/contract/calls';

import type { Step } from './plan';
import { historyReads, memberReads, visitorReads } from './plan-reads';
import { billWrites, cartWrites, lateWrites, login, orderWrites } from './plan-writes';

/** All steps, in their order. */
export const steps: readonly Step[] = [
  ...[...visitorReads, ...login, ...memberReads, ...cartWrites, ...orderWrites],
  ...[...billWrites, ...historyReads, ...lateWrites],
];

/** Which calls a run sends. */
export interface Plan {
  /** Whether the report is about it. */
  isWanted(call: CallName): boolean;
  /** Whether it is sent, be it only because a wanted one needs what it gives. */
  isAsked(call: CallName): boolean;
  /** Whether a wanted call needs a login. */
  needsLogin: boolean;
}

export const isLogin = (call: CallName): boolean => login.some((each) => each.call === call);

/** The whole plan, or what these calls need. No write is sent only because another call needs it. */
export function planOf(only: readonly CallName[] | undefined): Plan {
  const helpers = new Set<CallName>();
  const addNeeds = (call: CallName) => {
    for (const needed of steps.find((each) => each.call === call)?.after ?? []) {
      if (helpers.has(needed) || (calls[needed].effect === 'write' && !isLogin(needed))) continue;
      helpers.add(needed);
      addNeeds(needed);
    }
  };
  for (const call of only ?? []) addNeeds(call);
  const isChosen = (call: CallName) => !only || only.includes(call) || helpers.has(call);
  const needsLogin = steps.some(
    ({ call, as }) => isChosen(call) && (as === 'member' || call === 'loginCustomer'),
  );
  return {
    isWanted: (call) => !only || only.includes(call),
    isAsked: (call) => isChosen(call) || (needsLogin && isLogin(call)),
    needsLogin,
  };
}
