import { useCallback, useMemo, useState } from 'react';
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
