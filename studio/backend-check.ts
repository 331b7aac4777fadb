import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { addressFault } from '../build/environment/environment';
import { Failure } from '../build/shared/failure';
import { readSent } from './sent';
import type { BackendNews, BackendReport, SentBackendCheck } from './wire';

/** Asks the backend of a mall, and judges its answers. Reads only, and a login if there is a number. */
export type BackendChecker = (
  id: string,
  asked: SentBackendCheck,
  run: {
    /** Called with what it asks about, in words. */
    onAsking(what: string): void;
    /** Called when the member has got an OTP. */
    askOtp(): Promise<string | undefined>;
    /** Aborted when nobody waits for the report any more. */
    signal: AbortSignal;
  },
) => Promise<BackendReport>;

const sentCheck = z.strictObject({
  url: z.string().trim().max(300),
  mobile: z
    .string()
    .trim()
    .regex(/^([4-9]\d{9})?$/, 'a test number has ten digits'),
  otp: z
    .string()
    .trim()
    .regex(/^\d{0,9}$/, 'an OTP has only digits'),
});
const sentOtp = z.strictObject({ otpFor: z.string().max(40), otp: sentCheck.shape.otp });

/** The checks of backends that run. Numbers and OTPs are kept only while theirs runs, and logged nowhere. */
export function backendChecks(check: BackendChecker) {
  const waiting = new Map<string, (otp: string) => void>();

  return {
    /** Starts a check. Its answer is what the check tells, line by line. */
    async start(context: Context, id: string): Promise<Response> {
      const asked = await readSent(sentCheck, context.req);
      const fault = /^https?:/i.test(asked.url) ? addressFault('The address', asked.url) : needsWhole;
      if (fault !== undefined) throw new Failure(fault);
      const stopped = new AbortController();
      const body = new ReadableStream<Uint8Array>({
        start: (lines) => run(id, asked, stopped.signal, lines),
        cancel: () => stopped.abort(),
      });
      return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
    },
    /** Gives a check the OTP that it waits for. */
    async giveOtp(context: Context): Promise<Response> {
      const { otpFor, otp } = await readSent(sentOtp, context.req);
      const give = waiting.get(otpFor);
      if (!give) throw new Failure('This check does not wait for an OTP any more.');
      give(otp);
      return context.json({});
    },
  };

  /** Resolves at once, because whoever reads the lines asks for them only then. */
  function run(
    id: string,
    asked: SentBackendCheck,
    signal: AbortSignal,
    lines: ReadableStreamDefaultController<Uint8Array>,
  ): void {
    const tell = (news: BackendNews) => {
      if (!signal.aborted) lines.enqueue(new TextEncoder().encode(`${JSON.stringify(news)}\n`));
    };
    const askOtp = async () => {
      if (asked.otp) return asked.otp;
      const otpFor = randomBytes(12).toString('base64url');
      const given = new Promise<string | undefined>((resolve) => {
        waiting.set(otpFor, resolve);
        signal.addEventListener('abort', () => resolve(undefined), { once: true });
      });
      tell({ otpFor });
      return given.finally(() => waiting.delete(otpFor));
    };
    check(id, asked, { askOtp, signal, onAsking: (asking) => tell({ asking }) })
      .then(
        (report) => tell({ report }),
        (error: unknown) => {
          if (!(error instanceof Failure)) console.error(error);
          tell({ message: error instanceof Failure ? error.message : 'The check has failed.' });
        },
      )
      .finally(() => {
        if (!signal.aborted) lines.close();
      });
  }
}

const needsWhole = 'The address must begin with https://, such as https://api.client.example.';
