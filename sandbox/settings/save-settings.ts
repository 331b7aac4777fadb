import type { Db } from '../database/db';
import { type Form, numberFrom, textFrom } from '../noun/form';
import type { MerchantSettings } from '../noun/settings';
import { settingsOf } from '../noun/settings-of';
import { changeSettings } from './change-settings';
import { boundsOf } from './settings-labels';

/** The longest message to shoppers, in characters. */
const longestText = 500;

/** Reads every setting from the form, by the type of its current value. A missing switch is off. */
export async function saveSettings(tx: Db, merchantId: string, form: Form): Promise<void> {
  const current = await settingsOf(tx, merchantId);
  const changes = Object.entries(current).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, form.has(name)];
    const entered = form.get(name) ?? String(value);
    if (typeof value === 'number') return [name, numberFrom(name, entered, boundsOf(name))];
    return [name, textFrom(name, entered, longestText)];
  });
  await changeSettings(tx, merchantId, Object.fromEntries(changes) as MerchantSettings); // same keys, same types
}
