import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import {
  deleteNotification,
  getCustomerNotificationDetails,
  getCustomerNotifications,
} from '@/contract/notifications';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from './app-router';
import { stubBackend } from './backend';
import { watchEnd } from './reach-end';
import { logInAsCustomer } from './session';

beforeEach(() => {
  watchEnd();
  logInAsCustomer();
});

/** A notification as the backend tells it, read unless the changes say otherwise. */
export const note = (id: number, changes: object = {}) => ({
  id,
  communication_msg_id: `n${id}`,
  title: `Title ${id}`,
  push_text: `Text ${id}`,
  tap_status: '1',
  ...changes,
});
export const unread = { tap_status: '0' };
export const notes = (...ids: number[]) => ids.map((id) => note(id));

export const good = (response: unknown) => Response.json({ statusCode: 100, response });
export const badGateway = () => new Response('<h1>Bad gateway</h1>', { status: 502 });

/** A page of so many notifications. */
export function paged(all: object[], size: number, page: number) {
  const end = page * size;
  return good({ notifications: all.slice(end - size, end), page_num: end < all.length ? page + 1 : 0 });
}

interface Given {
  /** How many a page has. */
  size?: number;
  /** What the backend answers in its own way. */
  answers?: Record<string, unknown>;
  path?: string;
}

/** Opens the list, or another address, of a customer whom the backend keeps these notifications for. */
export function showNotifications(all: ReturnType<typeof note>[], given: Given = {}) {
  const { size = 2, answers = {}, path = '/notifications' } = given;
  const kept = { notes: all, isBroken: false };
  const fieldsOf = (call: { path: string }) =>
    backend.seen.filter((seen) => seen.path === call.path).map(({ fields }) => fields);
  const asked = () => fieldsOf(getCustomerNotifications);
  const backend = stubBackend({
    '/getCustomerNotifications': () =>
      kept.isBroken ? badGateway() : paged(kept.notes, size, Number(asked().at(-1)?.page_num)),
    '/getCustomerNotificationDetails': () => {
      const wanted = fieldsOf(getCustomerNotificationDetails).at(-1)?.unique_id;
      return good(kept.notes.filter((each) => each.communication_msg_id === wanted));
    },
    '/setNotificationTapped': () => good([]),
    '/deleteNotification': () => {
      const gone = fieldsOf(deleteNotification).at(-1)?.id;
      kept.notes = kept.notes.filter(({ id }) => String(id) !== gone);
      return good(1);
    },
    ...answers,
  });
  return { ...renderApp(path), asked, fieldsOf, kept };
}

export const titles = () => screen.queryAllByText(/^Title \d+$/).map(({ textContent }) => textContent);
export const titled = (...ids: number[]) => ids.map((id) => `Title ${id}`);
export const told = () => useToasts.getState().toasts.map(({ text }) => text);

export const rowOf = async (title: string) => {
  const row = (await screen.findByText(title)).closest('li');
  if (!row) throw new Error(`${title} is in no row.`);
  return row;
};
export const linkOf = async (title: string) => within(await rowOf(title)).getByRole('link');
