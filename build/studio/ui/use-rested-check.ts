import { useEffect, useState } from 'react';
import { reasonOf } from './requests';

/** How long (ms) typing must rest before it is checked. */
const rest = 200;

interface RestedCheck<Answer> {
  /** To what was last checked. */
  answer: Answer | undefined;
  /** Why the server could not look at it. */
  failure: string | undefined;
}

/** Sends what is typed to `check` when typing rests. Whatever was typed before is not waited for any more. */
export function useRestedCheck<Sent, Answer>(
  sent: Sent,
  check: (sent: Sent, signal: AbortSignal) => Promise<Answer>,
): RestedCheck<Answer> {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      check(sent, leaving.signal)
        .then((found) => {
          setAnswer(found);
          setFailure(undefined);
        })
        .catch((error: unknown) => {
          if (!leaving.signal.aborted) setFailure(reasonOf(error));
        });
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [sent, check]);
  return { answer, failure };
}
