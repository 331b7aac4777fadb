import { mobilePattern } from '@/lib/mobile';
import { customerOfMobile, ownCustomer } from '../members/find-customer';
import { merchantDetailsFor } from '../merchants/merchant-details';
import { forgetToken } from '../notifications/devices';
import { type Handlers, signedIn } from '../noun/handler';
import { PlainAnswer, refuse } from '../noun/refusal';
import { createOtp, verifyOtp } from './otp';
import { revokeSession, rotate, startSession } from './tokens';

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
    // The OTP comes as a number, so its leading zeros are lost.
    const code = String(otp).padStart(4, '0');
    const addressee = { merchantId: merchant.id, mobile: mobileNumber };
    const result = await verifyOtp(context, addressee, otpId, code);
    if (result !== 'good') refuse(102, refusals[result]);

    const known = await customerOfMobile(db, merchant.id, mobileNumber);
    const flags = {
      userExists: known !== undefined,
      registeredForMerchant: known?.membership != null,
      registrationComplete: known?.membership?.complete ?? false,
      referralEnabled: settings.referralEnabled,
    };
    if (!known) return flags;
    const { id } = known.customer;
    const { access, refresh } = await write((tx) =>
      startSession(tx, now(), { customerId: id, merchantId: merchant.id }),
    );
    return {
      ...flags,
      userId: String(id),
      token: { access, refresh },
      merchant: await merchantDetailsFor(db, context, known),
    };
  },

  /** Nobody reads the log here, so none is kept. The same is true of installations. */
  async createCustomerLoginLogs() {},

  async logOutUser({ deviceToken }, context) {
    await context.write(async (tx) => {
      await revokeSession(tx, context.now(), signedIn(context).sessionId);
      const { membership } = await ownCustomer(tx, context);
      if (membership) await forgetToken(tx, membership.id, deviceToken);
    });
  },

  async refreshAuthToken(_request, context) {
    const { access, refresh } = await rotate(context, context.merchant.id, context.refreshToken);
    return { token: { access }, refreshToken: refresh };
  },

  async setAppInstallation() {},
} satisfies Partial<Handlers>;
