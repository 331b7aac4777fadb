import { listMerchants } from '../../build/config/list-merchants';
import { type ListOptions, type MallStanding, mallStandings } from '../../build/fleet/list-malls';
import { projectMemory } from '../../build/pipeline/project-memory';
import { Failure } from '../../build/shared/failure';
import { forkScript } from '../../build/shared/fork-script';

/** What that process sends. */
export type CheckNews = { found: readonly MallStanding[] } | { done: true };

const usual = new URL('./check-process.ts', import.meta.url);

/**
 * Checks all malls in a process of its own, because a keystroke must not wait for a thousand malls. Rejects with `Failure`
 * where that process ends early, such as without memory.
 */
export function checkMallsApart(
  asked: ListOptions,
  found: (standings: readonly MallStanding[]) => void,
  script = usual,
): Promise<void> {
  const child = forkScript(script);
  return new Promise<void>((resolve, reject) => {
    child.on('message', (news: CheckNews) => ('found' in news ? found(news.found) : resolve()));
    child.once('error', reject);
    child.once('exit', () => reject(new Failure('The check of the malls ended early.')));
    child.send(asked);
  }).finally(() => child.kill('SIGKILL'));
}

/** In how many parts the answer comes. Each one reads all the other malls, too. */
const parts = 5;

/** Checks all malls, and tells some of them at a time. */
export async function checkMalls(
  asked: ListOptions,
  found: (standings: readonly MallStanding[]) => void,
): Promise<void> {
  const { ids } = await listMerchants(asked.merchants);
  const memory = await projectMemory(asked.merchants);
  const size = Math.max(40, Math.ceil(ids.length / parts));
  for (let at = 0; at < ids.length; at += size)
    found(await mallStandings({ ...asked, load: memory.load }, ids.slice(at, at + size)));
  await memory.save();
}
