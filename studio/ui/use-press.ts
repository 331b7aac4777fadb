import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { Failure } from './use-failure';

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
