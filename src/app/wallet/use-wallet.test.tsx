import { beforeEach, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { testBrand } from '../../../tests/setup/brand';
import { renderQueryHook } from '../../../tests/setup/query-client';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { fillWallet } from './fill-wallet';
import { useWallet } from './use-wallet';

const leave = vi.fn();
vi.mock('./fill-wallet', () => ({ fillWallet: vi.fn(() => leave) }));
vi.mock('@tanstack/react-router', () => ({
  useLocation: ({ select }: { select: () => unknown }) => select(),
}));

beforeEach(() => {
  vi.clearAllMocks();
  setCurrentBrand(testBrand());
  logInAsCustomer();
});

it('fills the wallet of a customer until she leaves', async () => {
  const { unmount } = renderQueryHook(useWallet);
  await until(() => expect(fillWallet).toHaveBeenCalledOnce());
  expect(leave).not.toHaveBeenCalled();
  unmount();
  expect(leave).toHaveBeenCalledOnce();
});

it('does not begin for a customer who has left before its code was there', async () => {
  renderQueryHook(useWallet).unmount();
  await vi.dynamicImportSettled();
  expect(fillWallet).not.toHaveBeenCalled();
});
