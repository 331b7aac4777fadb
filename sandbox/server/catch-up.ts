import { nounList } from '../nouns';
import type { Services } from './handler';

/**
 * Does what time alone has brought about since the last request, such as the review of bills. There is no timer: before anybody looks,
 * everything that is due has happened, whatever clock the sandbox follows.
 */
export async function catchUp({ db, write, now }: Pick<Services, 'db' | 'write' | 'now'>): Promise<void> {
  const at = now();
  for (const { timely } of nounList) {
    if (timely && (await timely.isDue(db, at))) await write((tx) => timely.run(tx, at));
  }
}
