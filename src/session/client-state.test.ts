import '../../tests/setup/key-store';
import { describe, expect, it, vi } from 'vitest';
import { until } from '../../tests/setup/until';
import { clientState, hydrateClientState, resetClientState } from './client-state';
import { encryptedStorage } from './kept/encrypted-storage';

it('logout resets every area', () => {
  const areas = ['one', 'two'].map((name) => clientState(name, () => ({ text: '' })));
  for (const useArea of areas) useArea.setState({ text: 'pizza' });
  resetClientState();
  expect(areas.map((useArea) => useArea.getState())).toEqual([{ text: '' }, { text: '' }]);
});

it('logout removes persisted values of screens that were not opened since the page loaded', async () => {
  localStorage.setItem('state.notOpened', 'cipher');
  localStorage.setItem('promptCounter', '1');
  resetClientState();
  await until(() => expect(localStorage.getItem('state.notOpened')).toBeNull());
  expect(localStorage.getItem('promptCounter')).toBe('1');
});

describe('a persisted area', () => {
  const initial = () => ({ text: '', filter: { ids: ['1'] } });

  it('is read back after a reload', async () => {
    const before = clientState('kept', initial, { persisted: true });
    before.setState({ text: 'pizza', filter: { ids: ['2', '3'] } });
    await until(() => expect(localStorage.getItem('state.kept')).not.toBeNull());
    const after = clientState('kept', initial, { persisted: true });
    await hydrateClientState('kept');
    expect(after.getState()).toEqual({ text: 'pizza', filter: { ids: ['2', '3'] } });
  });

  it('stays as this page has set it, where an older value is read only afterwards', async () => {
    await encryptedStorage.setItem(
      'state.newer',
      JSON.stringify({ state: { ...initial(), text: 'old' }, version: 0 }),
    );
    const old = await encryptedStorage.getItem('state.newer');
    vi.spyOn(encryptedStorage, 'getItem').mockResolvedValue(old);
    const useArea = clientState('newer', initial, { persisted: true });
    useArea.setState(initial(), true);
    await hydrateClientState('newer');
    expect(useArea.getState()).toEqual(initial());
  });

  it.each([
    { text: 'pizza' },
    { text: 7, filter: { ids: [] } },
    { text: 'pizza', filter: ['1'] },
    'text',
    null,
  ])('starts empty where a release left it in another shape: %j', async (state) => {
    await encryptedStorage.setItem('state.shape', JSON.stringify({ state, version: 0 }));
    const useArea = clientState('shape', initial, { persisted: true });
    await hydrateClientState('shape');
    expect(useArea.getState()).toEqual(initial());
  });

  it('is removed by a logout, even while it is being written', async () => {
    const useArea = clientState('left', initial, { persisted: true });
    useArea.setState({ text: 'pizza' });
    resetClientState();
    await encryptedStorage.getItem('state.left');
    await hydrateClientState('left');
    expect(useArea.getState()).toEqual(initial());
    expect(localStorage.getItem('state.left')).toBeNull();
  });
});
