import * as z from 'zod/mini';
import { type Notification, notification } from '@/contract/notifications';
import { pictureUrl, sixNumbers } from '../noun/picture-path';
import { dayTimeOf } from '../shared/calendar';
import type { StoredNotification } from './tables';

/** The unique id begins with a letter, so that nobody takes it for the id. */
export const uniqueIdOf = (id: number) => `n${id}`;

/** The notification of a stored row. `origin` is that of the mall's site; without it, its pictures are paths. */
export function toNotification(row: StoredNotification, merchantId: string, origin = ''): Notification {
  const image = pictureOf(merchantId, row.picture);
  return {
    ...row,
    id: String(row.id),
    uniqueId: uniqueIdOf(row.id),
    createdAt: row.createdAt ? dayTimeOf(row.createdAt) : '',
    read: row.tapped,
    image: image && `${origin}${image}`,
  };
}

/** What a push message carries: a notification as in the list. Its picture is a path, because each site is elsewhere. */
export function encodedNotification(row: StoredNotification, merchantId: string): object {
  return z.encode(notification, toNotification(row, merchantId));
}

/** The path of a notification's picture on the mall's site, or ''. */
function pictureOf(merchantId: string, name: string): string {
  const number = sixNumbers.find((each) => String(each) === name);
  if (number) return pictureUrl(merchantId, `notifications/${number}`);
  return name === '' ? '' : '/api/pictures/missing.svg';
}
