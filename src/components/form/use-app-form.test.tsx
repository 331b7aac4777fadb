import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { resetClientState } from '@/session/client-state';
import { openDraft, openedDraft } from '@/session/opened-drafts';
import { CallError } from '@/transport/call-error';
import { useQuestion } from '@/ui/feedback/ask';
import { isBusy } from '@/updates/busy';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { renderUi } from '../../../tests/setup/render';
import { until } from '../../../tests/setup/until';
import { FormSelect, FormText } from './fields';
import { mayLeaveForm } from './give-up';
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

it('keeps an error from key to key, until the key that corrects it', async () => {
  show({ ...blank, note: 'abcd' });
  for (const key of ['e', '{Backspace}']) {
    await userEvent.type(screen.getByLabelText('Note'), key);
    expect(screen.getByText('Long')).toBeTruthy();
  }
  await userEvent.type(screen.getByLabelText('Note'), '{Backspace}');
  expect(screen.queryByText('Long')).toBeNull();
});

it('sends once for two taps, and stays pending after it is saved', async () => {
  const answer = laterAnswer();
  const onSubmit = vi.fn<Options['onSubmit']>(async (_values, { saved }) => {
    await answer.asked();
    saved();
  });
  show(complete, { onSubmit });
  await userEvent.dblClick(screen.getByRole('button'));
  await answer.give();
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

describe('with a draft', () => {
  const draft: NonNullable<Options['draft']> = { form: 'feedback', version: 1 };
  const kept = () => openedDraft('feedback')?.content;
  const note = () => screen.getByLabelText<HTMLInputElement>('Note').value;

  beforeEach(() => openDraft('feedback'));
  afterEach(resetClientState);

  it('keeps what was changed, and shows it again as unsaved input over fresh values', async () => {
    const { unmount } = show(complete, { draft });
    expect(kept()).toBeUndefined();
    await userEvent.type(screen.getByLabelText('Note'), 'x');
    expect(kept()?.values).toEqual({ note: 'x' });
    unmount();
    show({ ...complete, name: 'Usha' }, { draft });
    expect(note()).toBe('x');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Usha');
    expect(isBusy('form')).toBe(true);
  });

  it('keeps fields that belong together as one', async () => {
    show(complete, { draft: { ...draft, together: [['note', 'place']] } });
    await userEvent.type(screen.getByLabelText('Note'), 'x');
    expect(kept()?.values).toEqual({ place: 'b', note: 'x' });
  });

  it('forgets it when everything is as it was', async () => {
    show(complete, { draft });
    await userEvent.type(screen.getByLabelText('Note'), 'x{Backspace}');
    expect(kept()).toBeUndefined();
  });

  it('forgets it when it is saved, even if the shopper has left', async () => {
    const answer = laterAnswer();
    const onSubmit: Options['onSubmit'] = async (_values, { saved }) => {
      await answer.asked();
      saved();
    };
    const { unmount } = show(complete, { draft, onSubmit });
    await userEvent.type(screen.getByLabelText('Note'), 'x');
    await send();
    expect(kept()).toBeDefined();
    unmount();
    await answer.give();
    await until(() => expect(kept()).toBeUndefined());
  });

  it.each([
    ['Yes', true],
    ['No', false],
  ])('when leaving is answered with %s, it is given up: %s', async (_answer, isSure) => {
    show(complete, { draft });
    await userEvent.type(screen.getByLabelText('Note'), 'x');
    const leaving = mayLeaveForm();
    act(() => useQuestion.getState().question?.answer(isSure));
    expect(await leaving).toBe(isSure);
    expect(kept() === undefined).toBe(isSure);
  });

  it('does not take a draft of another version, nor values of another type', async () => {
    await openedDraft('feedback')?.save({ version: 0, values: { note: 'x' }, fileIds: [] });
    const { unmount } = show(complete, { draft });
    expect([note(), kept()]).toEqual(['', undefined]);
    unmount();
    await openedDraft('feedback')?.save({ version: 1, values: { note: 5, name: 'Usha' }, fileIds: [] });
    show(complete, { draft });
    expect(note()).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Usha');
  });

  it('need not ask before it is left', async () => {
    show(complete, { draft, asks: false });
    await userEvent.type(screen.getByLabelText('Note'), 'x');
    expect([isBusy('form'), isBusy('write')]).toEqual([false, true]);
    expect(await mayLeaveForm()).toBe(true);
    expect(kept()).toBeDefined();
  });
});

it('tells a running submit that the shopper has left', async () => {
  let mounted: boolean | undefined;
  const answer = laterAnswer();
  const { unmount } = show(complete, {
    onSubmit: async (_values, { isMounted }) => {
      await answer.asked();
      mounted = isMounted();
    },
  });
  await send();
  unmount();
  await answer.give();
  await until(() => expect(mounted).toBe(false));
});
