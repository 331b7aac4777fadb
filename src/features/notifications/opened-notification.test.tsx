import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Notification, setNotificationTapped } from '@/contract/notifications';
import { dashboardQueries } from '@/features/dashboard/queries';
import { endSession } from '@/session/log-out';
import { writeStored } from '@/session/stored-values';
import { stubBackend } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import {
  badGateway,
  good,
  linkOf,
  note,
  rowOf,
  showNotifications,
  told,
  unread,
} from '../../../tests/setup/notifications';
import { renderQueryHook } from '../../../tests/setup/query-client';
import { stubAppActions } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { notificationQueries, useReportTap } from './queries';

describe('a tap on a notification', () => {
  it('opens its deep link and reports the first tap; the notification becomes the one in the answer', async () => {
    const deep_link_url = '/more?x=$1';
    const { history, fieldsOf, router, queryClient } = showNotifications(
      [note(1, { ...unread, deep_link_url })],
      { answers: { '/setNotificationTapped': () => good([note(1, { title: 'Title 9', deep_link_url })]) } },
    );
    const bell = dashboardQueries.unread().queryKey;
    queryClient.setQueryData(bell, 2);
    await userEvent.click(await linkOf('Title 1'));
    await until(() => expect(history.location.href).toBe('/more?x=$1'));
    expect(fieldsOf(setNotificationTapped)).toMatchObject([
      { unique_id: 'n1', inAppTap: '0', notification_type: '0' },
    ]);
    await act(() => router.navigate({ to: '/notifications' }));
    const row = await rowOf('Title 9');
    expect(within(row).queryByText('Unread')).toBeNull();
    expect(queryClient.getQueryState(bell)?.isInvalidated).toBe(true);
    await userEvent.click(within(row).getByRole('link'));
    expect(fieldsOf(setNotificationTapped).map(({ inAppTap }) => inAppTap)).toEqual(['0', '1']);
  });

  it('does not wait for the report, and opens with what the list knows', async () => {
    const [report, details] = [laterAnswer<Response>(), laterAnswer<Response>()];
    const first = note(1, unread);
    const { fieldsOf, queryClient } = showNotifications([first], {
      answers: {
        '/setNotificationTapped': report.asked,
        '/getCustomerNotificationDetails': details.asked,
      },
    });
    await userEvent.click(await linkOf('Title 1'));
    expect(await screen.findByText('Text 1')).toBeTruthy();
    // Its details say that nobody has tapped it, while the tap is on its way: it is not reported again.
    await details.give(good([{ ...first, push_text: 'The whole text' }]));
    expect(await screen.findByText('The whole text')).toBeTruthy();
    expect(fieldsOf(setNotificationTapped)).toHaveLength(1);
    expect(queryClient.getMutationCache().getAll()[0]?.meta).toMatchObject({ background: true });
    await report.give(good([note(1)]));
  });

  it('is reported while the tap on another one is on its way', async () => {
    const report = laterAnswer<Response>();
    const { fieldsOf, router } = showNotifications([note(1, unread), note(2, unread)], {
      answers: { '/setNotificationTapped': report.asked },
    });
    await userEvent.click(await linkOf('Title 1'));
    await screen.findByRole('heading', { level: 2, name: 'Title 1' });
    await act(() => router.navigate({ to: '/notifications/$id', params: { id: 'n2' } }));
    await screen.findByRole('heading', { level: 2, name: 'Title 2' });
    await until(() =>
      expect(fieldsOf(setNotificationTapped).map(({ unique_id }) => unique_id)).toEqual(['n1', 'n2']),
    );
  });

  it('that cannot be reported leaves the notification unread, without a word', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    showNotifications([note(1, { ...unread, deep_link_url: 'https://cinema.example/' })], {
      answers: { '/setNotificationTapped': badGateway },
    });
    const link = await linkOf('Title 1');
    expect(link.getAttribute('target')).toBe('_blank');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await until(() => expect(console.warn).toHaveBeenCalled());
    expect(within(await rowOf('Title 1')).getByText('Unread')).toBeTruthy();
    expect(told()).toEqual([]);
  });

  it('that was reported shows nothing to the customer who has logged in since', async () => {
    stubAppActions();
    stubBackend({
      [setNotificationTapped.path]: () => {
        endSession();
        writeStored('user', JSON.stringify({ id: '9' }));
        return Response.json({ statusCode: 100 });
      },
    });
    const { result, queryClient } = renderQueryHook(useReportTap);
    const tapped: Notification = {
      id: '1',
      uniqueId: 'n1',
      title: 'Your voucher',
      body: '',
      createdAt: '',
      read: false,
      image: '',
      deepLink: '',
    };
    await act(() => expect(result.current.mutateAsync(tapped)).rejects.toThrow());
    expect(queryClient.getQueryData(notificationQueries.details('n1').queryKey)).toBeUndefined();
  });
});

describe('the screen of a notification', () => {
  const open = (...kept: ReturnType<typeof note>[]) => {
    const { fieldsOf, history } = showNotifications(kept, { path: '/notifications/n1' });
    return { history, taps: () => fieldsOf(setNotificationTapped).length };
  };

  it('that a push message has opened reports the tap once', async () => {
    const { taps } = open(note(1, unread));
    expect(await screen.findByRole('heading', { level: 2, name: 'Title 1' })).toBeTruthy();
    await until(() => expect(taps()).toBe(1));
  });

  it('of one that was read reports nothing, and leads back to the list', async () => {
    const { taps, history } = open(note(1));
    expect(await screen.findByText('Text 1')).toBeTruthy();
    expect(taps()).toBe(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe('/notifications'));
  });

  const whole = { created_at: '2026-11-22 15:25:00', notification_image: 'https://cdn.example/1.png' };
  it.each([
    [
      'picture, title, text and how long ago',
      whole,
      'Title 15 minutes agoText 1',
      'https://cdn.example/1.png',
    ],
    ['the logo and the text of one without the rest', { title: null }, 'Text 1', '/icons/logo.svg'],
  ])('shows %s', async (_, changes, words, picture) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z'), toFake: ['Date'] });
    open(note(1, changes));
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeTruthy();
    const article = (await screen.findByText('Text 1')).closest('article');
    expect(article?.textContent).toBe(words);
    const pictures = [...screen.getByRole('main').querySelectorAll('img')];
    expect(pictures.map((each) => each.getAttribute('src'))).toEqual([picture]);
  });

  it('that does not exist says so and leads to all of them', async () => {
    const { history } = open();
    await screen.findByText('No notifications found');
    await userEvent.click(screen.getByRole('link', { name: 'See all notifications' }));
    await until(() => expect(history.location.pathname).toBe('/notifications'));
  });
});
