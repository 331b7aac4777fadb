import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '@/transport/call-error';
import { showToast } from '@/ui/feedback/show-toast';
import { useTask } from './use-task';

/** A simple send: what goes out, and what its answer changes. The session repeats it after a refused token. */
export interface Write<Values, Reply> {
  /** Sends it. The mutation cache tells a failure. */
  send: (values: Values, queryClient: QueryClient) => Promise<Reply>;
  /** Around the send, where the backend would store the same twice (`form/send-once.ts`). Undefined: it was not sent. */
  once?: (values: Values, send: () => Promise<Reply>) => Promise<Sent<Reply> | undefined>;
  /** What the phone knows from now on. */
  keep?: (reply: Reply, values: Values, queryClient: QueryClient) => void;
  /** The queries that its answer makes old. What shows is loaded again at once. */
  stale?: (reply: Reply) => readonly QueryKey[];
  /** The queries that a refusal makes old. */
  staleIfRefused?: readonly QueryKey[];
  /** What the shopper reads of the answer. */
  says?: (reply: Reply) => string | undefined;
}

export interface Sent<Reply> {
  reply: Reply;
}

/**
 * Sends one write at a time (docs/architecture.md#how-something-is-sent). All that a `Write` names also happens for a
 * shopper who has left the screen. `send` gives the answer; undefined if nothing was sent or the shopper has read why not.
 */
export function useWrite<Values, Reply>(write: Write<Values, Reply>) {
  const queryClient = useQueryClient();
  const outdate = (keys: readonly QueryKey[] = []) => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };
  const { mutateAsync } = useMutation({
    mutationFn: (values: Values) => write.send(values, queryClient),
    onSuccess: (reply, values) => {
      write.keep?.(reply, values, queryClient);
      outdate(write.stale?.(reply));
      const said = write.says?.(reply);
      if (said) showToast('success', said);
    },
    onError: (error) => {
      if (refusalOf(error)) outdate(write.staleIfRefused);
    },
  });
  const { once = async (_, send) => ({ reply: await send() }) } = write;
  const { run, pending } = useTask((values: Values) => once(values, () => mutateAsync(values)));
  return { send: run, pending };
}
