import { type Job, writesFolder } from '../../../publishing/answers';
import type { OpenedMall } from '../../wire';

/** Whether a job of this studio writes into a mall's folder now, or has left it as it is. */
export type FolderWork = 'under way' | 'done' | undefined;

export function folderWork(
  jobs: readonly Job[],
  { id, version }: Pick<OpenedMall, 'id' | 'version'>,
): FolderWork {
  const own = jobs.filter((job) => job.id === id);
  if (own.some((job) => job.state === 'running' && writesFolder(job))) return 'under way';
  return own.some(({ left }) => left === version) ? 'done' : undefined;
}
