import type { Db } from '../database/db';
import { type Form, textFrom } from '../noun/form';
import type { MerchantSettings } from '../noun/settings';
import { changeSettings } from './change-settings';

/** The settings that a client words for itself: their labels on the operator page, and the longest value. */
export const mallWords = {
  pointsName: ['Name of the points (points_unit_name)', 30],
  pointsShortName: ['Its short form (points_unit_short_name)', 10],
  currencyCode: ['Currency (loyalty_currency_code)', 5],
  supportPhone: ['Telephone of every location; empty: the sample ones', 60],
  supportEmail: ['E-mail of every location; empty: the sample ones', 100],
  whatsappNumber: ['WhatsApp number', 30],
} as const satisfies Partial<Record<keyof MerchantSettings, readonly [label: string, longest: number]>>;

/** Saves the words of a form. The switches stay as they are. */
export async function saveWords(tx: Db, merchantId: string, form: Form): Promise<void> {
  const changes = Object.entries(mallWords).flatMap(([name, [label, longest]]) => {
    const entered = form.get(name);
    return entered === null ? [] : [[name, textFrom(label, entered, longest)] as const];
  });
  await changeSettings(tx, merchantId, Object.fromEntries(changes));
}
