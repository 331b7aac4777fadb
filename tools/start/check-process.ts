import type { ListOptions } from '../../build/fleet/list-malls';
import { type CheckNews, checkMalls } from './check-malls';

const tell = (news: CheckNews) => process.send?.(news);

/** The process of `checkMallsApart`. */
process.once('message', async (asked: ListOptions) => {
  await checkMalls(asked, (found) => tell({ found }));
  tell({ done: true });
});
// The studio has gone.
process.once('disconnect', () => process.exit());
