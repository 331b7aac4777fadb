import { expect, it } from 'vitest';
import { renderUi } from '../../tests/setup/render';
import { BottomNav } from './bottom-nav';

it('reserves its room while it is on the page, also in browsers without :has()', () => {
  const { unmount } = renderUi(<BottomNav label="Main">{[]}</BottomNav>);
  expect(document.documentElement.hasAttribute('data-bottom-nav')).toBe(true);
  unmount();
  expect(document.documentElement.hasAttribute('data-bottom-nav')).toBe(false);
});
