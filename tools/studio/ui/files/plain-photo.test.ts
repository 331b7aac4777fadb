import { expect, it } from 'vitest';
import { sizeOf } from './plain-photo';

it.each([
  ['a photo of a phone', [4000, 3000], [1980, 1485]],
  ['a tall one', [3000, 4000], [1980, 2640]],
  ['a wide one', [8000, 2000], [5280, 1320]],
  ['one that is just large enough', [1200, 800], [1200, 800]],
  ['one that is too small', [600, 400], [600, 400]],
] as const)('%s is kept as large as a site needs it', (_what, [width, height], [kept, keptHeight]) => {
  expect(sizeOf({ width, height })).toEqual({ width: kept, height: keptHeight });
});
