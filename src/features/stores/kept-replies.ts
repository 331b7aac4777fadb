import { promisifyRequest } from 'idb-keyval';
import { isShapedLike } from '@/lib/is-shaped-like';
import { keptRecords } from '@/session/kept/kept-records';
import { labelled, unlabelled } from '@/session/kept/kept-value';

/** An answer of the backend as it was kept. */
interface KeptReply {
  reply: object;
  /** When it was given, ms. */
  at: number;
}

/** Answers that are kept at most. */
const mostReplies = 300;

const directory = keptRecords('directory', 'replies');

/**
 * Keeps an answer under a name. The directory is the same for everybody, so it is not encrypted, and a logout does not
 * remove it. It has the version and the age of all that is kept (docs/decisions/0035-kept-state.md).
 */
export async function keepReply(name: string, reply: object, at = Date.now()): Promise<void> {
  try {
    const text = labelled(JSON.stringify({ reply, at } satisfies KeptReply));
    await directory.write(async (replies) => {
      // Keys begin with the time, and a store sorts them: the first ones are the oldest.
      const keys = (await promisifyRequest(replies.getAllKeys())) as string[];
      const old = keys.filter((key) => nameOf(key) === name);
      const surplus = keys.slice(0, Math.max(0, keys.length - old.length + 1 - mostReplies));
      for (const key of [...old, ...surplus]) replies.delete(key);
      replies.put(text, `${String(at).padStart(15, '0')} ${name}`);
    });
  } catch {
    // Without storage or room nothing is kept.
  }
}

/** The answer that was kept under a name, or undefined: never kept, too old, or of another release. */
export async function keptReply(name: string): Promise<KeptReply | undefined> {
  try {
    const text: unknown = await directory.read(async (replies) => {
      const keys = (await promisifyRequest(replies.getAllKeys())) as string[];
      const key = keys.find((each) => nameOf(each) === name);
      return key && promisifyRequest(replies.get(key));
    });
    const json = typeof text === 'string' ? unlabelled(text) : undefined;
    const kept: unknown = json && JSON.parse(json);
    return isShapedLike({ reply: {}, at: 0 }, kept) ? (kept as KeptReply) : undefined; // written by `keepReply`
  } catch {
    return undefined;
  }
}

function nameOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}
