import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Writes how long each file took into the file that `FILE_TIMES` names: its imports, hooks and tests. Vitest's own report
 * counts only the tests.
 */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter's default export
export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => {
      const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
        module.diagnostic();
      const ms = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration;
      const ran = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped');
      return { file: module.relativeModuleId, tests: ran.length, seconds: ms / 1000 };
    });
    if (process.env.FILE_TIMES) writeFileSync(process.env.FILE_TIMES, JSON.stringify(times));
  }
}
