import { failureOf } from '@/transport/call-error';

// Loaded apart: the first answer needs none of it.
const loadKept = () => import('./kept-replies');

/** Says of an answer that was kept when it was given (ms). A fresh one has no such time. */
export interface Dated {
  asOf?: number;
}

/** The backend's answer, which is kept under a name; or without a network, the one that was kept last. */
export function recalled<Reply extends object>(
  name: string,
  ask: () => Promise<Reply>,
): Promise<Reply & Dated> {
  const askAndKeep = async (): Promise<Reply & Dated> => {
    const reply = await ask();
    void loadKept().then(
      ({ keepReply }) => keepReply(name, reply),
      () => undefined, // without its code, nothing is kept
    );
    return reply;
  };
  return withFallback(askAndKeep, () => recall<Reply>(name));
}

/** The answer that was kept under a name, if any. */
export async function recall<Reply extends object>(name: string): Promise<(Reply & Dated) | undefined> {
  const kept = await loadKept().then(
    ({ keptReply }) => keptReply(name),
    () => undefined,
  );
  return kept && { ...(kept.reply as Reply), asOf: kept.at }; // the name says whose reply it is
}

/** What the backend answers; or without a network, what else is known, if anything. */
export async function withFallback<Reply>(
  ask: () => Promise<Reply>,
  fallback: () => Promise<Reply | undefined>,
): Promise<Reply> {
  if (!navigator.onLine) {
    // Nobody has to wait for a call that cannot succeed.
    const known = await fallback();
    if (known !== undefined) return known;
  }
  try {
    return await ask();
  } catch (error) {
    const { kind } = failureOf(error);
    const known = kind === 'offline' || kind === 'timeout' ? await fallback() : undefined;
    if (known === undefined) throw error;
    return known;
  }
}
