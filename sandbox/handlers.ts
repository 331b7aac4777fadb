import type { Handlers } from './handler';
import { brandHandlers } from './handlers/brands';
import { cartHandlers } from './handlers/cart';
import { customerHandlers } from './handlers/customer';
import { locationHandlers } from './handlers/locations';
import { loginHandlers } from './handlers/login';
import { membershipHandlers } from './handlers/membership';
import { merchantHandlers } from './handlers/merchant';
import { offerHandlers } from './handlers/offers';
import { orderHandlers } from './handlers/orders';
import { pageHandlers } from './handlers/pages';
import { productHandlers } from './handlers/products';
import { sessionHandlers } from './handlers/session';

/** Every call with what answers it. A call of the contract that is missing here does not compile. */
export const handlers = {
  ...brandHandlers,
  ...cartHandlers,
  ...customerHandlers,
  ...locationHandlers,
  ...loginHandlers,
  ...membershipHandlers,
  ...merchantHandlers,
  ...orderHandlers,
  ...offerHandlers,
  ...pageHandlers,
  ...productHandlers,
  ...sessionHandlers,
} satisfies Handlers;
