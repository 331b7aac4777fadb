/** @jsxImportSource hono/jsx */
import type { MerchantSettings } from '../db/settings';
import { settingsLabels } from './settings-labels';

const settingNames = Object.keys(settingsLabels) as (keyof MerchantSettings)[]; // Object.keys forgets the keys

/** One form for all settings of a mall: switches first, then numbers and texts. */
export function SettingsCard({ action, settings }: { action: string; settings: MerchantSettings }) {
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
