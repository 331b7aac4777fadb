import { currentBrand } from '@/brand/current-brand';
import type { AmbientKey } from '@/contract/ambient';
import type { Call, RequestOf } from '@/contract/call';
import { once } from '@/lib/once';
import { createTransport } from '@/transport/transport';
import { storedUser } from './stored-user';

/** The transport of this page's brand. */
export const brandTransport = once(() => createTransport(currentBrand().api));

/** A call's request without the fields that the session fills in. A screen may still set them. */
export type Values<C> = Omit<RequestOf<C>, AmbientKey> &
  Partial<Pick<RequestOf<C>, AmbientKey & keyof RequestOf<C>>>;

/** Adds the fields that nearly every call carries. Encoding drops those that the call does not list. */
export function withAmbient<C extends Call>(values: Values<C>): RequestOf<C> {
  const { merchantId, platform, appVersion, loginThrough } = currentBrand();
  const customerId = storedUser()?.id ?? '';
  // The spread has all ambient fields and the call's own. Together they are its request.
  return { merchantId, platform, appVersion, loginThrough, customerId, ...values } as unknown as RequestOf<C>;
}
