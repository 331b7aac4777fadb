import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackendNews, BackendReport, SentBackendCheck } from '../wire';
import { checkBackend, giveOtp, reasonOf } from './requests';

export type CheckState =
  | { kind: 'idle' | 'cancelled' }
  | { kind: 'asking'; what: string }
  | { kind: 'otp'; otpFor: string }
  | { kind: 'failed'; text: string }
  | { kind: 'done'; report: BackendReport };

/** One check at a time. It ends with the component. */
export function useBackendCheck(id: string) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  function start(asked: SentBackendCheck): void {
    stop();
    const own = new AbortController();
    running.current = own;
    setState({ kind: 'asking', what: '' });
    let last: CheckState | undefined;
    checkBackend(
      id,
      asked,
      (news) => {
        last = stateOf(news);
        if (!own.signal.aborted) setState(last);
      },
      own.signal,
    ).then(
      () => {
        if (!own.signal.aborted && last?.kind !== 'done' && last?.kind !== 'failed') setState(broken);
      },
      (error: unknown) => {
        if (!own.signal.aborted) setState({ kind: 'failed', text: reasonOf(error) });
      },
    );
  }

  return {
    state,
    start,
    cancel: () => {
      stop();
      setState({ kind: 'cancelled' });
    },
    /** Gives the OTP that a running check waits for. */
    giveOtp: (otp: string) => {
      if (state.kind !== 'otp') return;
      const { otpFor } = state;
      setState({ kind: 'asking', what: '' });
      giveOtp(id, otpFor, otp).catch((error: unknown) => {
        stop();
        setState({ kind: 'failed', text: reasonOf(error) });
      });
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
