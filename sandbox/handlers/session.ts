import { revokeSession, rotate } from '../auth/tokens';
import { installations, loginLogs } from '../db/schema';
import { type Handlers, signedIn } from '../handler';

export const sessionHandlers = {
  async createCustomerLoginLogs({ loginThrough }, context) {
    const { customerId, merchantId } = signedIn(context);
    const at = context.now();
    await context.write((tx) =>
      tx.insert(loginLogs).values({ customerId, merchantId, kind: 'login', loginThrough, at }),
    );
    return undefined;
  },

  async logOutUser({ loginThrough }, context) {
    const { customerId, merchantId, sessionId } = signedIn(context);
    const at = context.now();
    await context.write(async (tx) => {
      await tx.insert(loginLogs).values({ customerId, merchantId, kind: 'logout', loginThrough, at });
      await revokeSession(tx, at, sessionId);
    });
    return undefined;
  },

  async refreshAuthToken(_request, context) {
    const { access, refresh } = await rotate(context, context.merchant.id, context.refreshToken);
    return { token: { access }, refreshToken: refresh };
  },

  async setAppInstallation({ browser }, context) {
    const { customerId, merchantId } = signedIn(context);
    const at = context.now();
    await context.write((tx) => tx.insert(installations).values({ customerId, merchantId, browser, at }));
    return undefined;
  },

  async appVersion(_request, { settings }) {
    return { version: settings.appVersion };
  },

  async isMaintainance(_request, { settings }) {
    return { maintenance: settings.maintenance };
  },
} satisfies Pick<
  Handlers,
  | 'createCustomerLoginLogs'
  | 'logOutUser'
  | 'refreshAuthToken'
  | 'setAppInstallation'
  | 'appVersion'
  | 'isMaintainance'
>;
