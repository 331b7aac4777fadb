/** @jsxImportSource hono/jsx */

import type { Card } from '../noun/card';
import { FieldForm } from '../noun/forms';
import type { MerchantSettings } from '../noun/settings';
import { settingsOf } from '../noun/settings-of';
import { saveSettings } from './save-settings';
import { settingsLabels } from './settings-labels';
import { mallWords, saveWords } from './words';

const settingNames = Object.keys(settingsLabels) as (keyof typeof settingsLabels)[]; // Object.keys forgets the keys

const wordNames = Object.keys(mallWords) as (keyof typeof mallWords)[]; // the same

/** The client's own words first, so that a demo speaks them. Then one form for the switches, numbers and other texts. */
export const settingsCard: Card = {
  show: async ({ services: { db }, merchant, address }) => {
    const settings = await settingsOf(db, merchant.id);
    return (
      <>
        <Words action={`${address}/words`} settings={settings} />
        <Settings action={`${address}/settings`} settings={settings} />
      </>
    );
  },
  actions: {
    settings: ({ services: { write }, merchantId, form }) =>
      write((tx) => saveSettings(tx, merchantId, form)),
    words: ({ services: { write }, merchantId, form }) => write((tx) => saveWords(tx, merchantId, form)),
  },
};

function Words({ action, settings }: { action: string; settings: MerchantSettings }) {
  return (
    <section class="card" style="margin-bottom:16px">
      <h2 style="margin-top:0">Words and contacts</h2>
      <FieldForm
        action={action}
        submit="Save"
        note="Shoppers see them when they next open or reload the app."
      >
        {wordNames.map((name) => {
          const [label, longest] = mallWords[name];
          return (
            <label class="field" key={name}>
              {label}
              <input type="text" name={name} value={settings[name]} maxlength={longest} />
            </label>
          );
        })}
      </FieldForm>
    </section>
  );
}

function Settings({ action, settings }: { action: string; settings: MerchantSettings }) {
  const switches = settingNames.filter((name) => typeof settings[name] === 'boolean');
  const others = settingNames.filter((name) => typeof settings[name] !== 'boolean');
  return (
    <section class="card">
      <h2 style="margin-top:0">Switches</h2>
      <FieldForm action={action} submit="Save">
        {switches.map((name) => (
          <label class="switch" key={name}>
            <input type="checkbox" name={name} checked={settings[name] === true} />
            {settingsLabels[name]}
          </label>
        ))}
        {others.map((name) => (
          <label class={String(settings[name]).length > 24 ? 'field wide' : 'field'} key={name}>
            {settingsLabels[name]}
            <input type="text" name={name} value={String(settings[name])} />
          </label>
        ))}
      </FieldForm>
    </section>
  );
}
