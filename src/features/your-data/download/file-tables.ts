import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { downloadTexts } from '@/brand/texts/download';
import { profileTexts } from '@/brand/texts/profile';
import { registrationTexts } from '@/brand/texts/registration';
import type { Customer } from '@/contract/customer';
import type { PointTransaction } from '@/contract/transactions';
import { formatDate } from '@/lib/dates';
import { formatPoints } from '@/lib/points';
import type { OwnData } from './own-data';

/** A table with its heading. Without a head, each row is a name and its value. */
export interface FileTable {
  title: string;
  head?: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The name of a column, and what stands in it. */
type Column<Row> = readonly [name: string, cell: (row: Row) => string];

/** The data as tables for people, without the parts that could not be read. */
export function fileTables(data: OwnData): FileTable[] {
  const texts = textsOf(downloadTexts);
  const { profile, membership, points, archive, bills, vouchers, orders, notifications } = data;
  const items = orders?.flatMap((order) => order.items.map((item) => ({ ...item, order })));
  const pointColumns: Column<PointTransaction>[] = [
    [texts.date, ({ date }) => day(date)],
    [texts.what, (row) => inLine(...row.brands.map(({ name }) => name), row.reason, row.billNumber)],
    [texts.points, (row) => `${row.kind === '2' ? '− ' : ''}${figure(row.points)}`],
    [texts.until, ({ expiryDate }) => day(expiryDate)],
  ];
  return [
    profile && profileTable(profile),
    membership && membershipTable(membership),
    table(texts.points, points?.history, pointColumns),
    table(texts.expiring, points?.expiring, pointColumns),
    table(texts.expired, points?.expired, pointColumns),
    table(texts.archive, archive, pointColumns),
    table(texts.bills, bills, [
      [texts.date, ({ billDate }) => day(billDate)],
      [texts.what, ({ brandName, locationName }) => inLine(brandName, locationName)],
      [texts.number, ({ billNumber }) => billNumber],
      [texts.amount, ({ billAmount }) => figure(billAmount)],
      [texts.points, (bill) => figure(bill.points)],
      [texts.status, ({ status, reason }) => inLine(status, reason)],
      [texts.pictures, ({ images }) => images.join('\n')],
    ]),
    table(texts.vouchers, vouchers, [
      [texts.date, ({ orderDate }) => day(orderDate)],
      [texts.what, ({ brandName }) => brandName],
      [texts.until, ({ expiryDate }) => day(expiryDate)],
      [texts.code, ({ code }) => code],
      [texts.pin, ({ pin }) => pin],
    ]),
    table(texts.orders, items, [
      [texts.date, ({ order }) => day(order.orderDate)],
      [texts.number, ({ order }) => order.id],
      [texts.what, (item) => inLine(item.brandName, item.subProductName, item.locationName)],
      [texts.quantity, ({ quantity }) => figure(quantity)],
      [texts.points, ({ specialPrice, sellingPrice }) => figure(specialPrice ?? sellingPrice)],
      [texts.status, ({ statusText }) => statusText],
      [texts.code, (item) => item.vouchers.map(({ code, pin }) => inLine(code, pin)).join('\n')],
    ]),
    table(texts.notifications, notifications, [
      [texts.date, ({ createdAt }) => createdAt],
      [texts.what, ({ title, body }) => inLine(title, body)],
    ]),
  ].filter((each) => each !== undefined);
}

/** Undefined without rows: the part could not be read. */
function table<Row>(
  title: string,
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
): FileTable | undefined {
  if (!rows) return undefined;
  return {
    title,
    head: columns.map(([name]) => name),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  };
}

/** Who the customer is. */
function profileTable(customer: Customer): FileTable {
  const texts = textsOf(downloadTexts);
  const names = textsOf(registrationTexts);
  const more = textsOf(profileTexts);
  const { yes, no } = textsOf(commonTexts);
  const { gender, maritalStatus } = customer;
  return {
    title: texts.profile,
    rows: known([
      [names.firstName, customer.firstName],
      [names.lastName, customer.lastName],
      [names.mobileNumber, customer.mobileNumber],
      [names.email, customer.email],
      [names.gender, gender && names[gender]],
      [more.dateOfBirth, day(customer.dateOfBirth)],
      [more.maritalStatus, maritalStatus && more[maritalStatus]],
      [more.spouseDateOfBirth, day(customer.spouseDateOfBirth)],
      [more.anniversary, day(customer.anniversary)],
      [names.pincode, customer.pincode],
      [more.city, customer.city.name],
      [more.state, customer.state.name],
      [more.country, customer.country.name],
      [texts.emailConsent, customer.emailOptedOut ? no : yes],
    ]),
  };
}

/** The card. */
function membershipTable(card: NonNullable<OwnData['membership']>): FileTable {
  const texts = textsOf(downloadTexts);
  return {
    title: texts.membership,
    rows: known([
      [texts.card, card.membershipId],
      [texts.name, card.holderName],
      [texts.tier, card.currentTierName],
      [texts.balance, figure(card.balance)],
    ]),
  };
}

/** Rows with a value. */
function known(rows: readonly (readonly [name: string, value: string])[]) {
  return rows.filter(([, value]) => value !== '');
}

/** A day in words. A date that nobody can read stays as it came. */
function day(date: string): string {
  return formatDate(date, 'long') || date;
}

/** Points or an amount; '' where there is none. */
function figure(value: number | undefined): string {
  return value === undefined ? '' : formatPoints(value);
}

/** What there is of these, in one line. */
function inLine(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(', ');
}
