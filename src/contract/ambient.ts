import { at } from './record';
import { amount, id, text } from './wire';

/**
 * Fields that nearly every call carries. A call lists the ones that it needs. The session fills them in, so no screen
 * passes them. `customerId` is '' for a visitor.
 */
export const ambient = {
  /** The mall. */
  merchantId: at('merchant_id', id),
  /** 4: the app in the browser. */
  platform: at('platform', amount),
  /** '' for a visitor. */
  customerId: at('customer_id', text),
  appVersion: at('appVersion', amount),
  loginThrough: at('login_through', amount),
} as const;

export type AmbientKey = keyof typeof ambient;

const { merchantId, platform, customerId } = ambient;

/** The three that most calls carry. */
export const identity = { merchantId, platform, customerId } as const;
