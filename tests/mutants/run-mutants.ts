import { Stryker } from '@stryker-mutator/core';
import { Failure } from '../../build/cli';
import type { Mutant } from './survivors';
import type { Target } from './target';

type LogLevel = ConstructorParameters<typeof Stryker>[0]['logLevel'];

/**
 * Plants mistakes in the target, one at a time, and runs the tests that reach each. Throws `Failure` if a test fails
 * without a mistake.
 */
export async function runMutants({ mutate, project }: Target, atTerminal: boolean): Promise<Mutant[]> {
  // Stryker's test runners are processes that inherit these variables.
  process.env.MUTANTS_PROJECT = project;
  process.env.TEST_PATIENCE ??= '3000';
  const stryker = new Stryker({
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutants/vitest.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner'],
    // Stryker would read it with an API that TypeScript 7 lacks, so it must not find one.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    // A mistake that no test reaches has survived, too.
    allowEmpty: true,
    // On a busy machine, a slow test must not count as a test that noticed the mistake.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    timeoutFactor: 4,
    tempDirName: '.tmp/mutants',
    ignorePatterns: ['.tmp', '.cache', '.sandbox', 'bench', 'dist', 'test-results'],
    reporters: [atTerminal ? 'progress' : 'progress-append-only'],
    allowConsoleColors: atTerminal,
    logLevel: 'error' as LogLevel, // an enum of one of its own packages
  });
  try {
    return await stryker.runMutationTest();
  } catch (error) {
    throw new Failure(`The mistakes could not be planted: ${error instanceof Error ? error.message : error}`);
  }
}
