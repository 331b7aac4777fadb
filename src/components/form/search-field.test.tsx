import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { logInAsCustomer } from '../../../tests/setup/session';
import { SearchField } from './search-field';

const onSearch = vi.fn<(search: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockClear();
});

function show(value = '') {
  renderUi(
    <SearchField
      label="Search"
      placeholder="Search offers"
      value={value}
      clean={(typed) => typed.replace(/[^a-z ]/g, '')}
      onSearch={onSearch}
    />,
  );
  return screen.getByLabelText<HTMLInputElement>('Search');
}

const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

it('takes 60 characters at most, also where a list has no limit of its own', () => {
  expect(show().maxLength).toBe(60);
});

it('keeps only what the rule allows', () => {
  const field = show();
  type(field, '%pizza!');
  expect(field.value).toBe('pizza');
});

it('searches when the typing pauses', () => {
  const field = show();
  type(field, 'pi');
  vi.advanceTimersByTime(399);
  type(field, 'pizza');
  vi.advanceTimersByTime(399);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['pizza']]);
});

it('searches with the next tap, because that may open another screen', () => {
  type(show(), 'pizza');
  fireEvent.click(document.body);
  expect(onSearch.mock.calls).toEqual([['pizza']]);
  vi.advanceTimersByTime(1_000);
  cleanup();
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('forgets what was being typed when the screen goes by itself', () => {
  type(show(), 'pizza');
  cleanup();
  vi.advanceTimersByTime(1_000);
  expect(onSearch).not.toHaveBeenCalled();
});

it('searches for no customer whose session is over, though the screen still shows', () => {
  logInAsCustomer();
  const field = show();
  type(field, 'pi');
  localStorage.removeItem('user');
  vi.advanceTimersByTime(1_000);
  type(field, 'pizza');
  fireEvent.submit(field);
  expect(onSearch).not.toHaveBeenCalled();
});

it.each([
  ['searches at once with Enter, and not again when the typing pauses', '', 'pizza ', true, [['pizza']]],
  ['shows everything at once when emptied', 'pizza', '', false, [['']]],
  ['does not repeat the current search', 'pizza', 'pizza ', false, []],
] as const)('%s', (_, value, typed, entered, searches) => {
  const field = show(value);
  type(field, typed);
  if (entered) fireEvent.submit(field);
  if (searches.length > 0) expect(onSearch.mock.calls).toEqual(searches);
  vi.advanceTimersByTime(1_000);
  expect(onSearch.mock.calls).toEqual(searches);
});

it('drops the typed text when the search is changed from outside', () => {
  const field = (value: string) => (
    <SearchField label="Search" placeholder="" value={value} clean={(typed) => typed} onSearch={onSearch} />
  );
  const { rerender } = renderUi(field('pizza'));
  const box = screen.getByLabelText<HTMLInputElement>('Search');
  type(box, 'pizza and');
  rerender(field(''));
  vi.advanceTimersByTime(1_000);
  expect(box.value).toBe('');
  expect(onSearch).not.toHaveBeenCalled();
});
