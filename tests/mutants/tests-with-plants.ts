import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Plugin } from 'vite';
import { defineProject } from 'vitest/config';
import { createVitest, type TestSpecification, type TestUserConfig, type Vitest } from 'vitest/node';
import { type Plant, withPlant } from './plants';

/** Runs test files with a mistake planted in what they import. No file on the disk changes, not even for a moment. */
export interface TestsWithPlants {
  /** The first of the test files that fails, or `undefined` if all pass. */
  firstFailure: (tests: readonly string[], plant?: Plant) => Promise<string | undefined>;
  close: () => Promise<void>;
}

export async function testsWithPlants(root: string): Promise<TestsWithPlants> {
  let planted: Plant | undefined;
  const planting: Plugin = {
    name: 'planting',
    enforce: 'pre',
    load(id) {
      if (!planted || id.split('?')[0] !== join(root, planted.file)) return null;
      return withPlant(planted, readFileSync(join(root, planted.file), 'utf8'));
    },
  };
  // Most tests that fail wait in vain. The settings read this as they load.
  process.env.TEST_PATIENCE ??= '3000';
  const { projects } = await import('../../vitest.config');
  const settings: TestUserConfig = {
    root,
    config: false,
    watch: false,
    bail: 1,
    maxWorkers: 2,
    reporters: [{}],
    silent: true,
    sequence: { sequencer: AsGiven },
    projects: Object.values(projects).map((project) => defineProject({ ...project, plugins: [planting] })),
  };
  // Failing tests write about connections that broke off. Nobody needs that here.
  const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  const vitest = await createVitest('test', settings, {}, { stdout: nowhere(), stderr: nowhere() });
  await vitest.standalone();
  return {
    firstFailure: async (tests, plant) => {
      planted = plant;
      if (plant) vitest.invalidateFile(join(root, plant.file));
      const failure = await firstFailure(
        vitest,
        tests.map((test) => join(root, test)),
      );
      if (plant) vitest.invalidateFile(join(root, plant.file));
      planted = undefined;
      return failure;
    },
    close: () => vitest.close(),
  };
}

async function firstFailure(vitest: Vitest, tests: readonly string[]): Promise<string | undefined> {
  // Vitest would count the failures of the runs before, too.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.flatMap((test) => vitest.getModuleSpecifications(test)),
  );
  const failed = testModules.find((each) => !each.ok())?.relativeModuleId;
  return failed ?? (unhandledErrors.length > 0 ? String(unhandledErrors[0]) : undefined);
}

/** Keeps the order of the files, so that the nearest tests come first. */
class AsGiven {
  sort = (files: TestSpecification[]) => files;
  shard = (files: TestSpecification[]) => files;
}
