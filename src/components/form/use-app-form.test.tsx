import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallError } from '@/transport/call-error';
import { isBusy } from '@/updates/busy';
import { renderUi } from '../../../tests/setup/render';
import { FormSelect, FormText } from './fields';
import { useAppForm } from './use-app-form';

const required = z.string().check(z.minLength(1, 'Required'));
const schema = () =>
  z.object({ name: required, place: required, note: z.string().check(z.maxLength(3, 'Long')) });
type Values = z.infer<ReturnType<typeof schema>>;
type Options = Parameters<typeof useAppForm<Values>>[0];

const blank: Values = { name: '', place: '', note: '' };
const complete: Values = { name: 'Asha', place: 'b', note: '' };

function show(values: Values, options: Partial<Options> = {}) {
  const onSubmit = vi.fn<Options['onSubmit']>(() => Promise.resolve());
  function Form() {
    const form = useAppForm<Values>({ initial: () => values, schema, onSubmit, ...options });
    return (
      <form onSubmit={form.submit}>
        <FormText form={form} name="name" label="Name" normalise={(text) => text.toUpperCase()} />
        <FormText form={form} name="note" label="Note" />
        <FormSelect
          form={form}
          name="place"
          label="Place"
          options={[{ value: 'b', label: 'B' }]}
          placeholder="-"
        />
        <button type="submit">{form.pending ? 'Sending' : 'Send'}</button>
      </form>
    );
  }
  return { onSubmit, ...renderUi(<Form />) };
}

const send = () => userEvent.click(screen.getByRole('button'));

it('sends valid values, normalised during typing', async () => {
  const { onSubmit } = show({ ...complete, name: '' });
  await userEvent.type(screen.getByLabelText('Name'), 'asha');
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'ASHA', place: 'b', note: '' });
});

it('does not send invalid values, shows the errors and focuses the first field in error', async () => {
  const { onSubmit } = show({ ...blank, name: 'Asha' });
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText('Required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Place'));
});

it('checks fields with an initial value from the start, and no others', () => {
  show({ ...blank, note: 'too long' });
  expect(screen.getByText('Long')).toBeTruthy();
  expect(screen.queryByText('Required')).toBeNull();
});

it('keeps an error from key to key, while it is still wrong', async () => {
  show({ ...blank, note: 'abcd' });
  for (const key of ['e', 'f', 'g']) {
    await userEvent.type(screen.getByLabelText('Note'), key);
    expect(screen.getByText('Long')).toBeTruthy();
  }
});

it('removes an error with the key that corrects it', async () => {
  show({ ...blank, note: 'abcd' });
  await userEvent.type(screen.getByLabelText('Note'), '{Backspace}');
  expect(screen.queryByText('Long')).toBeNull();
});

it('sends once for two taps, and stays pending after it is saved', async () => {
  let answer = () => {};
  const onSubmit = vi.fn<Options['onSubmit']>(async (_values, { saved }) => {
    await new Promise<void>((resolve) => (answer = resolve));
    saved();
  });
  show(complete, { onSubmit });
  await userEvent.dblClick(screen.getByRole('button'));
  await act(async () => answer());
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').textContent).toBe('Sending');
});

it('may be sent again after a failure', async () => {
  const onSubmit = vi.fn<Options['onSubmit']>(() => Promise.reject(new CallError({ kind: 'offline' }, '/x')));
  show(complete, { onSubmit });
  await send();
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button').textContent).toBe('Send');
});

it('asks before unsaved changes are left, until they are saved', async () => {
  let busyAfterwards: boolean | undefined;
  show(complete, {
    onSubmit: async (_values, { saved }) => {
      saved();
      busyAfterwards = isBusy('form'); // at once: a navigation that follows must not be asked
    },
  });
  expect(isBusy('form')).toBe(false);
  await userEvent.type(screen.getByLabelText('Note'), 'x');
  expect(isBusy('form')).toBe(true);
  await send();
  expect(busyAfterwards).toBe(false);
  expect(isBusy()).toBe(false);
});

it('can keep every change instead, and then does not ask', async () => {
  const keep = vi.fn<(values: Values) => void>();
  show(complete, { keep });
  await userEvent.type(screen.getByLabelText('Note'), 'x');
  expect(keep).toHaveBeenCalledWith({ ...complete, note: 'x' }, expect.anything());
  expect(isBusy('form')).toBe(false);
  expect(isBusy('write')).toBe(true);
});

it('tells a running submit that the shopper has left', async () => {
  let mounted: boolean | undefined;
  let answer = () => {};
  const { unmount } = show(complete, {
    onSubmit: async (_values, { isMounted }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      mounted = isMounted();
    },
  });
  await send();
  unmount();
  await act(async () => answer());
  expect(mounted).toBe(false);
});
