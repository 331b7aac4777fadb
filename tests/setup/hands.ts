import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { useQuestion } from '@/ui/feedback/ask';
import { until } from './until';

/**
 * Writes a text into a field, in place of what stands there, as one change. A form is drawn anew for each key, so only
 * tests of the keys themselves type.
 */
export function write(field: HTMLElement, text: string): void {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
}

/** Writes into the first field of this name. */
export async function fillIn(label: string, text: string): Promise<void> {
  const [field] = (await screen.findAllByLabelText(label)) as [HTMLElement];
  write(field, text);
}

/** Chooses from a list, as soon as it offers this. */
export async function choose(label: string, option: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLSelectElement>(label);
  await until(() => expect(within(field).getByRole('option', { name: option })).toBeTruthy());
  await userEvent.selectOptions(field, option);
}

/** Writes the beginning of a pincode, and takes the first suggestion. */
export async function choosePincode(digits = '4000'): Promise<void> {
  await fillIn('Pincode', digits);
  await userEvent.click((await screen.findAllByRole('option', { name: /^\d{6}/ }))[0] as HTMLElement);
}

/** Presses the first button or link of this name, as soon as it can be pressed. */
export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  await until(() => {
    const [control] = screen.getAllByRole<HTMLButtonElement>(role, { name });
    expect(control?.disabled).not.toBe(true);
    fireEvent.click(control as HTMLElement);
  });
}

/** Answers the question that the app asks. */
export async function sayYes(): Promise<void> {
  await until(() => expect(useQuestion.getState().question).toBeDefined());
  useQuestion.getState().question?.answer(true);
}
