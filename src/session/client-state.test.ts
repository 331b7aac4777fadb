import { expect, it } from 'vitest';
import { until } from '../../tests/setup/until';
import { clientState, resetClientState } from './client-state';

it('logout resets every area', () => {
  const useArea = clientState('area', () => ({ text: '' }));
  useArea.setState({ text: 'pizza' });
  resetClientState();
  expect(useArea.getState()).toEqual({ text: '' });
});

it('logout takes what was persisted by screens that were not opened since the page loaded', async () => {
  localStorage.setItem('state.notOpened', 'cipher');
  localStorage.setItem('promptCounter', '1');
  resetClientState();
  await until(() => expect(localStorage.getItem('state.notOpened')).toBeNull());
  expect(localStorage.getItem('promptCounter')).toBe('1');
});
