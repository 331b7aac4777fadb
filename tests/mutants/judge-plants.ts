import { Failure } from '../../build/shared/failure';
import { testsOf } from './nearest-tests';
import type { Plant } from './plants';
import { testsWithPlants } from './tests-with-plants';
import { typesWithPlants } from './types-with-plants';

/** How many test files may notice a mistake. A run of them takes about 15 s on two cores. */
const nearest = 8;

export interface Judged {
  plant: Plant;
  /** The test that noticed the mistake, or `types` if it does not compile. */
  noticedBy: string | undefined;
  /** How many test files had the chance. */
  tests: number;
}

/**
 * Plants the mistakes, one at a time, and runs the nearest tests of each, then the compiler if they pass. In the end it runs the tests that failed once
 * more without any mistake, and throws a `Failure` if one fails then too.
 */
export async function* judgePlants(root: string, plants: readonly Plant[]): AsyncGenerator<Judged> {
  const testsFor = testsOf(root);
  const types = await typesWithPlants(root);
  const { firstFailure, close } = await testsWithPlants(root);
  const failed = new Set<string>();
  try {
    for (const plant of plants) {
      const tests = testsFor(plant.file).slice(0, nearest);
      const noticedBy = tests.length > 0 ? await firstFailure(tests, plant) : undefined;
      if (noticedBy) failed.add(noticedBy);
      const refused = !noticedBy && (await types.refuses(plant));
      yield { plant, noticedBy: refused ? 'types' : noticedBy, tests: tests.length };
    }
    const broken = await firstFailure([...failed].filter((test) => /\.test\.tsx?$/.test(test)));
    if (broken) throw new Failure(`${broken} fails without a mistake, too. Mend it first.`);
  } finally {
    types.close();
    await close();
  }
}
