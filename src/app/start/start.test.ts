import { expect, it, vi } from 'vitest';
import { showHeadline } from '../shell/show-headline';
import { startApp } from './start';

const visit = vi.hoisted(() => ({ controller: undefined as object | undefined }));
vi.mock('@/updates/first-controller', () => ({
  get firstController() {
    return visit.controller;
  },
}));
vi.mock(import('../shell/show-headline'), () => ({ showHeadline: vi.fn() }));

it.each([
  ['a first visit leaves the font of titles to the late shell', undefined, 0],
  ['a later visit has the font of titles on the phone, and takes it at its start', {}, 1],
] as const)('%s', (_, controller, times) => {
  vi.mocked(showHeadline).mockClear();
  visit.controller = controller;
  expect(startApp).toThrow('The page has no #root.'); // the rest of the app is not needed here
  expect(showHeadline).toHaveBeenCalledTimes(times);
});
