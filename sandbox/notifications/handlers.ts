import { desc, eq } from 'drizzle-orm';
import { firstPage, laterLoyaltyId } from '@/contract/notifications';
import { rowId, rowWith } from '../database/rows';
import { ownMembership } from '../members/find-customer';
import type { Context, Handlers } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { registerDevice } from './devices';
import { toNotification } from './show-notification';
import { notifications } from './tables';
import { unreadOf } from './unread';

const pageSize = 20;

export const notificationHandlers = {
  async getCustomerNotifications({ page, loyaltyId }, context) {
    const wanted = page === firstPage ? context.merchant.id : laterLoyaltyId;
    if (loyaltyId !== wanted) refuse(102, `loyalty_id of page ${page} must be ${wanted}.`);
    const { id: membershipId } = await ownMembership(context.db, context);
    const rows = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.membershipId, membershipId))
      .orderBy(desc(notifications.id))
      .limit(pageSize + 1)
      .offset((page - 1) * pageSize);
    return {
      notifications: rows
        .slice(0, pageSize)
        .filter(({ deleted }) => !deleted)
        .map((row) => toNotification(row, context.merchant.id, context.origin)),
      nextPage: rows.length > pageSize ? page + 1 : 0,
    };
  },

  async getCustomerNotificationDetails({ uniqueId }, context) {
    const row = await ownNotification(context, rowId(uniqueId.replace(/^n/, '')));
    return row && toNotification(row, context.merchant.id, context.origin);
  },

  async setNotificationTapped({ uniqueId }, context) {
    const row = await ownNotification(context, rowId(uniqueId.replace(/^n/, '')));
    if (!row) return undefined;
    await context.write((tx) =>
      tx.update(notifications).set({ tapped: true }).where(eq(notifications.id, row.id)),
    );
    return toNotification({ ...row, tapped: true }, context.merchant.id, context.origin);
  },

  async deleteNotification({ id }, context) {
    const row = await ownNotification(context, rowId(id));
    if (!row) return refuse(102, 'This notification does not exist.');
    await context.write((tx) =>
      tx.update(notifications).set({ deleted: true }).where(eq(notifications.id, row.id)),
    );
  },

  async getPushNotificationCount(_request, context) {
    const { id } = await ownMembership(context.db, context);
    return { unread: await unreadOf(context.db, id) };
  },

  async updateDeviceToken(tokens, context) {
    const { id } = await ownMembership(context.db, context);
    await context.write((tx) => registerDevice(tx, id, tokens, context.now()));
  },
} satisfies Partial<Handlers>;

async function ownNotification(context: Context, id: number) {
  const { id: membershipId } = await ownMembership(context.db, context);
  return rowWith(context.db, notifications, { id, membershipId, deleted: false });
}
