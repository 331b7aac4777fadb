import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { typedDate } from '@/lib/typed-date';
import { renderUi } from '../../../tests/setup/render';
import { FormDate } from './form-date';
import { useAppForm } from './use-app-form';

const schema = () =>
  z.object({
    day: z.string().check(
      z.refine((text) => typedDate(text) !== undefined, { error: 'No date.', abort: true }),
      z.regex(/2026$/, 'Not this year.'),
    ),
  });

function Form() {
  const form = useAppForm({ initial: () => ({ day: '' }), schema, onSubmit: () => Promise.resolve() });
  return (
    <FormDate form={form} name="day" label="Day" calendar={{ open: 'Open', previous: '<', next: '>' }} />
  );
}

const day = () => screen.getByLabelText<HTMLInputElement>('Day');
const type = (value: string) => fireEvent.change(day(), { target: { value } });

it('writes a date in full when the field is left', () => {
  renderUi(<Form />);
  type('5/1/2026');
  fireEvent.blur(day());
  expect(day().value).toBe('05 / 01 / 2026');
});

it('keeps an error when the field is left, while it is still wrong', () => {
  renderUi(<Form />);
  type('31/2/2026');
  fireEvent.blur(day());
  expect(screen.getByText('No date.')).toBeTruthy();
  type('6/1/2020');
  fireEvent.blur(day());
  expect(day().value).toBe('06 / 01 / 2020');
  expect(screen.getByText('Not this year.')).toBeTruthy();
  type('6/1/2026');
  fireEvent.blur(day());
  expect(screen.queryByText('Not this year.')).toBeNull();
});
