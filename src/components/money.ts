import { formatMoney } from '@/lib/points';
import { defaultCurrency } from '@/session/stored-user';
import { readStored } from '@/session/stored-values';

/** An amount as text, with the sign of the merchant's currency. */
export function money(amount: number): string {
  return formatMoney(amount, currencySign());
}

/** A voucher value as money. A text that is not a number stays unchanged. */
export function voucherMoney(value: string): string {
  const amount = Number(value);
  return value.trim() !== '' && Number.isFinite(amount) ? money(amount) : value;
}

/** The sign of the merchant's currency, as stored at login. */
export function currencySign(): string {
  return readStored('currencyCode') ?? defaultCurrency;
}
