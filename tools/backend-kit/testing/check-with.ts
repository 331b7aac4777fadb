import { developmentPayloadKey } from '@/lib/development-payload-key';
import { DroppedConnection } from '../../../sandbox/server/broken-answer';
import { type TestSandbox, today } from '../../../tests/sandbox/harness';
import { checkBackend } from '../check/check-backend';
import type { Send } from '../check/exchange';
import type { CheckOptions } from '../check/options';
import type { Report } from '../check/report';

/** The OTP of every test sandbox here. */
export const otp = '4711';
export const address = 'http://north.localhost:4173/api';
export const origin = 'https://rewards.northgate.example';

/** A check without waiting, with the clock of the test sandbox. */
export function check(options: Partial<CheckOptions>): Promise<Report> {
  return checkBackend({
    url: address,
    payloadKey: developmentPayloadKey,
    origins: [origin],
    today,
    mall: { id: 'north', platform: 4, appVersion: 4, loginThrough: 2 },
    pause: async () => undefined,
    now: () => 0,
    askOtp: async () => otp,
    ...options,
  });
}

/** Anything that answers requests, in place of a server. */
export function sendTo(fetch: (request: Request) => Promise<Response>): Send {
  return async ({ url, method, headers, body }) => {
    try {
      const response = await fetch(
        new Request(url, { method, headers, ...(body && { body: new Uint8Array(body) }) }),
      );
      const text = await response.text();
      const bytes = Buffer.byteLength(text);
      const { status } = response;
      return {
        kind: 'answer',
        status,
        headers: Object.fromEntries(response.headers),
        text,
        bytes,
        ms: 1,
      };
    } catch (error) {
      if (!(error instanceof DroppedConnection)) throw error;
      return { kind: 'failed', reason: 'closed', detail: '', ms: 1 };
    }
  };
}

export const sendToSandbox = ({ sandbox }: TestSandbox): Send => sendTo((request) => sandbox.fetch(request));

/** The findings of a report that make a call broken or tolerated, one line each. */
export function linesOf({ calls, journeys }: Report, ...severities: string[]): string[] {
  const steps = journeys.flatMap((journey) => journey.steps);
  return [...calls, ...steps].flatMap(({ call, findings }) =>
    findings
      .filter(({ severity }) => severities.includes(severity))
      .map(({ field, came, expected }) => `${call} ${field}: ${came} (${expected})`),
  );
}
