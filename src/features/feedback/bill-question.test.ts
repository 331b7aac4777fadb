import { describe, expect, it, vi } from 'vitest';
import type { Bill } from '@/contract/bills';
import { messageCharacters } from '@/contract/feedback';
import { testBrand } from '../../../tests/setup/brand';
import { questionAbout } from './bill-question';

const about = (facts: Partial<Bill>) =>
  questionAbout({ billNumber: '', billDate: '', brandName: '', billAmount: undefined, ...facts } as Bill);

describe('a question about a bill', () => {
  it('begins with its number, date, brand and amount', () => {
    const facts = { billNumber: 'INV-2026-00001', billDate: '2026-11-05', brandName: 'Aarvelle' };
    expect(about({ ...facts, billAmount: 2410.5 })).toEqual({
      subject: 'Bill Rejections',
      message: 'Bill number INV-2026-00001\nBill date 5th Nov 2026\nBrand Aarvelle\nBill amount 2,410.50',
    });
  });

  it('leaves out what is not known', () => {
    expect(about({ billDate: 'soon', brandName: ' ', billNumber: '7' }).message).toBe('Bill number 7');
    expect(about({ billAmount: 0 }).message).toBe('Bill amount 0');
    expect(about({ billAmount: -62.62 }).message).toBe('Bill amount - 62.62');
    expect(about({}).message).toBe('');
  });

  it('has a blank for every sign that feedback refuses', () => {
    const { message } = about({ billNumber: '#A/7\n9', brandName: 'Tom’s <b>& Söns</b> 🙂 मॉल' });
    expect(message).toBe('Bill number A 7 9\nBrand Tom’s b & Söns b मॉल');
  });

  it('has such blanks in the words of a mall as well', async () => {
    vi.resetModules();
    const { setCurrentBrand } = await import('@/brand/current-brand');
    const { questionAbout } = await import('./bill-question');
    setCurrentBrand(testBrand({ texts: { 'bills.billNumber': 'No. / Nr.:', 'bills.brand': '*' } }));
    const { message } = questionAbout({ billNumber: '7', billDate: '', brandName: 'Aarvelle' } as Bill);
    expect(message).toBe('No. Nr. 7\nAarvelle');
  });

  it('is a message that may be sent, however long the facts are', () => {
    const endless = 'x/'.repeat(5_000);
    const { message } = about({ billNumber: endless, brandName: endless, billAmount: 10 });
    expect(message).toMatch(/Bill amount 10$/);
    expect(message.length).toBeLessThanOrEqual(1_024);
    expect(message).toMatch(messageCharacters);
  });
});
