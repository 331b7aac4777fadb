import { beforeEach, expect, it, vi } from 'vitest';
import { keepFocusInView } from './focus';

keepFocusInView();

const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollIntoView.mockReset();
  document.body.innerHTML = '<main tabindex="-1"><label>Name <input></label></main>';
});

/** Focuses it by keyboard, or by a tap. */
function focus(selector: string, byKeyboard: boolean): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  const matches = element.matches.bind(element);
  vi.spyOn(element, 'matches').mockImplementation((query) =>
    query === ':focus-visible' ? byKeyboard : matches(query),
  );
  element.scrollIntoView = scrollIntoView;
  element.focus();
}

it('scrolls a field that gets the focus by keyboard to a place where nothing covers it', () => {
  focus('input', true);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

it.each([
  ['what is tapped', 'input', false],
  ['a screen as a whole', 'main', true],
])('leaves %s where it is', (_name, selector, byKeyboard) => {
  focus(selector, byKeyboard);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
