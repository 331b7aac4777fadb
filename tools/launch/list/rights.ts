import type { MerchantConfig } from '@/brand/merchant-schema';
import { failed, type Item, notTried, ok } from './item';

/**
 * Whether the mall says who is responsible for the data of shoppers, and how an account is deleted. Google Play takes no
 * app without it.
 */
export function rightsItem({ rights, android }: Pick<MerchantConfig, 'rights' | 'android'>): Item {
  const missing = (['controller', 'deletion'] as const).filter((key) => !rights?.[key]);
  if (missing.length === 0)
    return ok(
      'rights',
      `${rights?.controller?.name}; an account is gone within ${rights?.deletion?.days} days.`,
    );
  const keys = missing.map((key) => `rights.${key}`).join(' and ');
  const todo = 'ask the client (docs/brand.md#rights-of-shoppers), and put it into merchant.json';
  if (android) return failed('rights', `Google Play refuses the app without ${keys}.`, todo);
  return notTried('rights', `There is no ${keys}, so the app names the customer desk.`, todo);
}
