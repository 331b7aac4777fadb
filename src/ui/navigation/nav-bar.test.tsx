import { expect, it } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { NavBar } from './nav-bar';

it('reserves its room while it is on the page, also in browsers without :has()', () => {
  const { unmount } = renderUi(<NavBar>{null}</NavBar>);
  expect(document.documentElement.hasAttribute('data-bottom-nav')).toBe(true);
  unmount();
  expect(document.documentElement.hasAttribute('data-bottom-nav')).toBe(false);
});
