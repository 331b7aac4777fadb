import type { ReplyOf } from '@/contract/call';
import type { loginCustomer } from '@/contract/login';
import { getMerchantDetails } from '@/contract/merchant';
import { tokensOf } from '@/contract/tokens';
import { useOtpFlow } from '@/session/otp-flow';
import { takeRouteAfterLogin } from '@/session/route-after-login';
import { send } from '@/session/send';
import { signIn } from '@/session/sign-in';
import { noteStep } from '@/session/steps';
import { dropTokens, signedInOf, storeTokens } from '@/session/stored-user';
import { readStored } from '@/session/stored-values';

export type LoginReply = ReplyOf<typeof loginCustomer>;

export type AfterVerify =
  | { next: 'signed-in'; href: string }
  | { next: 'registration' }
  /** The customer is known, but values for a session are missing: log out and start again. */
  | { next: 'no-loyalty'; customerId: string | undefined }
  /** The shopper has left the screen, perhaps to log in with another number. Do nothing. */
  | { next: 'left' };

/**
 * Decides by three flags what to do after a right OTP (docs/product/login.md#after-a-right-otp). Rejects if details
 * cannot be loaded. Stores nothing when `isMounted` is false, because the shopper has left the screen.
 */
export async function afterVerify(
  reply: LoginReply,
  mobileNumber: string,
  isMounted: () => boolean,
): Promise<AfterVerify> {
  if (!isMounted()) return { next: 'left' };
  noteStep('otpVerified');
  const tokens = tokensOf(reply);
  const complete = isComplete(reply);
  if (!complete) {
    if (reply.userExists) {
      if (tokens) storeTokens(tokens);
    } else {
      useOtpFlow.setState({ referralEnabled: reply.referralEnabled });
    }
    useOtpFlow.setState({ verified: true });
    return { next: 'registration' };
  }
  if (tokens) storeTokens(tokens);
  const merchant = reply.merchant ?? (await loadMerchant(reply.userId));
  if (!isMounted()) {
    // The details were loaded with these tokens, so drop only these and not somebody else's.
    if (tokens && readStored('acc_token') === tokens.access) dropTokens();
    return { next: 'left' };
  }
  const signedIn = signedInOf(merchant, { id: reply.userId, mobileNumber });
  if (!signedIn) return { next: 'no-loyalty', customerId: reply.userId ?? merchant?.customer?.id };
  useOtpFlow.setState({ verified: true });
  signIn(signedIn);
  return { next: 'signed-in', href: takeRouteAfterLogin() };
}

/** All three flags are on. The short reply with only id and tokens also means a complete customer. */
function isComplete(reply: LoginReply): boolean {
  const flags = [reply.userExists, reply.registeredForMerchant, reply.registrationComplete];
  if (flags.every((flag) => flag === undefined))
    return reply.userId !== undefined && reply.token !== undefined;
  return flags.every(Boolean);
}

/** The short login reply has only the id and the tokens (docs/wire.md#lenient-reading). */
async function loadMerchant(customerId: string | undefined) {
  if (!customerId) return undefined;
  return (await send(getMerchantDetails, { customerId, userId: customerId })).merchant;
}
