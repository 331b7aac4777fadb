import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useToasts } from '@/ui/feedback/show-toast';
import { stubBackend } from '../../../tests/setup/backend';
import { newQueryClient } from '../../../tests/setup/query-client';
import { renderUi } from '../../../tests/setup/render';
import { stubAppActions } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { PincodeField } from './pincode-field';

const unknown = 'Oops something went wrong!';

beforeEach(() => {
  stubAppActions();
  useToasts.setState({ toasts: [] });
});

function Field() {
  const [value, setValue] = useState('');
  return (
    <PincodeField
      label="Pincode"
      value={value}
      isChosen={false}
      onChange={setValue}
      onBlur={() => {}}
      error={undefined}
    />
  );
}

async function typeWith(answer: unknown, typed = '999') {
  const backend = stubBackend(answer === undefined ? {} : { '/getPincode': answer });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <Field />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Pincode' }), typed);
  return backend;
}

const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

describe('the pincode lookup', () => {
  it('asks for what begins with three digits', async () => {
    const { seen } = await typeWith({ statusCode: 100, response: [] }, '400');
    await until(() => expect(seen.map(({ fields }) => fields.pin_code)).toEqual(['400']));
  });

  it('shows the server description of a 102 under the field', async () => {
    await typeWith({ statusCode: 102, statusDescription: 'No pincode found' });
    expect(await screen.findByText('No pincode found')).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['another refusal', { statusCode: 110, statusDescription: 'Not today.' }, 'Not today.'],
    ['a list of another type', { statusCode: 100, response: 'not a list' }, unknown],
    ['a lost network', undefined, 'Please check your internet connection!'],
  ])('tells %s as a toast and leaves the field alone', async (_name, answer, text) => {
    await typeWith(answer);
    await until(() => expect(toasts()).toEqual([text]));
    expect(screen.queryByText(text)).toBeNull();
  });

  it.each([[{ statusCode: 100, response: [] }], [{ statusCode: 100 }]])(
    'says under the field that %j has no data',
    async (answer) => {
      await typeWith(answer);
      expect(await screen.findByText(unknown)).toBeTruthy();
      expect(toasts()).toEqual([]);
    },
  );

  it('takes all digits of a pasted pincode, whatever stands between them', async () => {
    await typeWith({ statusCode: 100, response: [] }, '4');
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Pincode' });
    await userEvent.clear(field);
    await userEvent.paste('400 001\n');
    expect(field.value).toBe('400001');
  });

  it.each([
    ['400 001', '400001'],
    ['४०० ००१', '400001'],
    ['400-1', '400-1'],
  ])('takes the typed pincode %s as %s', async (typed, taken) => {
    await typeWith({ statusCode: 100, response: [] }, typed);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Pincode' }).value).toBe(taken);
  });

  it('shows no message before the third digit, or with suggestions', async () => {
    await typeWith({ statusCode: 100, response: [{ id: 1, pc: '999001' }] });
    expect(await screen.findByRole('option', { name: '999001' })).toBeTruthy();
    expect(screen.queryByText(unknown)).toBeNull();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(screen.queryByText(unknown)).toBeNull();
  });
});
