import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { merchantQuery } from '@/components/merchant-query';
import { isBusy } from '@/updates/busy';
import { write } from '../../../../tests/setup/hands';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import {
  chooseFiles,
  field,
  fillInLongBill,
  isShortTab,
  png,
  showSubmitBill,
  submitButton,
} from '../../../../tests/setup/submit-bill';
import { until } from '../../../../tests/setup/until';

describe('the screen of bills', () => {
  it('has both ways where the mall allows short bills, and Back leads to the dashboard', async () => {
    const { visited } = await showSubmitBill();
    const names = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Short Bill', 'Long Bill']);
    expect(isShortTab()).toBe(true);
    expect(screen.getByText('Submit your shopping bills, and get rewarded.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bill Upload Guidelines' }).getAttribute('href')).toBe(
      '/bill-upload-guidelines',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(visited[0]).toEqual(['PUSH', '/dashboard', undefined, undefined]));
  });

  it.each([
    ['is_earn_enabled', 'Closed today.', 'Closed today.'],
    ['is_earn_burn_enabled', '', 'You cannot earn points at the moment.'],
  ])('is blocked while %s is off, with the reason %j: %s', async (flag, earn_restriction_message, words) => {
    const { visited } = await showSubmitBill({ details: { [flag]: '0', earn_restriction_message } });
    const dialog = within(await screen.findByRole('dialog', { name: words }));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByLabelText('Choose files')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await until(() => expect(visited[0]).toEqual(['REPLACE', '/dashboard', undefined, undefined]));
  });

  it('keeps its tabs while something is entered on one, whatever the mall decides meanwhile', async () => {
    const { queryClient } = await showSubmitBill({ state: { billTab: 1 } });
    write(await screen.findByLabelText('Bill number'), 'INV-1');
    act(() => {
      const { queryKey } = merchantQuery();
      queryClient.setQueryData(queryKey, (before) => before && { ...before, shortBillAllowed: false });
    });
    await userEvent.type(field('Bill number'), '2');
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(field('Bill number').value).toBe('INV-12');
    await userEvent.clear(field('Bill number'));
    await until(() => expect(screen.queryByRole('tab')).toBeNull());
  });
});

it.each([0, 1] as const)(
  'a file that is still read asks before tab %s is left, and keeps the button shut, also as the second one',
  async (billTab) => {
    await showSubmitBill({ state: { billTab } });
    const slowly = async (name: string) => {
      const file = png(name);
      const bytes = await file.arrayBuffer();
      const reading = laterAnswer<ArrayBuffer>();
      file.arrayBuffer = reading.asked;
      await chooseFiles(file);
      return () => reading.give(bytes);
    };
    const readFirst = await slowly('a.png');
    await until(() => expect(isBusy('form')).toBe(true));
    await readFirst();
    await screen.findByText('a.png');
    if (billTab === 1) await fillInLongBill();
    await until(() => expect(submitButton()?.disabled).toBe(false));
    const readSecond = await slowly('b.png');
    await until(() => expect(submitButton()?.disabled).toBe(true));
    await readSecond();
    await until(() => expect(submitButton()?.disabled).toBe(false));
  },
);

it('the foot of the screen gets its room when it comes with the first file', async () => {
  const seen: Element[] = [];
  class Observer {
    observe(element: Element) {
      seen.push(element);
    }
    disconnect() {}
    unobserve() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  await showSubmitBill();
  await chooseFiles(png('a.png'));
  const button = await screen.findByRole('button', { name: 'Submit Bill(s)' });
  expect(seen.some((element) => element.contains(button))).toBe(true);
});
