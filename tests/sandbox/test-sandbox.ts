import { afterEach, beforeEach } from 'vitest';
import { startTestSandbox, type TestSandbox } from './harness';

/** A sandbox for each test of a file, closed after it. Hooks that are added later find it started. */
export function testSandbox(...options: Parameters<typeof startTestSandbox>): TestSandbox {
  const test = {} as TestSandbox; // filled before each test
  beforeEach(async () => void Object.assign(test, await startTestSandbox(...options)));
  afterEach(() => test.sandbox.close());
  return test;
}
