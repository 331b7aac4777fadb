import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftContent } from '@/session/draft';
import { leaveSession } from '@/session/log-out';
import { openDraft, openedDraft } from '@/session/opened-drafts';
import { sendUpload } from '@/session/send-upload';
import { CallError } from '@/transport/call-error';
import { useQuestion } from '@/ui/feedback/ask';
import { useToasts } from '@/ui/feedback/show-toast';
import { isBusy } from '@/updates/busy';
import { renderApp } from '../../../../tests/setup/app-router';
import { stubBackend } from '../../../../tests/setup/backend';
import { write } from '../../../../tests/setup/hands';
import { stubLocks } from '../../../../tests/setup/locks';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { until } from '../../../../tests/setup/until';

vi.mock('@/session/send-upload', () => ({ sendUpload: vi.fn() }));

const page = { id: 'p1', name: 'a.png', size: 3, isPdf: false, hash: '', hints: [] };
const values = {
  ...{ location: '1', brand: '11', billNumber: 'INV-1' },
  ...{ billDate: '18 / 11 / 2026', billAmount: '99.50' },
};
const content: DraftContent = {
  version: 1,
  values,
  more: { pages: [page], unanswered: '' },
  fileIds: ['p1'],
};

async function keep(changes: Partial<DraftContent> = {}) {
  await openDraft('long-bill');
  const files = new Map([['p1', new File(['abc'], 'a.png', { type: 'image/png' })]]);
  await openedDraft('long-bill')?.save({ ...content, ...changes }, files);
}

interface Given {
  places?: unknown[];
  shops?: unknown[];
  state?: { billTab: 0 | 1 };
}

async function show({ places, shops, state }: Given = {}) {
  const merchant = { allow_short_bill_upload: '1', is_earn_enabled: '1', is_earn_burn_enabled: '1' };
  const locations =
    places ?? ['Riverside', 'Old Town'].map((location_name, at) => ({ id: at + 1, location_name }));
  stubBackend({
    '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added: { 1: merchant } } } },
    '/getStoreLocations': { statusCode: 100, response: { locations } },
    '/getBrandName': {
      statusCode: 100,
      response: shops ?? [
        { brand_id: '10', brand_name: 'Zarli' },
        { brand_id: '11', brand_name: 'Adora' },
      ],
    },
    '/logOutUser': { statusCode: 100 },
  });
  const app = renderApp('/submit-bill', state);
  await screen.findByRole('heading', { name: 'Submit Bill(s)' });
  return app;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
const submitButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Submit Bill(s)' });
const kept = () => openedDraft('long-bill')?.content;

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 20, 12));
  logInAsCustomer();
  stubLocks();
  vi.mocked(sendUpload).mockReset();
});

describe('a long bill that was not sent', () => {
  it('opens by itself with all its fields and pages, and can be sent at once', async () => {
    await keep();
    await show({ state: { billTab: 0 } });
    expect(await screen.findByText('a.png')).toBeTruthy();
    await until(() => expect(screen.getByRole('button', { name: 'Brand' }).textContent).toBe('Adora'));
    expect(['Location', 'Bill number', 'Bill amount'].map(field)).toEqual(['1', 'INV-1', '99.50']);
    expect(field('Bill date')).toBe('18 / 11 / 2026');
    expect(isBusy('form')).toBe(true);
    vi.mocked(sendUpload).mockResolvedValueOnce({ billId: '' } as never);
    await until(async () => expect((await submitButton()).disabled).toBe(false));
    await userEvent.click(await submitButton());
    await screen.findByText('Thank you for submitting your bill(s)!');
    const sent = vi.mocked(sendUpload).mock.calls[0]?.[1] as { images: File[] };
    expect(await sent.images[0]?.text()).toBe('abc');
    expect(kept()).toBeUndefined();
  });

  it('does not open when nothing is kept, or a draft of another shape', async () => {
    await keep({ version: 0 });
    await show();
    expect((await screen.findByRole('tab', { name: 'Short Bill' })).getAttribute('aria-selected')).toBe(
      'true',
    );
  });

  it('is kept with every change, together with its pages', async () => {
    await show({ state: { billTab: 1 } });
    write(await screen.findByLabelText('Bill number'), 'INV-2');
    expect(kept()?.values.billNumber).toBe('INV-2');
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'b'], 'b.png');
    await userEvent.upload(screen.getByLabelText('Choose files'), png, { applyAccept: false });
    await until(() => expect(kept()?.fileIds).toHaveLength(1));
    const [id = ''] = kept()?.fileIds ?? [];
    expect((await openedDraft('long-bill')?.file(id))?.name).toBe('b.png');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await until(() => expect(kept()?.fileIds).toEqual([]));
    expect(kept()?.values.billNumber).toBe('INV-2');
  });

  it('of pages alone keeps the date that was filled in', async () => {
    await show({ state: { billTab: 1 } });
    await screen.findByLabelText('Bill number');
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'b'], 'b.png');
    await userEvent.upload(screen.getByLabelText('Choose files'), png, { applyAccept: false });
    await until(() => expect(kept()?.fileIds).toHaveLength(1));
    cleanup();
    vi.setSystemTime(new Date(2026, 10, 21, 12));
    await show();
    expect(await screen.findByText('b.png')).toBeTruthy();
    expect(field('Bill date')).toBe('20 / 11 / 2026');
  });

  it('loses a location that is gone, with its brand, and keeps the rest', async () => {
    await keep();
    await show({
      places: [
        { id: 8, location_name: 'New' },
        { id: 9, location_name: 'Newer' },
      ],
    });
    expect(await screen.findByText('a.png')).toBeTruthy();
    expect(['Location', 'Bill number'].map(field)).toEqual(['', 'INV-1']);
    expect(await screen.findByText('Location not available.')).toBeTruthy();
  });

  it('loses a brand that the location does not have any more', async () => {
    await keep();
    await show({
      shops: [
        { brand_id: '20', brand_name: 'Newer' },
        { brand_id: '21', brand_name: 'Newest' },
      ],
    });
    await until(() => expect(screen.getByRole('button', { name: 'Brand' }).textContent).toBe('Select Brand'));
    await until(() => expect(kept()?.values.brand).toBe(''));
    expect((await submitButton()).disabled).toBe(true);
    expect(screen.getByText('Brand not available.')).toBeTruthy();
  });

  it('says so when the file of a page is lost', async () => {
    await keep({ more: { pages: [page, { ...page, id: 'p2', name: 'b.png' }], unanswered: '' } });
    await show();
    expect(await screen.findByText('a.png')).toBeTruthy();
    await until(() => expect(useToasts.getState().toasts).toHaveLength(1));
    expect(screen.queryByText('b.png')).toBeNull();
    await until(() => expect(kept()?.fileIds).toEqual(['p1']));
  });

  it('may have arrived if the tab was killed while it was sent: a duplicate is that bill', async () => {
    vi.mocked(sendUpload).mockImplementationOnce(() => new Promise(() => {}));
    await keep();
    await show();
    await until(async () => expect((await submitButton()).disabled).toBe(false));
    await userEvent.click(await submitButton());
    await until(() => expect(kept()?.more).toMatchObject({ unanswered: 'p1' }));
    cleanup(); // the tab is killed
    const duplicate = { kind: 'rejected', statusCode: 110, description: 'Known.', details: {} } as const;
    vi.mocked(sendUpload).mockRejectedValueOnce(new CallError(duplicate, '/submitBill'));
    await show();
    await until(async () => expect((await submitButton()).disabled).toBe(false));
    await userEvent.click(await submitButton());
    expect(await screen.findByText('Thank you for submitting your bill(s)!')).toBeTruthy();
  });

  it('is told as a duplicate if it was never sent before', async () => {
    await keep();
    const duplicate = { kind: 'rejected', statusCode: 110, description: 'Known.', details: {} } as const;
    vi.mocked(sendUpload).mockRejectedValueOnce(new CallError(duplicate, '/submitBill'));
    await show();
    await until(async () => expect((await submitButton()).disabled).toBe(false));
    await userEvent.click(await submitButton());
    await until(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Known.']));
    await until(() => expect(kept()?.more).toMatchObject({ unanswered: '' }));
  });

  it.each([
    ['a Yes to the other tab gives it up', true],
    ['a No keeps it', false],
  ])('%s', async (_rule, isSure) => {
    await keep();
    await show();
    await screen.findByText('a.png');
    await userEvent.click(screen.getByRole('tab', { name: 'Short Bill' }));
    await until(() => expect(useQuestion.getState().question).toBeDefined());
    useQuestion.getState().question?.answer(isSure);
    await until(() => expect(screen.queryByText('a.png') === null).toBe(isSure));
    expect(kept() === undefined).toBe(isSure);
  });

  it('stays when the session ends by itself', async () => {
    await keep();
    const { appActions } = await show();
    await screen.findByText('a.png');
    const draft = openedDraft('long-bill');
    leaveSession(appActions.showLogin);
    await screen.findByRole('button', { name: 'GET OTP' });
    expect(draft?.content?.fileIds).toEqual(['p1']);
  });
});
