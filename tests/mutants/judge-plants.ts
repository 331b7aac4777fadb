import { Failure } from '../../build/shared/failure';
import { testsOf } from './nearest-tests';
import type { Plant } from './plants';
import { testsWithPlants } from './tests-with-plants';

/** How many test files may notice a mistake. A run of them takes about 15 s on two cores. */
const nearest = 8;

export interface Judged {
  plant: Plant;
  /** The test that noticed the mistake, if any did. */
  noticedBy: string | undefined;
  /** How many test files had the chance. */
  tests: number;
}

/**
 * Plants the mistakes, one at a time, and runs the nearest tests of each. In the end it runs the tests that failed once
 * more without any mistake, and throws a `Failure` if one fails then too.
 */
export async function* judgePlants(root: string, plants: readonly Plant[]): AsyncGenerator<Judged> {
  const testsFor = testsOf(root);
  const { firstFailure, close } = await testsWithPlants(root);
  const failed = new Set<string>();
  try {
    for (const plant of plants) {
      const tests = testsFor(plant.file).slice(0, nearest);
      const noticedBy = tests.length > 0 ? await firstFailure(tests, plant) : undefined;
      if (noticedBy) failed.add(noticedBy);
      yield { plant, noticedBy, tests: tests.length };
    }
    const broken = await firstFailure([...failed].filter((test) => /\.test\.tsx?$/.test(test)));
    if (broken) throw new Failure(`${broken} fails without a mistake, too. Mend it first.`);
  } finally {
    await close();
  }
}
