import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownCustomerQuery } from '@/components/customer-query';
import { checkCustomerData } from '@/contract/customer';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { badAnswers } from '../../../tests/setup/bad-answers';
import { sampleCustomer } from '../../../tests/setup/customer';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { field, openProfileForm, recordOf } from '../../../tests/setup/profile-form';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

beforeEach(logInAsCustomer);

describe('an old record', () => {
  it.each([
    ['is loaded again before it is changed', true, []],
    ['is changed as it is where no newer one can be had', false, [badAnswers.dropped.told]],
  ])('%s', async (_, isOnline, told) => {
    let asked = 0;
    const { router } = await openProfileForm(
      {},
      { '/checkCustomerData': () => (asked++ === 0 || isOnline ? recordOf() : badAnswers.dropped.answer()) },
    );
    await act(() => router.navigate({ to: '/more' }));
    await screen.findByRole('heading', { level: 1, name: 'More' });
    await router.options.context.queryClient.invalidateQueries({ refetchType: 'none' });
    await act(() => router.navigate({ to: '/edit-profile' }));
    expect(await within(screen.getByRole('main')).findByDisplayValue('Asha')).toBe(field('First name'));
    expect(asked).toBeGreaterThan(1);
    expect(toasts()).toEqual(told);
  });

  it('that was kept over a reload waits for the newer one', async () => {
    const answer = laterAnswer();
    const newer = recordOf({ firstName: 'Asha Devi' });
    const backend = stubBackend({ '/checkCustomerData': () => answer.asked().then(() => newer.clone()) });
    const { queryClient } = renderApp('/edit-profile');
    queryClient.setQueryData(ownCustomerQuery().queryKey, sampleCustomer, { updatedAt: 1 });
    await screen.findByRole('heading', { level: 1, name: 'Edit My Profile' });
    expect(screen.queryByRole('button', { name: 'SAVE' })).toBeNull();
    await until(() => expect(backend.requestsTo(checkCustomerData)).toHaveLength(1));
    await answer.give();
    expect(await screen.findByDisplayValue('Asha Devi')).toBe(field('First name'));
    // What is loaded behind the open form leaves it alone.
    await act(() => {
      void queryClient.invalidateQueries(ownCustomerQuery());
    });
    expect(field('First name').value).toBe('Asha Devi');
  });
});
