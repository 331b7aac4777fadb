import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { projectRoot } from '../../build/shared/project.ts';
import { slowFirst } from './test-files.ts';

/** Vitest's own order, with the slow folders in front. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return slowFirst(await super.sort(files), ({ moduleId }) => relative(projectRoot, moduleId));
  }
}
