import * as z from 'zod/mini';

/** What went wrong: code that failed, a promise that nobody caught, a file or a screen that did not show, a call. */
export const errorCodes = ['script', 'promise', 'chunk', 'crash', 'timeout', 'malformed'] as const;

/** Patterns of the app's addresses: what stands at a `$` is never told. A test compares them with the routes. */
export const reportedRoutes = [
  ...['/', '/$', '/about-us', '/bill-summary', '/bill-upload', '/bill-upload-guidelines', '/contact-us'],
  ...['/dashboard', '/edit-profile', '/faqs', '/feedback', '/how-it-works', '/login', '/membership', '/more'],
  ...['/my-profile', '/myCart', '/notifications', '/notifications/$id', '/offers', '/offers-detail/$id'],
  ...['/optout/$', '/order-summary', '/otpverification', '/product/$id', '/redeem', '/refer-friend'],
  ...['/registration', '/store-locator', '/store-locator/$brandId', '/store-locator/floor-plan'],
  ...['/store-locator/floor-plan/$floorId', '/submit-bill', '/terms-of-use', '/thank-you', '/transactions'],
  '/visit',
] as const;

export const mostErrors = 10;

const route = z.enum(reportedRoutes);
const ms = z.optional(z.int().check(z.minimum(0), z.maximum(600_000)));

/**
 * What a page may send to `integrations.telemetry` (docs/hosting.md#telemetry), as JSON. It holds nothing about a person,
 * and has no place for it: every text comes from a closed list, except the hash of the release.
 */
export const telemetryReport = z.strictObject({
  /** The hash in the name of the app's first file. */
  release: z.string().check(z.regex(/^[\w-]{8}$/)),
  /** Of the screen that the page opened with. */
  route,
  /** ms; cls has no unit. A browser that cannot measure one leaves it out. */
  vitals: z.optional(
    z.strictObject({
      lcp: ms,
      inp: ms,
      cls: z.optional(z.number().check(z.minimum(0), z.maximum(1_000))),
    }),
  ),
  errors: z.optional(
    z
      .array(z.strictObject({ code: z.enum(errorCodes), route }))
      .check(z.minLength(1), z.maxLength(mostErrors)),
  ),
});
export type TelemetryReport = z.infer<typeof telemetryReport>;
