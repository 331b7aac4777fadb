import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { laterAnswer } from '../../../tests/setup/later-answer';
import {
  good,
  note,
  notes,
  paged,
  rowOf,
  showNotifications,
  titled,
  titles,
  told,
  unread,
} from '../../../tests/setup/notifications';
import { reachEnd } from '../../../tests/setup/reach-end';
import { until } from '../../../tests/setup/until';

describe('the list of notifications', () => {
  it('loads page by page: the first with the loyalty id of the login, later ones with 2', async () => {
    const { asked, history } = showNotifications(notes(1, 2, 3, 4, 5));
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeTruthy();
    for (const last of titled(2, 4, 5)) {
      await screen.findByText(last);
      reachEnd();
    }
    expect(asked().map(({ page_num, loyalty_id }) => `${page_num} ${loyalty_id}`)).toEqual([
      '1 L1',
      '2 2',
      '3 2',
    ]);
    // The list draws what is not seen a moment later.
    await until(() => expect(titles()).toEqual(titled(1, 2, 3, 4, 5)));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe('/dashboard'));
  });

  it('asks once for a page, however often the reader comes to its end', async () => {
    const all = notes(1, 2, 3);
    const second = laterAnswer<Response>();
    const { asked } = showNotifications([], {
      answers: {
        '/getCustomerNotifications': () => (asked().length > 1 ? second.asked() : paged(all, 2, 1)),
      },
    });
    await screen.findByText('Title 2');
    reachEnd();
    reachEnd();
    await until(() => expect(asked()).toHaveLength(2));
    await second.give(paged(all, 2, 2));
    expect(await screen.findByText('Title 3')).toBeTruthy();
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['no list', []],
    ['an empty list', { notifications: [], page_num: 0 }],
    ['an empty list and a page that leads nowhere', { notifications: [], page_num: '1' }],
  ])('says that there are none for %s', async (_, response) => {
    showNotifications([], { answers: { '/getCustomerNotifications': () => good(response) } });
    expect(await screen.findByText('No notifications found')).toBeTruthy();
  });

  it('goes on behind a page without notifications', async () => {
    const pages = [
      { notifications: [], page_num: 2 },
      { notifications: [note(1)], page_num: 0 },
    ];
    showNotifications([], { answers: { '/getCustomerNotifications': () => good(pages.shift()) } });
    await screen.findByRole('list', { name: 'Notifications' });
    reachEnd();
    expect(await screen.findByText('Title 1')).toBeTruthy();
  });

  it('that cannot be loaded says so and comes with Retry, a later page too', async () => {
    const { kept } = showNotifications(notes(1, 2, 3));
    const retry = async () => {
      const button = await screen.findByRole('button', { name: 'Retry' });
      kept.isBroken = false;
      await userEvent.click(button);
    };
    kept.isBroken = true;
    await retry();
    await screen.findByText('Title 2');
    kept.isBroken = true;
    reachEnd();
    await retry();
    expect(await screen.findByText('Title 3')).toBeTruthy();
    expect(told()).toContain('Oops something went wrong!');
  });
});

describe('a row', () => {
  it('shows title, text and how long ago, and tells unread from read ones', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z'), toFake: ['Date'] });
    showNotifications([note(1, { ...unread, created_at: '2026-11-22 15:25:00' }), note(2)]);
    const first = await rowOf('Title 1');
    for (const words of ['Text 1', '5 minutes ago', 'Unread'])
      expect(within(first).getByText(words)).toBeTruthy();
    expect(first.querySelector('[data-unread]')).not.toBeNull();
    const second = await rowOf('Title 2');
    expect(within(second).queryByText('Unread')).toBeNull();
    expect(second.querySelector('[data-unread]')).toBeNull();
  });

  it.each([
    ['title', { title: '' }, 'Text 1'],
    ['text', { push_text: null }, 'Title 1'],
    ['date', { created_at: '0000-00-00 00:00:00' }, 'Text 1'],
  ])('shows what there is of one without a %s', async (_, changes, shown) => {
    showNotifications([note(1, changes)]);
    const row = await rowOf(shown);
    expect(row.querySelector('time')).toBeNull();
    expect(row.textContent).not.toMatch(/undefined|null|Invalid|NaN/);
  });

  it('shows the logo for one without a picture, and for one whose picture cannot be loaded', async () => {
    const lost = 'https://cdn.example/lost.png';
    showNotifications([note(1), note(2, { notification_image: lost })]);
    const sources = (row: Element) =>
      [...row.querySelectorAll('img')].map((each) => each.getAttribute('src'));
    expect(sources(await rowOf('Title 1'))).toEqual(['/icons/logo.svg']);
    const row = await rowOf('Title 2');
    expect(sources(row)).toEqual([lost]);
    act(() => void row.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(sources(row)).toEqual(['/icons/logo.svg']);
  });

  it('shows markup as it is', async () => {
    showNotifications([note(1, { title: '<b>5 < 6</b>', push_text: '<img src=x onerror=alert(1)>' })]);
    const row = await rowOf('<b>5 < 6</b>');
    expect(within(row).getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(row.querySelectorAll('img')).toHaveLength(1);
  });
});
