import { tortureRun } from '../torture/torture-run';
import { expect, test } from './fixtures';

for (const seed of [1, 2, 3]) {
  test(`five bills arrive once each, whatever happens on the way (seed ${seed})`, async ({
    browser,
    mall,
  }) => {
    const { problem, story } = await tortureRun({ browser, mall, merchantId: '10072' }, seed);
    expect(problem, story.join(', ')).toBeUndefined();
  });
}
