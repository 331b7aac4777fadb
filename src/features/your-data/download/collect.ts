import { knownId } from '@/lib/known-id';
import { endsSession, failureOf } from '@/transport/call-error';
import { type Collected, type Order, type OwnData, type Part, parts } from './own-data';
import { readNotifications, readOrder, reads } from './reads';

/** After so many orders in a row that failed, the others are not asked for. */
const mostFailures = 3;

interface Options {
  signal: AbortSignal;
  /** Gets how many reads are done, and how many there are as far as is known. */
  onProgress: (done: number, total: number) => void;
}

/**
 * Reads what calls can tell of the customer who is logged in, one call after the other. A part that is not whole is
 * named. Rejects when the signal aborts, and when the session ends.
 */
export async function collect({ signal, onProgress }: Options): Promise<Collected> {
  const data: OwnData = {};
  const missing = new Set<Part>();
  let done = 0;
  let total: number = parts.length;
  // A cancel ends the wait at once, also where a read does not: it may wait for new tokens.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined); // somebody looks at it only while a read runs
  /** Runs one read of this part. False if it failed. */
  const attempt = async (part: Part, read: () => Promise<void>): Promise<boolean> => {
    const failed = await Promise.race([read(), aborted]).then(
      () => false,
      (error: unknown) => {
        if (signal.aborted || endsSession(failureOf(error))) throw error;
        return true;
      },
    );
    if (failed) missing.add(part);
    done += 1;
    onProgress(done, total);
    return !failed;
  };
  const keep = <Name extends keyof typeof reads>(part: Name) =>
    attempt(part, async () => {
      data[part] = (await reads[part](signal)) as OwnData[Name]; // `Reads` pairs them
    });

  for (const part of ['profile', 'membership', 'points', 'archive', 'bills', 'vouchers'] as const)
    await keep(part);
  await attempt('notifications', async () => {
    data.notifications = [];
    for await (const page of readNotifications(signal)) data.notifications.push(...page);
  });

  const ids = orderIds(data);
  total += Math.max(ids.length - 1, 0); // `parts` counts the orders once
  const orders: Order[] = [];
  let failures = 0;
  for (const id of ids) {
    const isRead = await attempt('orders', async () => {
      const order = await readOrder(id, signal);
      if (order) orders.push(order);
    });
    failures = isRead ? 0 : failures + 1;
    if (failures === mostFailures) break;
  }
  // Points and vouchers name the orders.
  if (!(data.points && data.archive && data.vouchers)) missing.add('orders');
  return { data: { ...data, orders }, missing: parts.filter((part) => missing.has(part)) };
}

/** The ids of all orders that points and vouchers name, once each. */
function orderIds({ points, archive = [], vouchers = [] }: OwnData): string[] {
  const named = [...vouchers, ...(points?.history ?? []), ...archive];
  const ids = named.map(({ orderId }) => knownId(orderId)).filter((id) => id !== undefined);
  return [...new Set(ids)];
}
