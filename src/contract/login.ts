import * as z from 'zod/mini';
import { ambient } from './ambient';
import { defineCall, fieldsReply } from './call';
import { merchantList } from './merchant';
import { at, beside, record } from './record';
import { refreshTokenField, tokenField } from './tokens';
import { amount, flag, id, knownFlag, maybe } from './wire';

const { merchantId, platform } = ambient;
const loginConstants = { transactionType: 201 };

/** Sends an OTP. The refusal "otp already sent." carries the id of the OTP that is still valid. */
export const getOtp = defineCall('/getOtp', {
  effect: 'write',
  auth: 'none',
  encoding: 'cipher',
  statusCode: 'required',
  constants: loginConstants,
  request: record({ mobileNumber: at('mobile_number', id), platform, merchantId }),
  reply: fieldsReply(record({ otpId: at('id', id) })),
  rejection: fieldsReply(record({ otpId: at('id', maybe(id)) })),
});

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
