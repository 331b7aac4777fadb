/** @jsxImportSource hono/jsx */

import { and, count, eq } from 'drizzle-orm';
import { groupMobile } from '@/lib/mobile';
import type { Db } from '../database/db';
import { addRow, rowId } from '../database/rows';
import { customers, memberships } from '../members/tables';
import type { Card, PostedForm } from '../noun/card';
import { brief, FormError, textFrom } from '../noun/form';
import { Choice, FormCard, Switch, TextField } from '../noun/forms';
import { type Delivery, deliver } from './deliver';
import { encodedNotification } from './show-notification';
import { devices, notifications } from './tables';

/** Sends somebody a notification, as a push message too. */
export const notificationsCard: Card = {
  show: async ({ services: { db }, merchant, address }) => {
    const people = (await addressees(db, merchant.id)).map(({ customer, membershipId, devices }) => {
      const name = `${customer.firstName || 'No name'} +91 ${groupMobile(customer.mobile)}`;
      return [String(membershipId), `${name}, ${devices} ${devices === 1 ? 'device' : 'devices'}`] as const;
    });
    const pictures = pictureChoices.map((choice) => [choice, pictureNames[choice] ?? choice] as const);
    return (
      <FormCard title="Send a notification" action={`${address}/notifications`} submit="Send">
        <Choice label="To" name="member" options={people} />
        <TextField label="Title" name="title" value="A note from the mall" />
        <TextField label="Text" name="body" value="Tap to see what is new." wide />
        <TextField label="Deep link" name="deepLink" value="/offers" />
        <Choice label="Picture" name="picture" options={pictures} />
        <Switch label="Without a date" name="undated" />
      </FormCard>
    );
  },
  actions: { notifications: sendNotification },
};

const pictureNames: Record<string, string> = { '': 'none', missing: 'one that cannot be loaded' };

/** The operator's pictures: the sample ones, none, and one that cannot be loaded. */
const pictureChoices = ['1', '2', '3', '4', '5', '6', '', 'missing'] as const;

/** Everybody at a mall who can get a notification, with the number of their devices. */
function addressees(db: Db, merchantId: string) {
  return db
    .select({ customer: customers, membershipId: memberships.id, devices: count(devices.id) })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .leftJoin(devices, eq(devices.membershipId, memberships.id))
    .where(eq(memberships.merchantId, merchantId))
    .groupBy(memberships.id)
    .orderBy(customers.mobile);
}

/**
 * Adds a notification to a member's list and pushes it to their devices. Throws `FormError` where no device got it, to
 * say so; it is in the list all the same.
 */
async function sendNotification({ services, merchantId, form }: PostedForm): Promise<void> {
  const { db, write, now } = services;
  const membershipId = rowId(form.get('member') ?? '');
  const [member] = await db
    .select({ firstName: customers.firstName, mobile: customers.mobile })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(and(eq(memberships.id, membershipId), eq(memberships.merchantId, merchantId)));
  if (!member) throw new FormError(`There is no customer '${brief(form.get('member') ?? '')}' at this mall.`);
  const picture = form.get('picture') ?? '';
  if (!pictureChoices.some((choice) => choice === picture)) {
    throw new FormError(`There is no picture '${brief(picture)}'.`);
  }
  const row = await write((tx) =>
    addRow(tx, notifications, {
      membershipId,
      title: textFrom('title', form.get('title') ?? '', 200),
      body: textFrom('body', form.get('body') ?? '', 2_000),
      deepLink: textFrom('deepLink', form.get('deepLink') ?? '', 500),
      picture,
      createdAt: form.get('undated') === 'on' ? null : now(),
    }),
  );
  const outcome = await deliver(services, membershipId, encodedNotification(row, merchantId));
  const problem = problemOf(outcome);
  if (problem) throw new FormError(`It is in the list of ${member.firstName || member.mobile}. ${problem}`);
}

function problemOf({ delivered, gone, foreign, failures }: Delivery): string | undefined {
  const parts = [
    ...(delivered + gone + foreign + failures.length === 0
      ? ['No device takes push messages of this mall.']
      : []),
    ...(gone > 0 ? [`${gone} subscription(s) had ended and were dropped.`] : []),
    ...(foreign > 0 ? [`${foreign} device(s) use another push service than Web Push.`] : []),
    ...(failures.length > 0 ? [`Not pushed: ${failures.join('; ')}.`] : []),
  ];
  if (parts.length === 0) return undefined;
  return [...(delivered > 0 ? [`Pushed to ${delivered} device(s).`] : []), ...parts].join(' ');
}
