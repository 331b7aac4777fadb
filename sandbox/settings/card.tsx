/** @jsxImportSource hono/jsx */

import { type Card, inOneWrite } from '../noun/card';
import { FormCard, Switch, TextField } from '../noun/forms';
import { type MerchantSettings, type Setting, settings } from '../noun/settings';
import { settingsOf } from '../noun/settings-of';
import { saveSettings } from './change-settings';

/** The client's own words first, so that a demo speaks them. Then one form for the switches, numbers and other texts. */
export const settingsCard: Card = {
  show: async ({ services: { db }, merchant, address }) => {
    const values = await settingsOf(db, merchant.id);
    const note = 'Shoppers see them when they next open or reload the app.';
    return (
      <>
        <FormCard title="Words and contacts" action={`${address}/words`} submit="Save" note={note}>
          {fieldsOf('word', values)}
        </FormCard>
        <FormCard title="Switches" action={`${address}/settings`} submit="Save">
          {fieldsOf('switch', values)}
          {fieldsOf('entry', values)}
        </FormCard>
      </>
    );
  },
  actions: {
    settings: inOneWrite((tx, posted) => saveSettings(tx, posted, 'switch', 'entry')),
    words: inOneWrite((tx, posted) => saveSettings(tx, posted, 'word')),
  },
};

const names = Object.keys(settings) as (keyof MerchantSettings)[]; // Object.keys forgets the keys

function fieldsOf(wanted: Setting['kind'], values: MerchantSettings) {
  return names.flatMap((name) => {
    const { kind, label, longest }: Setting = settings[name];
    if (kind !== wanted) return [];
    if (kind === 'switch') return <Switch key={name} label={label} name={name} on={values[name] === true} />;
    const value = String(values[name]);
    const wide = kind === 'entry' && value.length > 24;
    return <TextField key={name} {...{ label, name, value, wide, longest }} />;
  });
}
