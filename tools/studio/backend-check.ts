import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import { addressFault } from '../../build/environment/environment';
import { Failure } from '../../build/shared/failure';
import { readSent, sentBackendCheck, sentOtp } from './sent';
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

/** The checks of backends that run. Numbers and OTPs are kept only while theirs runs, and logged nowhere. */
export function backendChecks(check: BackendChecker) {
  const waiting = new Map<string, (otp: string) => void>();

  return {
    /** Starts a check. Its answer is what the check tells, line by line. */
    async start(context: Context, id: string): Promise<Response> {
      const asked = await readSent(sentBackendCheck, context.req);
      const fault = /^https?:/i.test(asked.url) ? addressFault('The address', asked.url) : needsWhole;
      if (fault !== undefined) throw new Failure(fault);
      context.header('content-type', 'application/x-ndjson');
      return stream(context, async (lines) => {
        const stopped = new AbortController();
        const { signal } = stopped;
        lines.onAbort(() => stopped.abort());
        const tell = (news: BackendNews) => lines.writeln(JSON.stringify(news));
        const askOtp = async () => {
          if (asked.otp) return asked.otp;
          const otpFor = randomBytes(12).toString('base64url');
          const given = new Promise<string | undefined>((resolve) => {
            waiting.set(otpFor, resolve);
            signal.addEventListener('abort', () => resolve(undefined), { once: true });
          });
          await tell({ otpFor });
          return given.finally(() => waiting.delete(otpFor));
        };
        try {
          const onAsking = (asking: string) => void tell({ asking });
          await tell({ report: await check(id, asked, { askOtp, signal, onAsking }) });
        } catch (error) {
          if (!(error instanceof Failure)) console.error(error);
          await tell({ message: error instanceof Failure ? error.message : 'The check has failed.' });
        }
      });
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
}

const needsWhole = 'The address must begin with https://, such as https://api.client.example.';
