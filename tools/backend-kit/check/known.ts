import type { CartLine } from '@/contract/cart';
import type { Customer } from '@/contract/customer';
import type { MerchantDetails } from '@/contract/merchant';
import type { Notification } from '@/contract/notifications';
import type { LocationStock, Product } from '@/contract/products';
import type { Tokens } from '@/contract/tokens';

/** What requests of a mall need. */
export interface Mall {
  id: string;
  platform: number;
  appVersion: number;
  loginThrough: number;
  /** The names of tiers with colours of their own. */
  tiers?: readonly string[] | undefined;
}

/** What a run knows by now: what was given to it, and what the answers have told. */
export interface Known {
  mall: Mall;
  /** YYYY-MM-DD. */
  today: string;
  /** The number of the test member. */
  mobile?: string | undefined;
  otpId?: string | undefined;
  otp?: number | undefined;
  tokens?: Tokens | undefined;
  customerId?: string | undefined;
  customer?: Customer | undefined;
  merchant?: MerchantDetails | undefined;
  /** The names of the tiers. */
  tiers?: readonly string[] | undefined;
  locationId?: string | undefined;
  brandOfMall?: { id: string; name: string } | undefined;
  floorId?: string | undefined;
  offerId?: string | undefined;
  product?: Product | undefined;
  stock?: LocationStock | undefined;
  notifications?: readonly Notification[] | undefined;
  /** The cart as it was. */
  cart?: readonly CartLine[] | undefined;
  brandOfLocation?: string | undefined;
  billIds?: readonly string[] | undefined;
  /** The bill that this run has submitted. */
  ownBill?: string | undefined;
  orderId?: string | undefined;
  /** The line that this run has put into the cart. */
  ownLine?: CartLine | undefined;
  slotId?: string | undefined;
}
