import { join } from 'node:path';
import { commitOf } from '../../../build/fleet/git';
import { Failure } from '../../../build/shared/failure';
import { projectRoot } from '../../../build/shared/project';
import { type BenchMalls, withBenchMalls } from '../bench-malls';
import { type Figure, measureInTurns, type Trial } from './figures';
import { loginTrials } from './login';
import type { PagesOptions } from './options';
import { bytesTable, type PackageBytes, packageBytes } from './package-bytes';
import { type RefSites, withRefSites } from './ref-sites';
import { screenTrials } from './screens';
import type { Side } from './side';
import { figureTables } from './tables';
import { allTaps, tapTrials } from './tap-times';

export interface PagesResult {
  runs: number;
  /** The commit that was compared with. */
  against?: string;
  bytes: { here: PackageBytes; there?: PackageBytes };
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
  const measure = async (malls: BenchMalls, ref?: RefSites): Promise<PagesResult> => {
    const bytes = {
      here: await packageBytes(projectRoot, join(work, 'compile-here')),
      ...(ref && { there: await packageBytes(ref.root, join(work, 'compile-there')) }),
    };
    print(bytesTable(bytes.here, bytes.there, against));
    const figures = await measureTrials(malls, trials, runs, ref?.sites);
    figures.push(allTaps(figures));
    print(...figureTables(figures, against));
    return { runs, ...(commit !== undefined && { against: commit }), bytes, figures };
  };
  const result = await withBenchMalls(work, (malls) =>
    commit === undefined ? measure(malls) : withRefSites(commit, work, (ref) => measure(malls, ref)),
  );
  if (!result)
    throw new Failure('Pages are measured in a browser, and there is no Chromium. Set CHROMIUM_PATH.');
  return result;
}

/** The waits for the content of screens alone, of this folder alone. */
export function measureScreens(malls: BenchMalls): Promise<Figure[]> {
  return measureTrials(malls, screenTrials, 5);
}

function measureTrials(
  { browser, sites }: BenchMalls,
  measured: readonly Trial<Side>[],
  runs: number,
  there?: string,
): Promise<Figure[]> {
  return measureInTurns({
    trials: measured,
    here: { browser, sites },
    there: there === undefined ? undefined : { browser, sites: there },
    runs,
    tell: (line) => process.stderr.write(`${line}\n`),
  });
}
