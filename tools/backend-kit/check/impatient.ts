import type { Client } from './client';
import type { Failed } from './exchange';

/** So many requests without an answer in time are enough. */
const mostHung = 3;

/**
 * The same client for the questions beside a call, such as preflights. After some that were not answered in time it sends
 * no more: each would last as long as the app waits, and a run has hundreds.
 */
export function impatient(client: Client): Client {
  let hung = 0;

  async function unlessHung<Outcome extends { kind: string; reason?: string }>(
    send: () => Promise<Outcome>,
  ): Promise<Outcome | Failed> {
    if (hung >= mostHung) return { kind: 'failed', reason: 'slow', detail: '', ms: 0 };
    const outcome = await send();
    if (outcome.kind === 'failed' && outcome.reason === 'slow') hung += 1;
    return outcome;
  }

  return {
    ask: (...question) => unlessHung(() => client.ask(...question)),
    preflight: (...question) => unlessHung(() => client.preflight(...question)),
  };
}
