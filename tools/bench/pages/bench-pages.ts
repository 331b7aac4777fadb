import { commitOf } from '../../../build/fleet/git';
import { Failure } from '../../../build/shared/failure';
import { complain } from '../../../build/shared/print';
import { projectRoot } from '../../../build/shared/project';
import { withBenchMalls } from '../bench-malls';
import type { Side } from './figures';
import { type Figure, measureInTurns, type Trial } from './figures';
import { loginTrials } from './login';
import type { PagesOptions } from './options';
import { withRefSites } from './ref-sites';
import { screenTrials } from './screens';
import { figureTables } from './tables';
import { allTaps, tapTrials } from './tap-times';

export interface PagesResult {
  runs: number;
  /** The commit that was compared with. */
  against?: string;
  figures: Figure[];
}

const trials: readonly Trial<Side>[] = [...loginTrials, ...screenTrials, ...tapTrials];

/**
 * Measures the pages of this folder, and with `against` those of another commit in turns with them. Throws `Failure`
 * without a browser or such a commit.
 *
 * @param work an empty folder
 */
export async function benchPages(
  { runs, against }: PagesOptions,
  work: string,
  print: (...tables: string[]) => void,
): Promise<PagesResult> {
  const commit = against === undefined ? undefined : await commitOf(projectRoot, '--against', against);
  const measure = async (here: Side, there?: Side): Promise<PagesResult> => {
    const tell = (line: string) => complain(`${line}\n`);
    const figures = await measureInTurns({ trials, here, there, runs, tell });
    figures.push(allTaps(figures));
    print(...figureTables(figures, against));
    return { runs, ...(commit !== undefined && { against: commit }), figures };
  };
  const result = await withBenchMalls(work, (here) =>
    commit === undefined
      ? measure(here)
      : withRefSites(commit, work, (sites) => measure(here, { ...here, sites })),
  );
  if (!result)
    throw new Failure('Pages are measured in a browser, and there is no Chromium. Set CHROMIUM_PATH.');
  return result;
}
