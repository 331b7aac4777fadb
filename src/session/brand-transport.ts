import { currentBrand } from '@/brand/current-brand';
import type { AmbientKey } from '@/contract/ambient';
import type { Call, RequestOf } from '@/contract/call';
import { createTransport, type Transport } from '@/transport/transport';
import { storedUser } from './stored-user';

let transport: Transport | undefined;

/** The transport of this page's brand. */
export function brandTransport(): Transport {
  const { api } = currentBrand();
  transport ??= createTransport(api);
  return transport;
}

/** A call's request without what the session fills in; a screen may still give its own value. */
export type Values<C> = Omit<RequestOf<C>, AmbientKey> &
  Partial<Pick<RequestOf<C>, AmbientKey & keyof RequestOf<C>>>;

/** The request with the fields that nearly every call carries; encoding drops those the call does not list. */
export function withAmbient<C extends Call>(values: Values<C>): RequestOf<C> {
  const { merchantId, platform, appVersion, loginThrough } = currentBrand();
  const customerId = storedUser()?.id ?? '';
  // The spread has every ambient key and the call's own: together exactly its request.
  return { merchantId, platform, appVersion, loginThrough, customerId, ...values } as unknown as RequestOf<C>;
}
