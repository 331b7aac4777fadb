import { useEffect, useRef, useState } from 'react';
import type { BackendNews, BackendReport, SentBackendCheck } from '../wire';
import { checkBackend, giveOtp, reasonOf } from './requests';

export type CheckState =
  | { kind: 'idle' | 'cancelled' }
  | { kind: 'asking'; what: string }
  | { kind: 'otp'; otpFor: string }
  | { kind: 'failed'; text: string }
  | { kind: 'done'; report: BackendReport };

export function isRunning({ kind }: CheckState): boolean {
  return kind === 'asking' || kind === 'otp';
}

/** One check at a time. It ends with the component. */
export function useBackendCheck(id: string) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = (next: CheckState) => {
    running.current?.abort();
    setState(next);
  };
  const fail = (error: unknown) => stop({ kind: 'failed', text: reasonOf(error) });

  return {
    state,
    start: async (asked: SentBackendCheck) => {
      stop({ kind: 'asking', what: '' });
      const own = new AbortController();
      running.current = own;
      try {
        for await (const news of checkBackend(id, asked, own.signal)) setState(stateOf(news));
        setState((last) => (isRunning(last) ? broken : last));
      } catch (error) {
        if (!own.signal.aborted) fail(error);
      }
    },
    cancel: () => stop({ kind: 'cancelled' }),
    /** Gives the OTP that a running check waits for. */
    giveOtp: (otp: string) => {
      if (state.kind !== 'otp') return;
      setState({ kind: 'asking', what: '' });
      giveOtp(id, state.otpFor, otp).catch(fail);
    },
  };
}

const broken: CheckState = {
  kind: 'failed',
  text: 'The studio has stopped. Start it again in the terminal.',
};

function stateOf(news: BackendNews): CheckState {
  if ('asking' in news) return { kind: 'asking', what: news.asking };
  if ('otpFor' in news) return { kind: 'otp', otpFor: news.otpFor };
  return 'report' in news ? { kind: 'done', report: news.report } : { kind: 'failed', text: news.message };
}
