import { ambient, identity } from './ambient';
import { defineCall, fieldsReply, noReply } from './call';
import { at, beside, record } from './record';
import { refreshTokenField, tokenField } from './tokens';
import { flag, maybe, text } from './wire';

const { merchantId, platform, customerId, loginThrough } = ambient;

export const logOutUser = defineCall('/logOutUser', {
  effect: 'write',
  constants: { is_login: 2 },
  request: record({
    merchantId,
    customerId,
    loginThrough,
    deviceToken: at('device_token', text),
    refreshToken: at('refresh_token', text),
  }),
  reply: noReply,
});

export const createCustomerLoginLogs = defineCall('/createCustomerLoginLogs', {
  effect: 'write',
  constants: { is_login: 1 },
  request: record({ merchantId, customerId, loginThrough }),
  reply: noReply,
});

/** New tokens for the refresh token in the header. */
export const refreshAuthToken = defineCall('/refreshAuthToken', {
  effect: 'write',
  auth: 'refresh',
  request: record(identity),
  reply: fieldsReply(
    record({
      token: beside('token', maybe(tokenField)),
      refreshToken: beside('refresh_token', refreshTokenField),
    }),
  ),
});

export const setAppInstallation = defineCall('/setAppInstallation', {
  effect: 'write',
  request: record({
    platform,
    merchantId,
    customerId,
    mobileNumber: at('mobile_number', text),
    /** The browser's name. */
    browser: at('browser', text),
  }),
  reply: noReply,
});

export const appVersion = defineCall('/appVersion', {
  effect: 'read',
  auth: 'none',
  request: record({ merchantId, customerId, browser: at('browser', text) }),
  reply: fieldsReply(record({ version: at('app_version', text) })),
});

export const isMaintainance = defineCall('/isMaintainance', {
  effect: 'read',
  auth: 'none',
  request: record({ merchantId }),
  reply: fieldsReply(record({ maintenance: at('maintainance_mode', flag(false)) })),
});
