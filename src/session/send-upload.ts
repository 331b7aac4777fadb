import type { ZodMiniType } from 'zod/mini';
import { currentBrand } from '@/brand/current-brand';
import type { Call } from '@/contract/call';
import { once } from '@/lib/once';
import { createUpload, type UploadOptions } from '@/transport/upload';
import { type Values, withAmbient } from './brand-transport';
import { withTokens } from './with-tokens';

const brandUpload = once(() => createUpload(currentBrand().api));

/**
 * Sends a call with files as the current customer, by the rules of `send`. Rejects with a `CallError`, or with the
 * signal's own reason.
 */
export async function sendUpload<Request extends ZodMiniType, Reply>(
  call: Call<Request, Reply>,
  values: Values<Call<Request, Reply>>,
  options: Omit<UploadOptions, 'bearer'> = {},
): Promise<Reply> {
  const upload = brandUpload();
  const request = withAmbient<Call<Request, Reply>>(values);
  return withTokens(call, (token) => upload(call, request, { ...options, bearer: token }));
}
