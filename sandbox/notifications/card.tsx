/** @jsxImportSource hono/jsx */
import { groupMobile } from '@/lib/mobile';
import type { Card } from '../noun/card';
import { FieldForm } from '../noun/forms';
import { addressees, pictureChoices, sendNotification } from './send-push';

/** Sends somebody a notification, as a push message too. */
export const notificationsCard: Card = {
  show: async ({ services: { db }, merchant, address }) => (
    <SendNotification action={`${address}/notifications`} people={await addressees(db, merchant.id)} />
  ),
  actions: {
    notifications: ({ services, merchantId, form }) => sendNotification(services, merchantId, form),
  },
};

const pictureNames: Record<string, string> = { '': 'none', missing: 'one that cannot be loaded' };

interface SendNotificationProps {
  action: string;
  people: Awaited<ReturnType<typeof addressees>>;
}

function SendNotification({ action, people }: SendNotificationProps) {
  return (
    <>
      <h2>Send a notification</h2>
      <section class="card">
        <FieldForm action={action} submit="Send">
          <label class="field">
            To
            <select name="member">
              {people.map(({ customer, membershipId, devices }) => (
                <option key={membershipId} value={String(membershipId)}>
                  {`${customer.firstName || 'No name'} +91 ${groupMobile(customer.mobile)}, ${devices} ${devices === 1 ? 'device' : 'devices'}`}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            Title
            <input type="text" name="title" value="A note from the mall" />
          </label>
          <label class="field wide">
            Text
            <input type="text" name="body" value="Tap to see what is new." />
          </label>
          <label class="field">
            Deep link
            <input type="text" name="deepLink" value="/offers" />
          </label>
          <label class="field">
            Picture
            <select name="picture">
              {pictureChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {pictureNames[choice] ?? choice}
                </option>
              ))}
            </select>
          </label>
          <label class="switch">
            <input type="checkbox" name="undated" />
            Without a date
          </label>
        </FieldForm>
      </section>
    </>
  );
}
