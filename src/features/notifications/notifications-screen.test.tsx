import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteNotification,
  getCustomerNotificationDetails,
  getCustomerNotifications,
  setNotificationTapped,
} from '@/contract/notifications';
import { dashboardQueries } from '@/features/dashboard/queries';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { reachEnd, watchEnd } from '../../../tests/setup/reach-end';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const note = (id: number, changes: object = {}) => ({
  id,
  communication_msg_id: `n${id}`,
  title: `Title ${id}`,
  push_text: `Text ${id}`,
  tap_status: '1',
  ...changes,
});
const good = (response: unknown) => Response.json({ statusCode: 100, response });
const badGateway = () => new Response('<h1>Bad gateway</h1>', { status: 502 });

/** Pages of `size` notifications each. */
function paged(notes: object[], size: number, page: number) {
  const end = page * size;
  return good({ notifications: notes.slice(end - size, end), page_num: end < notes.length ? page + 1 : 0 });
}

function show(notes: object[], { size = 2, answers = {} }: { size?: number; answers?: object } = {}) {
  const backend = stubBackend({
    '/getCustomerNotifications': () => paged(notes, size, Number(asked().at(-1)?.page_num)),
    '/setNotificationTapped': () => good([]),
    '/getCustomerNotificationDetails': () => good(notes.slice(0, 1)),
    ...answers,
  });
  const asked = () => backend.requestsTo(getCustomerNotifications).map(({ fields }) => fields);
  const fieldsOf = (call: { path: string }) =>
    backend.seen.filter(({ path }) => path === call.path).map(({ fields }) => fields);
  const app = renderApp('/notifications');
  return { ...app, backend, asked, fieldsOf };
}

type App = ReturnType<typeof renderApp>;

/** The dashboard counted them before: tells whether its bell counts again. */
function countedBefore({ queryClient }: App) {
  const { queryKey } = dashboardQueries.unread();
  queryClient.setQueryData(queryKey, 2);
  return { countsAgain: () => queryClient.getQueryState(queryKey)?.isInvalidated };
}

const rows = () => screen.getAllByRole('listitem');
const titles = () => screen.queryAllByText(/^Title \d+$/).map(({ textContent }) => textContent);
const rowOf = async (title: string) => {
  const row = (await screen.findByText(title)).closest('li');
  if (!row) throw new Error(`${title} is in no row.`);
  return row;
};
const linkOf = async (title: string) => within(await rowOf(title)).getByRole('link');

beforeEach(() => {
  watchEnd();
  logInAsCustomer();
});

describe('the list of notifications', () => {
  it('loads page by page: the first with the loyalty id of the login, later ones with 2', async () => {
    const { asked } = show([1, 2, 3, 4, 5].map((id) => note(id)));
    await screen.findByText('Title 2');
    reachEnd();
    await screen.findByText('Title 4');
    reachEnd();
    await screen.findByText('Title 5');
    reachEnd();
    expect(asked().map(({ page_num, loyalty_id }) => `${page_num} ${loyalty_id}`)).toEqual([
      '1 L1',
      '2 2',
      '3 2',
    ]);
    // The list draws what is not seen a moment later.
    await until(() => expect(titles()).toEqual([1, 2, 3, 4, 5].map((id) => `Title ${id}`)));
  });

  it('leads back to where the shopper came from', async () => {
    const { history } = show([note(1)]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe('/dashboard'));
  });

  it('asks once for a page, however often the reader comes to its end', async () => {
    const notes = [1, 2, 3].map((id) => note(id));
    const second = laterAnswer<Response>();
    const { asked } = show([], {
      answers: {
        '/getCustomerNotifications': () => (asked().length > 1 ? second.asked() : paged(notes, 2, 1)),
      },
    });
    await screen.findByText('Title 2');
    reachEnd();
    reachEnd();
    await until(() => expect(asked()).toHaveLength(2));
    await second.give(paged(notes, 2, 2));
    expect(await screen.findByText('Title 3')).toBeTruthy();
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['no list', []],
    ['an empty list', { notifications: [], page_num: 0 }],
    ['an empty list and a page that leads nowhere', { notifications: [], page_num: '1' }],
  ])('says that there are none for %s', async (_, response) => {
    show([], { answers: { '/getCustomerNotifications': () => good(response) } });
    expect(await screen.findByText('No notifications found')).toBeTruthy();
  });

  it('goes on behind a page without notifications', async () => {
    const pages = [
      { notifications: [], page_num: 2 },
      { notifications: [note(1)], page_num: 0 },
    ];
    show([], { answers: { '/getCustomerNotifications': () => good(pages.shift()) } });
    await screen.findByRole('list', { name: 'Notifications' });
    reachEnd();
    expect(await screen.findByText('Title 1')).toBeTruthy();
  });

  it('that cannot be loaded says so and comes with Retry, a later page too', async () => {
    const notes = [1, 2, 3].map((id) => note(id));
    let broken = true;
    const { asked } = show([], {
      answers: {
        '/getCustomerNotifications': () =>
          broken ? badGateway() : paged(notes, 2, Number(asked().at(-1)?.page_num)),
      },
    });
    const retry = async () => {
      const button = await screen.findByRole('button', { name: 'Retry' });
      broken = false;
      await userEvent.click(button);
    };
    await retry();
    await screen.findByText('Title 2');
    broken = true;
    reachEnd();
    await retry();
    expect(await screen.findByText('Title 3')).toBeTruthy();
    expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('Oops something went wrong!');
  });

  it('shows title, text and how long ago, and tells unread from read ones', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z'), toFake: ['Date'] });
    show([note(1, { tap_status: '0', created_at: '2026-11-22 15:25:00' }), note(2)]);
    const unread = await rowOf('Title 1');
    expect(within(unread).getByText('Text 1')).toBeTruthy();
    expect(within(unread).getByText('5 minutes ago')).toBeTruthy();
    expect(within(unread).getByText('Unread')).toBeTruthy();
    expect(unread.querySelector('[data-unread]')).not.toBeNull();
    const read = await rowOf('Title 2');
    expect(within(read).queryByText('Unread')).toBeNull();
    expect(read.querySelector('[data-unread]')).toBeNull();
  });

  it.each([
    ['title', { title: '' }, 'Text 1'],
    ['text', { push_text: null }, 'Title 1'],
    ['date', { created_at: '0000-00-00 00:00:00' }, 'Text 1'],
  ])('shows what there is of one without a %s', async (_, changes, shown) => {
    show([note(1, changes)]);
    const row = await rowOf(shown);
    expect(row.querySelector('time')).toBeNull();
    expect(row.textContent).not.toMatch(/undefined|null|Invalid|NaN/);
  });

  it('shows the logo for one without a picture, and for one whose picture cannot be loaded', async () => {
    show([note(1), note(2, { notification_image: 'https://cdn.example/lost.png' })]);
    const sources = (row: Element) =>
      [...row.querySelectorAll('img')].map((each) => each.getAttribute('src'));
    expect(sources(await rowOf('Title 1'))).toEqual(['/icons/logo.svg']);
    const row = await rowOf('Title 2');
    expect(sources(row)).toEqual(['https://cdn.example/lost.png']);
    act(() => {
      row.querySelector('img')?.dispatchEvent(new Event('error'));
    });
    expect(sources(row)).toEqual(['/icons/logo.svg']);
  });

  it('shows markup as it is', async () => {
    show([note(1, { title: '<b>5 < 6</b>', push_text: '<img src=x onerror=alert(1)>' })]);
    const row = await rowOf('<b>5 < 6</b>');
    expect(within(row).getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(row.querySelectorAll('img')).toHaveLength(1);
  });
});

describe('a tap on a notification', () => {
  it('opens its deep link and reports the first tap; the notification becomes the one in the answer', async () => {
    const app = show([note(1, { tap_status: '0', deep_link_url: '/more?x=$1' })], {
      answers: {
        '/setNotificationTapped': () => good([note(1, { title: 'Title 9', deep_link_url: '/more?x=$1' })]),
      },
    });
    const { history, fieldsOf, router } = app;
    const { countsAgain } = countedBefore(app);
    await userEvent.click(await linkOf('Title 1'));
    await until(() => expect(history.location.href).toBe('/more?x=$1'));
    expect(fieldsOf(setNotificationTapped)).toMatchObject([
      { unique_id: 'n1', inAppTap: '0', notification_type: '0' },
    ]);
    await act(() => router.navigate({ to: '/notifications' }));
    const row = await rowOf('Title 9');
    expect(within(row).queryByText('Unread')).toBeNull();
    expect(countsAgain()).toBe(true);
    await userEvent.click(within(row).getByRole('link'));
    expect(fieldsOf(setNotificationTapped).map(({ inAppTap }) => inAppTap)).toEqual(['0', '1']);
  });

  it('does not wait for the report, and opens with what the list knows', async () => {
    const [report, details] = [laterAnswer<Response>(), laterAnswer<Response>()];
    const unread = note(1, { tap_status: '0' });
    const { fieldsOf, queryClient } = show([unread], {
      answers: {
        '/setNotificationTapped': report.asked,
        '/getCustomerNotificationDetails': details.asked,
      },
    });
    await userEvent.click(await linkOf('Title 1'));
    expect(await screen.findByText('Text 1')).toBeTruthy();
    // Its details say that nobody has tapped it, while the tap is on its way: it is not reported again.
    await details.give(good([{ ...unread, push_text: 'The whole text' }]));
    expect(await screen.findByText('The whole text')).toBeTruthy();
    expect(fieldsOf(setNotificationTapped)).toHaveLength(1);
    expect(queryClient.getMutationCache().getAll()[0]?.meta).toMatchObject({ background: true });
    await report.give(good([note(1)]));
  });

  it('is reported while the tap on another one is on its way', async () => {
    const report = laterAnswer<Response>();
    const unread = [1, 2].map((id) => note(id, { tap_status: '0' }));
    const { fieldsOf, router } = show(unread, {
      answers: {
        '/setNotificationTapped': report.asked,
        '/getCustomerNotificationDetails': () => {
          const asked = fieldsOf(getCustomerNotificationDetails).at(-1);
          return good(unread.filter((each) => each.communication_msg_id === asked?.unique_id));
        },
      },
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
    show([note(1, { tap_status: '0', deep_link_url: 'https://cinema.example/' })], {
      answers: { '/setNotificationTapped': badGateway },
    });
    const link = await linkOf('Title 1');
    expect(link.getAttribute('target')).toBe('_blank');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await until(() => expect(console.warn).toHaveBeenCalled());
    expect(within(await rowOf('Title 1')).getByText('Unread')).toBeTruthy();
    expect(useToasts.getState().toasts).toEqual([]);
  });
});

describe('deleting a notification', () => {
  const deleteOf = async (title: string) =>
    within(await rowOf(title)).getByRole('button', { name: 'Delete' });

  it('takes it out of the list after the backend has deleted it', async () => {
    const deletion = laterAnswer<Response>();
    const app = show([note(7), note(8)], { answers: { '/deleteNotification': deletion.asked } });
    const { countsAgain } = countedBefore(app);
    await userEvent.click(await deleteOf('Title 7'));
    await until(() => expect(app.fieldsOf(deleteNotification)).toMatchObject([{ id: '7' }]));
    expect(titles()).toEqual(['Title 7', 'Title 8']);
    expect(document.activeElement).toBe(await deleteOf('Title 7'));
    await deletion.give(good('yes'));
    await until(() => expect(titles()).toEqual(['Title 8']));
    expect(countsAgain()).toBe(true);
  });

  it('forgets what was loaded of it', async () => {
    let kept = [note(7)];
    const { router } = show(kept, {
      answers: {
        '/deleteNotification': () => {
          kept = [];
          return good(1);
        },
        '/getCustomerNotificationDetails': () => good(kept),
      },
    });
    await userEvent.click(await linkOf('Title 7'));
    await screen.findByRole('heading', { level: 2, name: 'Title 7' });
    await act(() => router.navigate({ to: '/notifications' }));
    await userEvent.click(await deleteOf('Title 7'));
    await until(() => expect(titles()).toEqual([]));
    await act(() => router.navigate({ to: '/notifications/$id', params: { id: 'n7' } }));
    expect(await screen.findByText('No notifications found')).toBeTruthy();
    expect(screen.queryByText('Text 7')).toBeNull();
  });

  it.each([1, 'deleted', { id: 7 }])(
    'is done with the response %j, whatever the status',
    async (response) => {
      show([note(7), note(8)], {
        answers: { '/deleteNotification': () => Response.json({ statusCode: 102, response }) },
      });
      await userEvent.click(await deleteOf('Title 7'));
      await until(() => expect(titles()).toEqual(['Title 8']));
      expect(useToasts.getState().toasts).toEqual([]);
    },
  );

  it.each([
    [
      'is refused',
      () => Response.json({ statusCode: 102, statusDescription: 'Not this one.' }),
      'Not this one.',
    ],
    ['is refused without a word', () => Response.json({ statusCode: 102 }), 'Please Refresh'],
    [
      'is refused with an empty list',
      () => Response.json({ statusCode: 102, response: [] }),
      'Please Refresh',
    ],
    ['is answered with nothing', () => good(0), 'Oops something went wrong!'],
    ['breaks', badGateway, 'Oops something went wrong!'],
  ])('that %s keeps it, and says why', async (_, answer, says) => {
    show([note(7)], { answers: { '/deleteNotification': answer } });
    await userEvent.click(await deleteOf('Title 7'));
    await until(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([says]));
    expect(titles()).toEqual(['Title 7']);
  });

  it('loads the pages again before the next one, so that none is skipped', async () => {
    let notes = [1, 2, 3, 4, 5].map((id) => note(id));
    const { asked, fieldsOf } = show([], {
      answers: {
        '/getCustomerNotifications': () => paged(notes, 2, Number(asked().at(-1)?.page_num)),
        '/deleteNotification': () => {
          notes = notes.filter(({ id }) => String(id) !== fieldsOf(deleteNotification).at(-1)?.id);
          return good(1);
        },
      },
    });
    await userEvent.click(await deleteOf('Title 1'));
    await until(() => expect(titles()).toEqual(['Title 2']));
    reachEnd();
    await screen.findByText('Title 3');
    reachEnd();
    await screen.findByText('Title 5');
    expect(titles()).toEqual([2, 3, 4, 5].map((id) => `Title ${id}`));
    expect(asked().map(({ page_num }) => page_num)).toEqual(['1', '1', '2']);
  });

  it.each(['the next page', 'the list'])(
    'does not undo itself with an answer about %s that is older',
    async (older) => {
      let notes = [1, 2, 3, 4].map((id) => note(id));
      const late = laterAnswer<Response>();
      let holds = false;
      const { asked, queryClient } = show([], {
        answers: {
          '/getCustomerNotifications': () =>
            holds ? late.asked() : paged(notes, 2, Number(asked().at(-1)?.page_num)),
          '/deleteNotification': () => {
            notes = notes.slice(1);
            holds = false;
            return good(1);
          },
        },
      });
      const button = await deleteOf('Title 1');
      const before = paged(notes, 2, older === 'the list' ? 1 : 2);
      holds = true;
      if (older === 'the list') void queryClient.refetchQueries({ queryKey: ['notifications'] });
      else reachEnd();
      await until(() => expect(asked()).toHaveLength(2));
      await userEvent.click(button);
      await until(() => expect(titles()).not.toContain('Title 1'));
      await late.give(before);
      await until(() => expect(titles()).toEqual(['Title 2', 'Title 3']));
      reachEnd();
      await until(() => expect(titles()).toEqual(['Title 2', 'Title 3', 'Title 4']));
    },
  );

  it('offers Retry where the pages cannot be loaded again, and skips none even so', async () => {
    let notes = [1, 2, 3, 4].map((id) => note(id));
    let broken = false;
    const { asked } = show([], {
      answers: {
        '/getCustomerNotifications': () =>
          broken ? badGateway() : paged(notes, 2, Number(asked().at(-1)?.page_num)),
        '/deleteNotification': () => {
          notes = notes.slice(1);
          return good(1);
        },
      },
    });
    await userEvent.click(await deleteOf('Title 1'));
    await until(() => expect(titles()).toEqual(['Title 2']));
    broken = true;
    reachEnd();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(titles()).toEqual(['Title 2']);
    broken = false;
    await userEvent.click(retry);
    await screen.findByText('Title 3');
    reachEnd();
    await until(() => expect(titles()).toEqual(['Title 2', 'Title 3', 'Title 4']));
  });

  it('of the last one shows that there are none, and keeps the focus on the screen', async () => {
    show([note(7)], { answers: { '/deleteNotification': () => good(1) } });
    await userEvent.click(await deleteOf('Title 7'));
    expect(await screen.findByText('No notifications found')).toBeTruthy();
    await until(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('works with the keyboard, and the focus stays on the screen', async () => {
    show([note(7), note(8), note(9)], {
      size: 3,
      answers: { '/deleteNotification': () => good(1) },
    });
    (await linkOf('Title 7')).focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(await deleteOf('Title 7'));
    await userEvent.keyboard('{Enter}');
    await until(() => expect(rows()).toHaveLength(2));
    await until(() => expect(document.activeElement?.id).toBe('main'));
    (await deleteOf('Title 8')).focus();
    await userEvent.keyboard('{Enter}');
    await until(() => expect(rows()).toHaveLength(1));
    await until(() => expect(document.activeElement?.id).toBe('main'));
  });
});

describe('the screen of a notification', () => {
  const open = (path: string, answers: object) => {
    const backend = stubBackend({
      '/setNotificationTapped': () => good([note(1)]),
      '/getCustomerNotifications': () => good([]),
      ...answers,
    });
    const app = renderApp(path);
    return { ...app, taps: () => backend.requestsTo(setNotificationTapped).length };
  };

  it('that a push message has opened reports the tap once', async () => {
    const { taps } = open('/notifications/n1', {
      '/getCustomerNotificationDetails': () => good([note(1, { tap_status: '0' })]),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Title 1' })).toBeTruthy();
    await until(() => expect(taps()).toBe(1));
  });

  it('of one without picture, title and date shows the logo and the text', async () => {
    const odd = note(1, { title: null, notification_image: '', created_at: '' });
    open('/notifications/n1', { '/getCustomerNotificationDetails': () => good([odd]) });
    const text = await screen.findByText('Text 1');
    const article = text.closest('article');
    expect(article?.textContent).toBe('Text 1');
    expect(article?.querySelector('time')).toBeNull();
    const pictures = [...screen.getByRole('main').querySelectorAll('img')];
    expect(pictures.map((each) => each.getAttribute('src'))).toEqual(['/icons/logo.svg']);
  });

  it('shows picture, title, text and how long ago', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z'), toFake: ['Date'] });
    const whole = note(1, {
      created_at: '2026-11-22 15:25:00',
      notification_image: 'https://cdn.example/1.png',
    });
    open('/notifications/n1', { '/getCustomerNotificationDetails': () => good([whole]) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeTruthy();
    const article = (await screen.findByText('Text 1')).closest('article');
    expect(article?.textContent).toBe('Title 15 minutes agoText 1');
    expect(document.querySelector('main img')?.getAttribute('src')).toBe('https://cdn.example/1.png');
  });

  it('of one that was read reports nothing', async () => {
    const { taps } = open('/notifications/n1', { '/getCustomerNotificationDetails': () => good([note(1)]) });
    expect(await screen.findByText('Text 1')).toBeTruthy();
    expect(taps()).toBe(0);
  });

  it('that does not exist says so and leads to all of them', async () => {
    const { history } = open('/notifications/nothing', { '/getCustomerNotificationDetails': () => good([]) });
    await screen.findByText('No notifications found');
    await userEvent.click(screen.getByRole('link', { name: 'See all notifications' }));
    await until(() => expect(history.location.pathname).toBe('/notifications'));
  });

  it('leads back to the list when it was opened directly', async () => {
    const { history } = open('/notifications/n1', {
      '/getCustomerNotificationDetails': () => good([note(1)]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe('/notifications'));
  });
});
