/** @jsxImportSource hono/jsx */
import { groupMobile } from '@/lib/mobile';
import type { Card } from '../noun/card';
import { Choice, FormCard, Switch, TextField } from '../noun/forms';
import { addressees, pictureChoices, sendNotification } from './send-push';

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
