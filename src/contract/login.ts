import * as z from 'zod/mini';
import { ambient } from './ambient';
import { defineCall, fieldsReply } from './call';
import { merchantList } from './merchant';
import { loginConstants } from './otp';
import { at, beside, record } from './record';
import { refreshTokenField, tokenField } from './tokens';
import { amount, flag, id, knownFlag, maybe } from './wire';

const { merchantId, platform } = ambient;

/** Verifies an OTP. `statusCode` 102 means a wrong one. */
export const loginCustomer = defineCall('/loginCustomer', {
  effect: 'write',
  auth: 'none',
  encoding: 'cipher',
  constants: loginConstants,
  request: record({
    mobileNumber: at('mobile_number', id),
    otp: at('otp', amount.check(z.int())),
    otpId: at('id', id),
    platform,
    merchantId,
  }),
  reply: fieldsReply(
    record({
      userId: beside('id', maybe(id)),
      userExists: at('isBoomerUserRegister', maybe(knownFlag)),
      registeredForMerchant: at('isUserRegisteredForMerchant', maybe(knownFlag)),
      registrationComplete: at('isUserRegisterationComplete', maybe(knownFlag)),
      referralEnabled: beside('isReferralEnabled', flag(false)),
      token: beside('token', maybe(tokenField)),
      refreshToken: beside('refresh_token', refreshTokenField),
      merchant: beside('merchant_list', maybe(merchantList)),
    }),
  ),
});
