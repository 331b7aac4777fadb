import { parsedJson } from '@/lib/parsed-json';
import { addClientStateArea } from '@/session/client-state';
import { readSealed, removeSealed, whileShown, writeSealed } from '@/session/kept/sealed-value';
import { shownUser } from '@/session/stored-user';
import { withLock } from '@/session/with-lock';
import { type Arrival, type Known, lookFor, type Seen } from './arrival-rules';

/** In localStorage. */
const name = 'state.arrivals';

/** Characters of the stored text: thousands of bills. With more, nothing is told. */
const mostCharacters = 100_000;

/** Neither a release nor its age ends it: whoever comes once a month hears of the bill of the last visit, too. */
interface Kept {
  version: 1;
  customerId: string;
  seen: Seen;
}

addClientStateArea('arrivals', { reset: () => removeSealed(name) });

/**
 * Looks for what has come, and remembers it. `tell` gets what is new, once over all tabs and starts. While `mayTell` says
 * no, it stays new.
 */
export function look(known: Known, mayTell: () => boolean, tell: (arrival: Arrival) => void): Promise<void> {
  return withLock('arrivals', {}, async () => {
    const [customerId, isWanted] = [shownUser(), whileShown(name)];
    if (customerId === undefined) return;
    const before = await readSeen(customerId);
    const { seen, arrival } = lookFor(before, known);
    if ((arrival && !mayTell()) || JSON.stringify(seen) === JSON.stringify(before)) return;
    const kept: Kept = { version: 1, customerId, seen };
    const result = await writeSealed(name, JSON.stringify(kept), isWanted, mostCharacters);
    // What could not be kept as told would be told with every start.
    if (arrival && result === 'done' && isWanted()) tell(arrival);
  });
}

/** Nothing for a damaged value, or one of another customer. */
async function readSeen(customerId: string): Promise<Seen> {
  // Authenticated by AES-GCM, so its shape is the one of its version.
  const kept = parsedJson((await readSealed(name)) ?? '') as Kept | undefined;
  return kept?.version === 1 && kept.customerId === customerId ? kept.seen : {};
}
