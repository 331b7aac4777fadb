import { calls } from '@/contract/calls';
import { tokensOf } from '@/contract/tokens';
import { liveOtpOf } from './expected-answer';
import { oops } from './judge-fields';
import { placeOf } from './place';
import { login } from './plan-writes';
import { finding } from './report';
import type { Run } from './run';

type LoginReply = ReturnType<typeof calls.loginCustomer.reply.decode>;

/** Logs the test member in, or notes why the calls of members are not tried. */
export async function logIn(run: Run, needsLogin: boolean): Promise<void> {
  const { known, mask, options } = run;
  if (known.mobile === undefined) {
    for (const { call } of login) run.entryOf(call).why = 'It needs --mobile.';
    return;
  }
  const [getOtp, loginCustomer] = login;
  const sent = await run.perform(getOtp);
  if (sent) known.otpId ??= liveOtpOf(calls.getOtp, sent);
  if (needsLogin && known.otpId !== undefined) {
    const otp = (await options.askOtp?.())?.trim();
    known.otp = otp && /^\d{1,9}$/.test(otp) ? Number(otp) : undefined;
    mask.hide(otp, known.otp, known.otpId); // a number has lost its first zero
  }
  const judged = await run.perform(loginCustomer);
  if (judged?.kind !== 'answer') return run.withoutMember('The login failed.');
  const reply = judged.reply as LoginReply; // decoded by this call
  known.tokens = tokensOf(reply);
  known.customerId = reply.merchant?.customer?.id ?? reply.userId;
  mask.hide(known.tokens?.access, known.tokens?.refresh);
  if ([reply.userExists, reply.registeredForMerchant, reply.registrationComplete].includes(false)) {
    return run.withoutMember('The test member is not completely registered here.');
  }
  if (known.tokens && known.customerId) return;
  const [spec, field] = [placeOf.answer(calls.loginCustomer), known.tokens ? 'id' : 'token'];
  run.add('loginCustomer', finding('broken', spec, field, 'a text that is not empty', 'nothing', oops));
  run.withoutMember('The login gave no token or no id.');
}
