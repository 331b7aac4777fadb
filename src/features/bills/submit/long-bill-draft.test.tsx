import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftContent } from '@/session/draft';
import { leaveSession } from '@/session/log-out';
import { openDraft, openedDraft } from '@/session/opened-drafts';
import { sendUpload } from '@/session/send-upload';
import { isBusy } from '@/updates/busy';
import { write } from '../../../../tests/setup/hands';
import {
  answerQuestion,
  chooseFiles,
  duplicateOf,
  field,
  findBrand,
  isShortTab,
  png,
  showSubmitBill,
  submit,
  submitButton,
  told,
} from '../../../../tests/setup/submit-bill';
import { until } from '../../../../tests/setup/until';

vi.mock('@/session/send-upload', () => ({ sendUpload: vi.fn() }));

const page = { id: 'p1', name: 'a.png', size: 3, isPdf: false, hash: '', hints: [] };
const values = {
  location: '1',
  brand: '11',
  billNumber: 'INV-1',
  billDate: '18 / 11 / 2026',
  billAmount: '99.50',
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

const fieldValue = (name: string) => field(name).value;
const kept = () => openedDraft('long-bill')?.content;
const choosePage = () => chooseFiles(png('b.png'));

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 20, 12));
  vi.mocked(sendUpload).mockReset();
});

describe('a long bill that was not sent', () => {
  it('opens by itself with all its fields and pages, and can be sent at once', async () => {
    await keep();
    await showSubmitBill({ state: { billTab: 0 } });
    expect(await screen.findByText('a.png')).toBeTruthy();
    await findBrand('Adora');
    expect(['Location', 'Bill number', 'Bill amount'].map(fieldValue)).toEqual(['1', 'INV-1', '99.50']);
    expect(fieldValue('Bill date')).toBe('18 / 11 / 2026');
    expect(isBusy('form')).toBe(true);
    vi.mocked(sendUpload).mockResolvedValueOnce({ billId: '' } as never);
    await submit();
    await screen.findByText('Thank you for submitting your bill(s)!');
    const sent = vi.mocked(sendUpload).mock.calls[0]?.[1] as { images: File[] };
    expect(await sent.images[0]?.text()).toBe('abc');
    expect(kept()).toBeUndefined();
  });

  it('does not open when nothing is kept, or a draft of another shape', async () => {
    await keep({ version: 0 });
    await showSubmitBill();
    await until(() => expect(isShortTab()).toBe(true));
  });

  it('is kept with every change, together with its pages', async () => {
    await showSubmitBill({ state: { billTab: 1 } });
    write(await screen.findByLabelText('Bill number'), 'INV-2');
    expect(kept()?.values.billNumber).toBe('INV-2');
    await choosePage();
    await until(() => expect(kept()?.fileIds).toHaveLength(1));
    const [id = ''] = kept()?.fileIds ?? [];
    expect((await openedDraft('long-bill')?.file(id))?.name).toBe('b.png');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await until(() => expect(kept()?.fileIds).toEqual([]));
    expect(kept()?.values.billNumber).toBe('INV-2');
  });

  it('of pages alone keeps the date that was filled in', async () => {
    await showSubmitBill({ state: { billTab: 1 } });
    await screen.findByLabelText('Bill number');
    await choosePage();
    await until(() => expect(kept()?.fileIds).toHaveLength(1));
    cleanup();
    vi.setSystemTime(new Date(2026, 10, 21, 12));
    await showSubmitBill();
    expect(await screen.findByText('b.png')).toBeTruthy();
    expect(fieldValue('Bill date')).toBe('20 / 11 / 2026');
  });

  it('loses a location that is gone, with its brand, and keeps the rest', async () => {
    await keep();
    await showSubmitBill({
      places: [
        { id: 8, location_name: 'New' },
        { id: 9, location_name: 'Newer' },
      ],
    });
    expect(await screen.findByText('a.png')).toBeTruthy();
    expect(['Location', 'Bill number'].map(fieldValue)).toEqual(['', 'INV-1']);
    expect(await screen.findByText('Location not available.')).toBeTruthy();
  });

  it('loses a brand that the location does not have any more', async () => {
    await keep();
    await showSubmitBill({
      shops: [
        { brand_id: '20', brand_name: 'Newer' },
        { brand_id: '21', brand_name: 'Newest' },
      ],
    });
    await findBrand('Select Brand');
    await until(() => expect(kept()?.values.brand).toBe(''));
    expect(submitButton()?.disabled).toBe(true);
    expect(screen.getByText('Brand not available.')).toBeTruthy();
  });

  it('says so when the file of a page is lost', async () => {
    await keep({ more: { pages: [page, { ...page, id: 'p2', name: 'b.png' }], unanswered: '' } });
    await showSubmitBill();
    expect(await screen.findByText('a.png')).toBeTruthy();
    await until(() => expect(told()).toHaveLength(1));
    expect(screen.queryByText('b.png')).toBeNull();
    await until(() => expect(kept()?.fileIds).toEqual(['p1']));
  });

  it('may have arrived if the tab was killed while it was sent: a duplicate is that bill', async () => {
    vi.mocked(sendUpload).mockImplementationOnce(() => new Promise(() => {}));
    await keep();
    await showSubmitBill();
    await submit();
    await until(() => expect(kept()?.more).toMatchObject({ unanswered: 'p1' }));
    cleanup(); // the tab is killed
    vi.mocked(sendUpload).mockRejectedValueOnce(duplicateOf(''));
    await showSubmitBill();
    await submit();
    expect(await screen.findByText('Thank you for submitting your bill(s)!')).toBeTruthy();
  });

  it('is told as a duplicate if it was never sent before', async () => {
    await keep();
    vi.mocked(sendUpload).mockRejectedValueOnce(duplicateOf(''));
    await showSubmitBill();
    await submit();
    await until(() => expect(told()).toEqual(['Duplicate.']));
    await until(() => expect(kept()?.more).toMatchObject({ unanswered: '' }));
  });

  it.each([
    ['a Yes to the other tab gives it up', true],
    ['a No keeps it', false],
  ])('%s', async (_rule, isSure) => {
    await keep();
    await showSubmitBill();
    await screen.findByText('a.png');
    await userEvent.click(screen.getByRole('tab', { name: 'Short Bill' }));
    await answerQuestion(isSure);
    await until(() => expect(screen.queryByText('a.png') === null).toBe(isSure));
    expect(kept() === undefined).toBe(isSure);
  });

  it('stays when the session ends by itself', async () => {
    await keep();
    const { appActions } = await showSubmitBill();
    await screen.findByText('a.png');
    const draft = openedDraft('long-bill');
    leaveSession(appActions.showLogin);
    await screen.findByRole('button', { name: 'GET OTP' });
    expect(draft?.content?.fileIds).toEqual(['p1']);
  });
});
