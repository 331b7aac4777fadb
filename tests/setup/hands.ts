import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { useQuestion } from '@/ui/ask';
import { until } from './until';

/** Types into the first field of this name, in place of what stands there. */
export async function fillIn(label: string, text: string): Promise<void> {
  const [field] = (await screen.findAllByLabelText(label)) as [HTMLElement];
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Chooses from a list, as soon as it offers this. */
export async function choose(label: string, option: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLSelectElement>(label);
  await until(() => expect(within(field).getByRole('option', { name: option })).toBeTruthy());
  await userEvent.selectOptions(field, option);
}

/** Types the beginning of a pincode, and takes the first suggestion. */
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
