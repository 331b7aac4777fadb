import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import type { Rights } from '@/brand/rights';
import { renderApp } from '../../../tests/setup/app-router';
import { testBrand } from '../../../tests/setup/brand';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const rights: Rights = {
  controller: {
    name: 'Northgate Retail Private Limited',
    address: '12 Hill Road, Pune 411001',
    email: 'privacy@northgate.example',
    grievance: { name: 'Grievance officer', email: 'complaints@northgate.example', phone: '98765 00002' },
  },
  deletion: { days: 14, keeps: 'Bills for eight years, for tax.' },
  accessibility: { email: 'access@northgate.example' },
};

/** Opens an address of a mall that has given this. */
function open(path: string, given: Rights | 'nothing' = rights) {
  const privacyUrl = 'https://www.northgate.example/privacy';
  setCurrentBrand(testBrand(given === 'nothing' ? {} : { rightsUrl: '/assets/rights-1.json', privacyUrl }));
  const answer = vi.fn(async () => Response.json(given));
  vi.stubGlobal('fetch', answer);
  return renderApp(path);
}

it('says who is responsible, what is kept, who gets data and whom to ask, to everybody', async () => {
  open('/your-data');
  expect(await screen.findByText('Northgate Retail Private Limited')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'privacy@northgate.example' }).getAttribute('href')).toBe(
    'mailto:privacy@northgate.example',
  );
  expect(screen.getByRole('link', { name: '9876 500 002' })).toBeTruthy();
  for (const title of ['What is kept, and what for', 'On this phone', 'Who else gets data', 'Children'])
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.getByText('You get an answer within 14 days.')).toBeTruthy();
  expect(screen.getByText('You can complain to the Data Protection Board of India.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(
    'https://www.northgate.example/privacy',
  );
  expect(screen.getByRole('link', { name: 'Log in to use these rights' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Correct your profile' })).toBeNull();
});

it('can be reached from the login', async () => {
  const { history } = open('/login');
  await userEvent.click(await screen.findByRole('link', { name: 'Your data' }));
  await until(() => expect(history.location.pathname).toBe('/your-data'));
});

it('leads a customer to the profile and to the deletion', async () => {
  logInAsCustomer();
  open('/your-data');
  expect((await screen.findByRole('link', { name: 'Correct your profile' })).getAttribute('href')).toBe(
    '/my-profile',
  );
  expect(screen.getByRole('link', { name: 'Delete your account' }).getAttribute('href')).toBe(
    '/delete-account',
  );
});

it('names the customer desk in a mall that has given nothing', async () => {
  open('/your-data', 'nothing');
  expect(await screen.findByText(/Tell the customer desk of .* who/)).toBeTruthy();
  expect(screen.getByText('You get an answer within 30 days.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Complaints' })).toBeNull();
});

it("leads a customer to the mall's own page for a deletion, and asks nothing itself", async () => {
  logInAsCustomer();
  const url = 'https://www.northgate.example/leave';
  open('/delete-account', { ...rights, deletion: { days: 14, keeps: 'Bills.', url } });
  const link = await screen.findByRole('link', { name: /^Go to the page of / });
  expect(link.getAttribute('href')).toBe(url);
  expect(screen.getByText('It is done within 14 days.')).toBeTruthy();
  expect(screen.getByText('You have lost your number? Write to privacy@northgate.example.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'DELETE MY ACCOUNT' })).toBeNull();
});

it('the page on accessibility names the standard, what does not meet it, and whom to tell', async () => {
  open('/accessibility');
  expect(await screen.findByText(/WCAG 2\.2, level AA/)).toBeTruthy();
  expect(screen.getByText(/no pasted text \(3\.3\.8\)/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'access@northgate.example' })).toBeTruthy();
});
