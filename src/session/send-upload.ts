import type { ZodMiniType } from 'zod/mini';
import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import type { Call } from '@/contract/call';
import { CallError, failureOf } from '@/transport/call-error';
import { createUpload, type Upload, type UploadOptions } from '@/transport/upload';
import { appActions } from './app-actions';
import { type Values, withAmbient } from './brand-transport';
import { leaveSession } from './log-out';
import { refreshTokens } from './refresh-tokens';
import { storedUser } from './stored-user';
import { readStored } from './stored-values';
import { handleUnauthorised } from './unauthorised';

let upload: Upload | undefined;

/**
 * Sends a call with files as the current customer. It follows the rules of `send`, with one exception. For an expired
 * token it gets a new one and sends the call again at once. A reload of the page would break off the upload
 * (docs/decisions/0050-uploads-without-reloads.md). Rejects with a `CallError`, or with the signal's own reason.
 */
export async function sendUpload<Request extends ZodMiniType, Reply>(
  call: Call<Request, Reply>,
  values: Values<Call<Request, Reply>>,
  options: Omit<UploadOptions, 'bearer'> = {},
): Promise<Reply> {
  upload ??= createUpload(currentBrand().api);
  const send = upload;
  const request = withAmbient<Call<Request, Reply>>(values);
  const customerId = storedUser()?.id;
  let token = readStored('acc_token');
  const attempt = () => send(call, request, { ...options, bearer: token });
  try {
    return await attempt().catch(async (error: unknown) => {
      if (!(await hasNewerToken(reasonOf(error), token))) throw error;
      // If somebody else has logged in meanwhile, this session must not send the first customer's file.
      if (storedUser()?.id !== customerId) throw error;
      token = readStored('acc_token');
      return attempt().catch((again: unknown) => {
        if (reasonOf(again) === 'refresh' && token === readStored('acc_token')) endSessionAsExpired();
        throw again;
      });
    });
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'unauthorised' || failure.reason === 'refresh') throw error;
    const { stays } = await handleUnauthorised(failure.reason, token);
    if (!stays) throw error;
    throw new CallError({ ...failure, reason: 'unknown' }, call.path, { cause: error });
  }
}

/** Another tab may have renewed the tokens during the upload. Then the backend no longer knows the old one. */
async function hasNewerToken(
  reason: ReturnType<typeof reasonOf>,
  refused: string | undefined,
): Promise<boolean> {
  if (reason === 'refresh') return refreshTokens(refused);
  const stored = readStored('acc_token');
  return reason === 'ended' && stored !== undefined && stored !== refused;
}

/** The backend refused fresh tokens as well, so there is nothing else to try. */
function endSessionAsExpired(): void {
  appActions().showError(textsOf(errorTexts).sessionExpired);
  leaveSession(appActions().showLogin);
}

function reasonOf(error: unknown) {
  const failure = failureOf(error);
  return failure.kind === 'unauthorised' ? failure.reason : undefined;
}
