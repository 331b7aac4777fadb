import { mobilePattern } from '@/lib/mobile';
import { createOtp, verifyOtp } from '../auth/otp';
import { startSession } from '../auth/tokens';
import type { Handlers } from '../handler';
import { PlainAnswer, refuse } from '../refusal';
import { merchantDetailsFor, standingOfMobile } from '../standing';

const refusals = {
  wrong: 'Please enter valid OTP.',
  gone: 'This OTP is no longer valid. Please request a new one.',
} as const;

export const loginHandlers = {
  async getOtp({ mobileNumber }, context) {
    if (!mobilePattern.test(mobileNumber)) refuse(102, 'Please enter a valid 10 digit mobile number.');
    const { merchant, outbox, now } = context;
    const code = context.makeOtp();
    const result = await createOtp(context, { merchantId: merchant.id, mobile: mobileNumber }, code);
    if (result.kind === 'exhausted') {
      throw new PlainAnswer({
        status: 'error',
        error: 'FAILED_MAX_LOGIN_ATTEMPT',
        message: 'Too many attempts. Please try again after 15 minutes.',
      });
    }
    if (result.kind === 'live') refuse(102, 'otp already sent.', { otpId: result.id });
    outbox.send({
      merchantId: merchant.id,
      mobile: mobileNumber,
      text: `${code} is your OTP for ${merchant.programName}. It is valid for 2 minutes. Do not share it with anyone.`,
      sentAt: now(),
    });
    return { otpId: result.id };
  },

  async loginCustomer({ mobileNumber, otp, otpId }, context) {
    const { merchant, settings, db, write, now } = context;
    // A number has lost the leading zeros of the code.
    const code = String(otp).padStart(4, '0');
    const addressee = { merchantId: merchant.id, mobile: mobileNumber };
    const result = await verifyOtp(context, addressee, otpId, code);
    if (result !== 'good') refuse(102, refusals[result]);

    const standing = await standingOfMobile(db, merchant.id, mobileNumber);
    const flags = {
      userExists: standing !== undefined,
      registeredForMerchant: standing?.membership != null,
      registrationComplete: standing?.membership?.complete ?? false,
      referralEnabled: settings.referralEnabled,
    };
    if (!standing) return flags;
    const { id } = standing.customer;
    const { access, refresh } = await write((tx) =>
      startSession(tx, now(), { customerId: id, merchantId: merchant.id }),
    );
    return {
      ...flags,
      userId: String(id),
      token: { access, refresh },
      merchant: await merchantDetailsFor(db, context, standing),
    };
  },
} satisfies Pick<Handlers, 'getOtp' | 'loginCustomer'>;
