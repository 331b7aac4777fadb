import * as z from 'zod/mini';
import { reportedRoutes } from './reported-routes.gen';

/** What went wrong: code that failed, a promise that nobody caught, a file or a screen that did not show, a call. */
const errorCodes = ['script', 'promise', 'chunk', 'crash', 'timeout', 'malformed'] as const;

export const mostErrors = 10;

/** How far people come from the login to their first bill. A page tells each step once. */
export const funnelSteps = [
  'door',
  'billFirst',
  'otpAsked',
  'otpResent',
  'otpVerified',
  'registered',
  'billSent',
  'billDuplicate',
  'billRefused',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** Patterns of the app's addresses: what stands at a `$` is never told. */
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
  steps: z.optional(
    z.array(z.enum(funnelSteps)).check(
      z.minLength(1),
      z.refine((steps) => new Set(steps).size === steps.length),
    ),
  ),
  errors: z.optional(
    z
      .array(z.strictObject({ code: z.enum(errorCodes), route }))
      .check(z.minLength(1), z.maxLength(mostErrors)),
  ),
});
export type TelemetryReport = z.infer<typeof telemetryReport>;
