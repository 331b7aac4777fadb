/** @jsxImportSource hono/jsx */

import type { Card } from '../operator/card';
import { settingsOf } from './change-settings';
import { saveSettings } from './save-settings';
import type { MerchantSettings } from './settings';
import { settingsLabels } from './settings-labels';

const settingNames = Object.keys(settingsLabels) as (keyof MerchantSettings)[]; // Object.keys forgets the keys

/** One form for all settings of a mall: first the switches, then numbers and texts. */
export const settingsCard: Card = {
  show: async ({ services: { db }, merchant, address }) => (
    <Settings action={`${address}/settings`} settings={await settingsOf(db, merchant.id)} />
  ),
  actions: {
    settings: ({ services: { write }, merchantId, form }) =>
      write((tx) => saveSettings(tx, merchantId, form)),
  },
};

function Settings({ action, settings }: { action: string; settings: MerchantSettings }) {
  const switches = settingNames.filter((name) => typeof settings[name] === 'boolean');
  const others = settingNames.filter((name) => typeof settings[name] !== 'boolean');
  return (
    <section class="card">
      <h2 style="margin-top:0">Switches</h2>
      <form method="post" action={action}>
        <div class="fields">
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
        </div>
        <div class="actions">
          <button class="main" type="submit">
            Save
          </button>
        </div>
      </form>
    </section>
  );
}
