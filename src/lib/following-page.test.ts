import { expect, it } from 'vitest';
import { followingPage } from './following-page';

it.each([
  [2, 1, 2],
  [7, 1, 7],
  [0, 3, undefined],
  [undefined, 1, undefined],
  [3, 3, undefined],
])('goes on as the returned page number %j after page %i says: %j', (returned, page, next) => {
  expect(followingPage(returned, page)).toBe(next);
});
