import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { OtpInput } from './otp-input';

interface FieldProps {
  initial?: string;
  disabled?: boolean;
  error?: string;
}

function Field({ initial = '', ...rest }: FieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <OtpInput
        label="OTP"
        boxLabel={(position) => `OTP digit ${position}`}
        value={value}
        onChange={setValue}
        {...rest}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        clear
      </button>
      <button type="button" disabled={!rest.disabled}>
        resend
      </button>
      <button type="button">elsewhere</button>
    </>
  );
}

const box = (position: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `OTP digit ${position}` });
const value = () => screen.getByRole('status').textContent;

test.each(['4821', '४८२१', '٤٨٢١', '৪৮২১'])(
  'the keys of %s fill the boxes one after the other',
  async (keys) => {
    renderUi(<Field />);
    await userEvent.click(box(1));
    await userEvent.keyboard(keys);
    expect(value()).toBe('4821');
    expect(box(4)).toBe(document.activeElement);
  },
);

test.each(['e', 'E', '+', '-', '.', ',', ' ', 'x'])('the key "%s" is rejected', (key) => {
  renderUi(<Field />);
  const event = createEvent.keyDown(box(1), { key });
  fireEvent(box(1), event);
  expect(event.defaultPrevented).toBe(true);
});

test('a keyboard that reports no keys can enter only digits', () => {
  renderUi(<Field />);
  fireEvent.change(box(1), { target: { value: 'e' } });
  expect(value()).toBe('');
  expect(box(1).value).toBe('');
  fireEvent.change(box(1), { target: { value: '5' } });
  expect(value()).toBe('5');
});

test.each(['paste', 'drop'] as const)('%s is blocked', (type) => {
  renderUi(<Field />);
  const event = createEvent[type](box(1), { clipboardData: { getData: () => '1234' } });
  fireEvent(box(1), event);
  expect(event.defaultPrevented).toBe(true);
  expect(value()).toBe('');
});

test('shortcuts of the keyboard still work', () => {
  renderUi(<Field />);
  const event = createEvent.keyDown(box(1), { key: 'r', ctrlKey: true });
  fireEvent(box(1), event);
  expect(event.defaultPrevented).toBe(false);
});

test('Backspace empties a box and then goes back', async () => {
  renderUi(<Field initial="123" />);
  await userEvent.click(box(3));
  await userEvent.keyboard('{Backspace}');
  expect(value()).toBe('12');
  expect(box(3)).toBe(document.activeElement);
  await userEvent.keyboard('{Backspace}');
  expect(value()).toBe('1');
  expect(box(2)).toBe(document.activeElement);
});

test.each([
  ['emptying a middle box', '1234', 2, ['1', '', '3', '4']],
  ['going back over an empty middle box', '12 4', 3, ['1', '', '', '4']],
])('%s does not move the others', async (_, initial, position, left) => {
  renderUi(<Field initial={initial} />);
  await userEvent.click(box(position));
  await userEvent.keyboard('{Backspace}');
  expect([1, 2, 3, 4].map((each) => box(each).value)).toEqual(left);
});

test('the arrow keys move between boxes and stop at the ends', async () => {
  renderUi(<Field />);
  await userEvent.click(box(1));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(box(2)).toBe(document.activeElement);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(box(4)).toBe(document.activeElement);
});

test.each([0, 1])('a digit typed into a filled box with the caret at %d replaces it', async (caret) => {
  renderUi(<Field initial="1234" />);
  await userEvent.click(box(2));
  box(2).setSelectionRange(caret, caret);
  await userEvent.keyboard('7');
  expect(value()).toBe('1734');
  expect(box(3)).toBe(document.activeElement);
});

test.each(['2', '२'])('the digit that is there already, typed as %s, leads on', async (key) => {
  renderUi(<Field initial="1234" />);
  await userEvent.click(box(2));
  box(2).select();
  await userEvent.keyboard(key);
  expect(value()).toBe('1234');
  expect(box(3)).toBe(document.activeElement);
});

test('a click selects the content of the box', async () => {
  renderUi(<Field initial="1234" />);
  await userEvent.click(box(2));
  await userEvent.click(box(2));
  expect([box(2).selectionStart, box(2).selectionEnd]).toEqual([0, 1]);
});

test("the keyboard's code suggestion goes into the first box and fills all of them", () => {
  renderUi(<Field />);
  expect(box(1).autocomplete).toBe('one-time-code');
  fireEvent.change(box(1), { target: { value: '5566' } });
  expect(value()).toBe('5566');
  expect([1, 2, 3, 4].map((position) => box(position).value).join('')).toBe('5566');
});

test('when the boxes are cleared, typing starts in the first again', async () => {
  renderUi(<Field initial="1234" />);
  await userEvent.click(box(4));
  fireEvent.click(screen.getByRole('button', { name: 'clear' }));
  expect(box(1)).toBe(document.activeElement);
});

test('disabled, it disables all boxes, and an error describes each of them', () => {
  renderUi(<Field disabled error="Try again in 30 secs." />);
  for (const position of [1, 2, 3, 4]) {
    expect(box(position).disabled).toBe(true);
    expect(document.getElementById(box(position).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Try again in 30 secs.',
    );
  }
});

test('when the boxes are enabled again, typing starts in the first', () => {
  const { rerender } = renderUi(<Field disabled />);
  screen.getByRole('button', { name: 'resend' }).focus();
  rerender(<Field />);
  expect(box(1)).toBe(document.activeElement);
});

test('the focus stays where it is if it is outside of the boxes', () => {
  const { rerender } = renderUi(<Field disabled />);
  const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
  elsewhere.focus();
  rerender(<Field />);
  expect(elsewhere).toBe(document.activeElement);
});

test('an error with a countdown is read out at its start, and not every second', () => {
  const { rerender } = renderUi(<Field disabled />);
  const announced = () => screen.queryByRole('alert')?.textContent;
  rerender(<Field disabled error="Try again in 30 secs." />);
  expect(announced()).toBe('Try again in 30 secs.');
  rerender(<Field disabled error="Try again in 29 secs." />);
  expect(announced()).toBeUndefined();
  rerender(<Field disabled error="Try again in 28 secs." />);
  expect(announced()).toBeUndefined();
  rerender(<Field />);
  rerender(<Field disabled error="Try again in 30 secs." />);
  expect(announced()).toBe('Try again in 30 secs.');
});

test('an error that is there from the start, as after a reload, is read out', () => {
  renderUi(<Field disabled error="Try again in 18 secs." />);
  expect(screen.getByRole('alert').textContent).toBe('Try again in 18 secs.');
});
