import { formatPoints } from '@/lib/points';
import { defaultCurrency, defaultPointsUnit } from './stored-user';
import { readStored } from './stored-values';

/** The short name of the merchant's points. */
export function pointsUnit(): string {
  return readStored('pointShortName') ?? defaultPointsUnit;
}

/** The sign of the merchant's currency. */
export function currencySign(): string {
  return readStored('currencyCode') ?? defaultCurrency;
}

/** An amount of the merchant's currency as text. */
export function money(amount: number): string {
  return `${currencySign()}${formatPoints(amount)}`;
}

/** A voucher value as money; a text that is no number stays as it is. */
export function voucherMoney(value: string): string {
  const amount = Number(value);
  return value.trim() !== '' && Number.isFinite(amount) ? money(amount) : value;
}
