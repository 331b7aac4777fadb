import { ambient } from './ambient';
import { defineCall, fieldsReply } from './call';
import { at, record } from './record';
import { id, maybe } from './wire';

const { merchantId, platform } = ambient;

/** What both calls of the login carry. */
export const loginConstants = { transactionType: 201 };

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
