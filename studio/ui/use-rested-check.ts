import { useEffect, useState } from 'react';
import type { Failure } from './use-failure';

/** How long (ms) typing must rest before it is checked. */
const rest = 200;

/**
 * Sends what is typed to `check` when typing rests, and gives the last answer. Whatever was typed before is not waited
 * for any more.
 */
export function useRestedCheck<Sent, Answer>(
  sent: Sent,
  check: (sent: Sent, signal: AbortSignal) => Promise<Answer>,
  { failed, answered }: Failure,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      check(sent, leaving.signal)
        .then((found) => {
          setAnswer(found);
          answered('check');
        })
        .catch((error: unknown) => {
          if (!leaving.signal.aborted) failed('check', error);
        });
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [sent, check, failed, answered]);
  return answer;
}
