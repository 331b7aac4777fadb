import { ownCustomer } from '../members/find-customer';
import type { Handlers } from '../noun/handler';
import { merchantDetailsFor } from './merchant-details';

export const merchantHandlers = {
  async getMerchantDetails(_request, context) {
    const known = await ownCustomer(context.db, context);
    return { merchant: await merchantDetailsFor(context.db, context, known) };
  },

  async appVersion(_request, { settings }) {
    return { version: settings.appVersion };
  },

  async isMaintainance(_request, { settings }) {
    return { maintenance: settings.maintenance };
  },
} satisfies Partial<Handlers>;
