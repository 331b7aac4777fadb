import type { Handlers } from './handler';
import { customerHandlers } from './handlers/customer';
import { loginHandlers } from './handlers/login';
import { membershipHandlers } from './handlers/membership';
import { merchantHandlers } from './handlers/merchant';
import { offerHandlers } from './handlers/offers';
import { pageHandlers } from './handlers/pages';
import { productHandlers } from './handlers/products';
import { sessionHandlers } from './handlers/session';

/** Every call with what answers it. A call of the contract that is missing here does not compile. */
export const handlers = {
  ...customerHandlers,
  ...loginHandlers,
  ...membershipHandlers,
  ...merchantHandlers,
  ...offerHandlers,
  ...pageHandlers,
  ...productHandlers,
  ...sessionHandlers,
} satisfies Handlers;
