import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isUnreachable, reasonOf } from './requests';

/** Who failed: the check of what is typed, or something that a person has pressed. */
type Who = 'check' | 'press';

export interface Failure {
  /** What the person reads. */
  text: string | undefined;
  failed: (who: Who, error: unknown) => void;
  /** The server has answered, so it can be reached again. */
  answered: (who: Who) => void;
}

/** Why the server did not do the last thing. All requests share this one place, so no two messages can contradict each other. */
export function useFailure(): Failure {
  const [last, setLast] = useState<{ who: Who; error: unknown }>();
  const failed = useCallback((who: Who, error: unknown) => setLast({ who, error }), []);
  const answered = useCallback(
    (who: Who) =>
      setLast((before) =>
        before && before.who !== who && !isUnreachable(before.error) ? before : undefined,
      ),
    [],
  );
  const text = last && reasonOf(last.error);
  return useMemo(() => ({ text, failed, answered }), [text, failed, answered]);
}

/** Something that a person asks the server for with a button. It fails in the place that all failures share. */
export function usePress<Sent, Answer>(
  { failed, answered }: Failure,
  ask: (sent: Sent) => Promise<Answer>,
  onDone?: (answer: Answer, sent: Sent) => unknown,
  onFailed?: () => unknown,
): UseMutationResult<Answer, Error, Sent> {
  return useMutation({
    mutationFn: ask,
    onSuccess: (answer, sent) => {
      answered('press');
      return onDone?.(answer, sent);
    },
    onError: (error) => {
      failed('press', error);
      return onFailed?.();
    },
  });
}

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
