import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Brand } from '@/brand/brand';
import { setCurrentBrand } from '@/brand/current-brand';
import { referralLayouts } from '@/brand/referral-layouts';
import { getReferralHowItWorks } from '@/contract/referral';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const merchant = {
  loyalty_id: 'L1',
  merchant_name: 'North Mall',
  referral_text: 'Join me with FRIEND01',
  is_referral_enabled: '1',
  is_referral_bonus: '1',
  refferal_header: 'Share the good finds',
  refferal_sub_header: 'Earn together.',
  refferal_description: ['Send your code.', 'Your friend registers.', 'Both earn.'],
  customerDetails: { id: 5, mobile_number: '9876500001', referral_code: 'FRIEND01' },
};
const words = { referral_how_it_works: '<p>Only once a friend.</p>' };

function show(
  referral: Partial<Brand['referral']> = {},
  details: Record<string, unknown> = {},
  howItWorks: unknown = { statusCode: 100, response: words },
) {
  setCurrentBrand(testBrand({ referral: { layout: 'default', howItWorks: 'dialog', ...referral } }));
  const added = [{}, { ...merchant, ...details }];
  const backend = stubBackend({
    '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added } } },
    '/getReferralHowItWorks': howItWorks,
  });
  return { ...renderApp('/refer-friend'), backend };
}

const ticket = () => screen.findByText('FRIEND01');
/** Not with userEvent, which brings a clipboard of its own. */
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`${name.replace('?', '\\?')}$`) }));
const toasts = () => useToasts.getState().toasts.map(({ severity, text }) => [severity, text]);

function stubDevice(device: { writeText?: () => Promise<void>; share?: (data: ShareData) => Promise<void> }) {
  const { writeText, share } = device;
  vi.stubGlobal('navigator', { ...(writeText && { clipboard: { writeText } }), ...(share && { share }) });
}

beforeEach(logInAsCustomer);

describe('the code', () => {
  it('is copied by a tap on its ticket', async () => {
    const writeText = vi.fn(async () => {});
    show();
    await ticket();
    stubDevice({ writeText });
    expect(screen.getByText('Your Referal code')).toBeTruthy();
    await press('TAP TO COPY');
    await until(() => expect(toasts()).toEqual([['success', 'Code copied!']]));
    expect(writeText).toHaveBeenCalledWith('FRIEND01');
  });

  it.each([
    ['the browser refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['there is no clipboard', {}],
  ])('says that %s, and is selected to be copied by hand', async (_, device) => {
    show();
    await ticket();
    stubDevice(device);
    await press('TAP TO COPY');
    await until(() => expect(toasts()).toEqual([['error', 'Oops something went wrong!']]));
    const told = 'Your browser does not let us copy. The code is selected, so you can copy it yourself.';
    expect(await screen.findByText(told)).toBeTruthy();
    expect((await ticket()).closest('button')).toBeNull();
    expect(getSelection()?.toString()).toBe('FRIEND01');
  });

  it.each([
    ['the text can still be shared', {}, false],
    ['nothing can be shared without a text, either', { referral_text: '' }, true],
  ])('is missing: the ticket says so, and %s', async (_, details, disabled) => {
    show({}, { customerDetails: { id: 5, referral_code: '' }, ...details });
    expect(await screen.findByText('No data available')).toBeTruthy();
    expect(screen.queryByText('TAP TO COPY')).toBeNull();
    expect(screen.getByRole('button', { name: 'Refer & Earn' })).toHaveProperty('disabled', disabled);
  });
});

describe('Refer & Earn', () => {
  it.each([
    ["the merchant's text", {}, 'Join me with FRIEND01'],
    ['the code where the merchant has no text', { referral_text: '' }, 'FRIEND01'],
  ])("opens the device's share sheet with %s", async (_, details, text) => {
    const share = vi.fn(async () => {});
    show({}, details);
    await ticket();
    stubDevice({ share });
    await press('Refer & Earn');
    await until(() => expect(share).toHaveBeenCalledWith({ text }));
    expect(toasts()).toEqual([]);
  });

  it.each(['AbortError', 'NotAllowedError'])('only logs a sheet that ends with %s', async (name) => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    show();
    await ticket();
    stubDevice({ share: () => Promise.reject(new DOMException('closed', name)) });
    await press('Refer & Earn');
    await until(() => expect(logged).toHaveBeenCalledOnce());
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['copies the text', vi.fn(async () => {}), ['success', 'Copied to clipboard']],
    ['says that it could not be copied', undefined, ['error', 'Oops something went wrong!']],
  ])('%s on a device without a share sheet', async (_, writeText, told) => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    show();
    await ticket();
    stubDevice(writeText ? { writeText } : {});
    await press('Refer & Earn');
    await until(() => expect(toasts()).toEqual([told]));
    if (writeText) expect(writeText).toHaveBeenCalledWith('Join me with FRIEND01');
  });

  it('leads to the dashboard in a mall without referrals', async () => {
    const { history } = show({}, { is_referral_enabled: '0' });
    await until(() => expect(history.location.pathname).toBe('/dashboard'));
  });

  it('opens by its address without a bonus, too: then only the tile does something else', async () => {
    const { history } = show({}, { is_referral_bonus: '0' });
    expect(await ticket()).toBeTruthy();
    expect(history.location.pathname).toBe('/refer-friend');
  });

  it('leads back to the dashboard', async () => {
    const { history } = show();
    await press('Back');
    await until(() => expect(history.location.pathname).toBe('/dashboard'));
  });
});

describe('How it works?', () => {
  it('opens a dialog that OK closes', async () => {
    const { backend } = show({ howItWorks: 'dialog' });
    await ticket();
    expect(backend.requestsTo(getReferralHowItWorks)).toEqual([]);
    await press('How it works?');
    const dialog = await screen.findByRole('dialog', { name: 'How it works?' });
    expect(await within(dialog).findByText('Only once a friend.')).toBeTruthy();
    expect(backend.requestsTo(getReferralHowItWorks).map(({ fields }) => fields)).toEqual([
      { merchant_id: '501', mobile_number: '9876500001', platform: '4', transactionType: '201' },
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stands on the screen, where its link leads', async () => {
    show({ howItWorks: 'inline' });
    expect(await screen.findByText('Only once a friend.')).toBeTruthy();
    await press('How it works?');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'How it works?' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that there is nothing where the backend has no words', async () => {
    show({ howItWorks: 'inline' }, {}, { statusCode: 100, response: { referral_how_it_works: null } });
    expect(await screen.findByText('No data available')).toBeTruthy();
  });

  it('offers Retry after a failure, once told', async () => {
    show({ howItWorks: 'inline' }, {}, { statusCode: 102, statusDescription: 'Not today.' });
    await press('Retry');
    await until(() => expect(toasts()).toEqual([['error', 'Not today.']]));
  });
});

describe('the layout', () => {
  const contentOf = async () => {
    await ticket();
    return screen.getByRole('main').textContent ?? '';
  };

  it.each(referralLayouts)('%s shows the code, which a tap copies', async (layout) => {
    show({ layout });
    expect((await ticket()).closest('button')).not.toBeNull();
  });

  it.each(['steps', 'ticket'] as const)(
    '%s has header, sub-header, numbered steps, ticket',
    async (layout) => {
      show({ layout });
      expect(await contentOf()).toMatch(
        /Share the good finds.*Earn together\..*Send your code\..*Both earn\..*FRIEND01/s,
      );
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Send your code.',
        'Your friend registers.',
        'Both earn.',
      ]);
      expect(document.querySelectorAll('main ol').length).toBe(1);
    },
  );

  it.each([
    ['steps', 1],
    ['ticket', 2],
    ['banner', 1],
  ] as const)('%s brings %i pictures', async (layout, count) => {
    show({ layout });
    await ticket();
    expect(document.querySelectorAll('main svg[role=presentation]').length).toBe(count);
  });

  it.each(['steps', 'ticket'] as const)('%s works without header and steps', async (layout) => {
    show({ layout }, { refferal_header: '', refferal_sub_header: null, refferal_description: null });
    await ticket();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it.each([
    ['the merchant', {}, 'North Mall'],
    ['the mall where the backend names no merchant', { merchant_name: '' }, 'Test Mall'],
  ])('banner has its own words, three steps, and names %s', async (_, details, name) => {
    show({ layout: 'banner' }, details);
    await ticket();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Refer a friend & win cool rewards!');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Invite your friend',
      'Get your friend registered',
      'You and your friend both get rewards',
    ]);
    expect(screen.getByText(`Your friend registers at ${name} with your code.`)).toBeTruthy();
    expect(screen.queryByText('Share the good finds')).toBeNull();
  });

  it('default shows code, copy and share alone', async () => {
    show();
    const content = await contentOf();
    expect(content).not.toMatch(/good finds|Send your code|win cool/);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
