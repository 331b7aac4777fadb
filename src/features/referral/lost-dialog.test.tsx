import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

const load = vi.hoisted(() => vi.fn());
vi.mock('./how-it-works-dialog', () => load());

it('says why "How it works?" does not open, and opens it with the next tap', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  load.mockRejectedValueOnce(new Error('Failed to fetch'));
  load.mockResolvedValue({ HowItWorksDialog: () => <div role="dialog" /> });
  logInAsCustomer();
  setCurrentBrand(testBrand({ referral: { layout: 'default', howItWorks: 'dialog' } }));
  const merchant = { is_referral_enabled: '1', customerDetails: { id: 5, referral_code: 'FRIEND01' } };
  stubBackend({
    '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added: [{}, merchant] } } },
  });
  renderApp('/refer-friend');
  const button = await screen.findByRole('button', { name: 'How it works?' });
  fireEvent.click(button);
  await until(() => expect(toasts()).toContain('Please check your internet connection!'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
