import { expect, it } from 'vitest';
import { renderUi } from '../../tests/setup/render';
import { BottomNav } from './bottom-nav';

it('keeps its place free for as long as it is there, also in browsers without :has()', () => {
  const { unmount } = renderUi(<BottomNav label="Main">{[]}</BottomNav>);
  expect(document.documentElement.hasAttribute('data-bottom-nav')).toBe(true);
  unmount();
  expect(document.documentElement.hasAttribute('data-bottom-nav')).toBe(false);
});
