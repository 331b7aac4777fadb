import { Failure } from '../../../build/shared/failure';
import { forkScript } from '../../../build/shared/fork-script';
import type { LaunchReport } from './item';
import type { LaunchOptions } from './launch-list';

/** What that process sends once. */
export type ListNews = { report: LaunchReport } | { failure: string };

/** ms. Backend and hosts that answer at all have answered by then. */
export const patience = 10 * 60_000;
const usual = new URL('./list-process.ts', import.meta.url);

/**
 * The launch list, made in a process of its own. Whatever hosts answer, this one goes on and ends that one when it takes
 * too long. Rejects with `Failure`.
 */
export function launchListApart(
  asked: Pick<LaunchOptions, 'merchants' | 'id' | 'out' | 'environment' | 'resolve'>,
  { limit = patience, script = usual } = {},
): Promise<LaunchReport> {
  const child = forkScript(script);
  return new Promise<LaunchReport>((resolve, reject) => {
    const late = () => reject(new Failure('The launch list took too long, so it was stopped. Try it again.'));
    const timer = setTimeout(late, limit);
    child.once('message', (news: ListNews) =>
      'report' in news ? resolve(news.report) : reject(new Failure(news.failure)),
    );
    child.once('error', reject);
    child.once('exit', () => reject(new Failure('The launch list ended early. The terminal says why.')));
    child.once('exit', () => clearTimeout(timer));
    child.send(asked);
  }).finally(() => child.kill('SIGKILL'));
}
