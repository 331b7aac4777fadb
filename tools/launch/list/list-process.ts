import { isForPeople } from '../../../build/shared/failure';
import { type LaunchOptions, launchList } from './launch-list';
import type { ListNews } from './list-apart';

/** The process of `launchListApart`: gets what is asked, sends the list or why there is none, and waits for its end. */
process.once('message', async (asked: LaunchOptions) => {
  const news = await launchList(asked).then(
    (report): ListNews => ({ report }),
    (error: unknown): ListNews => {
      if (!(error instanceof Error) || !isForPeople(error)) throw error;
      return { failure: error.message };
    },
  );
  process.send?.(news);
});
// The studio has gone.
process.once('disconnect', () => process.exit());
