import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logInAsCustomer } from '../../tests/setup/session';
import { resetClientState } from './client-state';
import { customerState } from './customer-state';
import { writeStored } from './stored-values';

const none = { day: '', seen: false };

it('what one customer has made is hers alone, and goes with the logout', () => {
  logInAsCustomer();
  const { useOwn, change } = customerState('test', none);
  const { result, rerender } = renderHook(useOwn);
  act(() => change(() => ({ day: '2026-12-05' })));
  act(() => change(({ day }) => ({ seen: day !== '' })));
  expect(result.current).toMatchObject({ day: '2026-12-05', seen: true });

  writeStored('user', JSON.stringify({ id: '9' }));
  rerender();
  expect(result.current).toEqual(none);
  act(() => change(() => ({ seen: true })));
  expect(result.current).toMatchObject({ day: '', seen: true });
  act(resetClientState);
  expect(result.current).toEqual(none);
});
