import { nounList } from '../nouns';
import type { Services } from './handler';

/**
 * Does everything that has become due since the last request, such as the review of bills. There is no timer. It runs
 * before each request, so it works with any clock.
 */
export async function catchUp({ db, write, now }: Pick<Services, 'db' | 'write' | 'now'>): Promise<void> {
  const at = now();
  for (const { timely } of nounList) {
    if (timely && (await timely.isDue(db, at))) await write((tx) => timely.run(tx, at));
  }
}
