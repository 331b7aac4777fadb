import type { Services } from '../noun/handler';
import { nounList } from '../nouns';

/**
 * Does everything that has become due since the last request, such as the review of bills. There is no timer. It runs
 * before each request, so it works with any clock.
 */
export async function catchUp(services: Services): Promise<void> {
  const at = services.now();
  for (const { timely } of nounList) {
    if (timely && (await timely.isDue(services.db, at))) await timely.run(services, at);
  }
}
