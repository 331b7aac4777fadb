import { expect, it } from 'vitest';
import { UsageError } from '../../../build/shared/failure';
import { benchOptions, defaultRuns } from './options';

it('measures no pages without --pages', () => expect(benchOptions([])).toBeUndefined());

it('takes the number of runs and a commit to compare with', () => {
  expect(benchOptions(['--pages'])).toEqual({ runs: defaultRuns, against: undefined });
  expect(benchOptions(['--pages', '--runs', '3', '--against', 'HEAD~1'])).toEqual({
    runs: 3,
    against: 'HEAD~1',
  });
});

it.each([
  [['--runs', '3'], '--runs is only for --pages.'],
  [['--against', 'HEAD'], '--against is only for --pages.'],
  [['--pages', '--runs', '0'], '--runs needs a whole number from 1 to 999'],
  [['--pages', '--runs', 'many'], '--runs needs a whole number from 1 to 999'],
  [['--pages', '--against='], '--against needs a value.'],
  [['--pages', '--fast'], '--fast'],
])('refuses %j', (argv, words) => {
  expect(() => benchOptions(argv)).toThrow(UsageError);
  expect(() => benchOptions(argv)).toThrow(words);
});
