import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { deleteNotification } from '@/contract/notifications';
import { dashboardQueries } from '@/features/dashboard/queries';
import { laterAnswer } from '../../../tests/setup/later-answer';
import {
  badGateway,
  good,
  linkOf,
  notes,
  paged,
  rowOf,
  showNotifications,
  titled,
  titles,
  told,
} from '../../../tests/setup/notifications';
import { reachEnd } from '../../../tests/setup/reach-end';
import { until } from '../../../tests/setup/until';

const deleteOf = async (title: string) => within(await rowOf(title)).getByRole('button', { name: 'Delete' });
const press = async (title: string) => userEvent.click(await deleteOf(title));
const refusal = (more: object) => () => Response.json({ statusCode: 102, ...more });

describe('a deletion', () => {
  it('takes a notification out of the list after the backend has deleted it', async () => {
    const deletion = laterAnswer<Response>();
    const { fieldsOf, queryClient } = showNotifications(notes(7, 8), {
      answers: { '/deleteNotification': deletion.asked },
    });
    const bell = dashboardQueries.unread().queryKey;
    queryClient.setQueryData(bell, 2);
    await press('Title 7');
    await until(() => expect(fieldsOf(deleteNotification)).toMatchObject([{ id: '7' }]));
    expect(titles()).toEqual(titled(7, 8));
    expect(document.activeElement).toBe(await deleteOf('Title 7'));
    await deletion.give(good('yes'));
    await until(() => expect(titles()).toEqual(titled(8)));
    expect(queryClient.getQueryState(bell)?.isInvalidated).toBe(true);
  });

  it('forgets what was loaded of it', async () => {
    const { router } = showNotifications(notes(7));
    await userEvent.click(await linkOf('Title 7'));
    await screen.findByRole('heading', { level: 2, name: 'Title 7' });
    await act(() => router.navigate({ to: '/notifications' }));
    await press('Title 7');
    await until(() => expect(titles()).toEqual([]));
    await act(() => router.navigate({ to: '/notifications/$id', params: { id: 'n7' } }));
    expect(await screen.findByText('No notifications found')).toBeTruthy();
    expect(screen.queryByText('Text 7')).toBeNull();
  });

  it.each([
    ['with a response, whatever the status, is done', refusal({ response: { id: 7 } }), [8], []],
    ['that is refused says why', refusal({ statusDescription: 'Not this one.' }), [7, 8], ['Not this one.']],
    ['that is refused with an empty list says so', refusal({ response: [] }), [7, 8], ['Please Refresh']],
    ['that is answered with nothing says so', () => good(0), [7, 8], ['Oops something went wrong!']],
    ['that breaks says so', badGateway, [7, 8], ['Oops something went wrong!']],
  ])('%s', async (_, answer, left, says) => {
    const { fieldsOf } = showNotifications(notes(7, 8), { answers: { '/deleteNotification': answer } });
    await press('Title 7');
    await until(() => expect(fieldsOf(deleteNotification)).toHaveLength(1));
    await until(() => expect([titles(), told()]).toEqual([titled(...left), says]));
  });

  it('keeps the focus on the screen, also with the keyboard and of the last one', async () => {
    showNotifications(notes(7, 8), { size: 3 });
    (await linkOf('Title 7')).focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(await deleteOf('Title 7'));
    await userEvent.keyboard('{Enter}');
    await until(() => expect(titles()).toEqual(titled(8)));
    await until(() => expect(document.activeElement?.id).toBe('main'));
    (await deleteOf('Title 8')).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No notifications found')).toBeTruthy();
    await until(() => expect(document.activeElement?.id).toBe('main'));
  });
});

describe('the pages behind a deletion', () => {
  it('are loaded again before the next one, so that none is skipped', async () => {
    const { asked } = showNotifications(notes(1, 2, 3, 4, 5));
    await press('Title 1');
    await until(() => expect(titles()).toEqual(titled(2)));
    for (const last of titled(3, 5)) {
      reachEnd();
      await screen.findByText(last);
    }
    expect(titles()).toEqual(titled(2, 3, 4, 5));
    expect(asked().map(({ page_num }) => page_num)).toEqual(['1', '1', '2']);
  });

  it('come with Retry where they cannot be loaded again, and skip none even so', async () => {
    const { kept } = showNotifications(notes(1, 2, 3, 4));
    await press('Title 1');
    await until(() => expect(titles()).toEqual(titled(2)));
    kept.isBroken = true;
    reachEnd();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(titles()).toEqual(titled(2));
    kept.isBroken = false;
    await userEvent.click(retry);
    await screen.findByText('Title 3');
    reachEnd();
    await until(() => expect(titles()).toEqual(titled(2, 3, 4)));
  });

  it.each(['the next page', 'the list'])(
    'do not undo it with an answer about %s that is older',
    async (older) => {
      const late = laterAnswer<Response>();
      let holds = false;
      const { asked, queryClient, kept } = showNotifications(notes(1, 2, 3, 4), {
        answers: {
          '/getCustomerNotifications': () =>
            holds ? late.asked() : paged(kept.notes, 2, Number(asked().at(-1)?.page_num)),
          '/deleteNotification': () => {
            kept.notes = kept.notes.slice(1);
            holds = false;
            return good(1);
          },
        },
      });
      const button = await deleteOf('Title 1');
      const before = paged(kept.notes, 2, older === 'the list' ? 1 : 2);
      holds = true;
      if (older === 'the list') void queryClient.refetchQueries({ queryKey: ['notifications'] });
      else reachEnd();
      await until(() => expect(asked()).toHaveLength(2));
      await userEvent.click(button);
      await until(() => expect(titles()).not.toContain('Title 1'));
      await late.give(before);
      await until(() => expect(titles()).toEqual(titled(2, 3)));
      reachEnd();
      await until(() => expect(titles()).toEqual(titled(2, 3, 4)));
    },
  );
});
