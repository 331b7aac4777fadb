import { ambient } from '@/contract/ambient';
import type { Call, RequestOf } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { fieldsOf } from '../spec/json-schema';
import type { Known } from './known';
import { type Step, step } from './plan';
import { historyReads, memberSteps, visitorSteps } from './plan-reads';

const planned = new Set([...visitorSteps, ...memberSteps, ...historyReads].map(({ call }) => call));

/** Reads that send only what every call carries. The plan needs no step for them. */
const plain = (Object.keys(calls) as CallName[]).filter(isPlain).map(plainStep);

/** The reads that need no login. */
export const visitorReads = [...visitorSteps, ...plain.filter(({ as }) => as === 'visitor')];

/** The reads of a logged-in member, but for those about what the member has done. */
export const memberReads = [...memberSteps, ...plain.filter(({ as }) => as === 'member')];

function isPlain(name: CallName): boolean {
  const { effect, request }: Call = calls[name];
  const fields = Object.keys(fieldsOf(request) ?? {});
  return effect === 'read' && !planned.has(name) && fields.every((field) => field in ambient);
}

function plainStep(name: CallName): Step {
  const { audience, request }: Call = calls[name];
  const fields = Object.keys(fieldsOf(request) ?? {});
  return step(name, {
    request: ({ mall, customerId = '' }: Known) => {
      const { id: merchantId, platform, appVersion, loginThrough } = mall;
      const shared = {
        merchantId,
        platform,
        appVersion,
        loginThrough,
        customerId: audience === 'customer' ? customerId : '',
      } satisfies Record<keyof typeof ambient, unknown>;
      const values = Object.entries(shared).filter(([field]) => fields.includes(field));
      return Object.fromEntries(values) as RequestOf<(typeof calls)[CallName]>; // it has no other fields
    },
  });
}
