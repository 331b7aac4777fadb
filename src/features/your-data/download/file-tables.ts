import { textsOf } from '@/brand/texts/define-texts';
import { downloadTexts } from '@/brand/texts/download';
import type { PointTransaction } from '@/contract/transactions';
import { type FileTable, membershipTable, profileTable } from './file-person';
import { day, figure, inLine } from './file-words';
import type { Order, OwnData } from './own-data';

/** The data as tables for people, without the parts that could not be read. */
export function fileTables(data: OwnData): FileTable[] {
  const texts = textsOf(downloadTexts);
  const { points } = data;
  return [
    data.profile && profileTable(data.profile),
    data.membership && membershipTable(data.membership),
    points && pointTable(texts.points, points.history),
    points && pointTable(texts.expiring, points.expiring),
    points && pointTable(texts.expired, points.expired),
    data.archive && pointTable(texts.archive, data.archive),
    data.bills && billTable(data.bills),
    data.vouchers && voucherTable(data.vouchers),
    data.orders && orderTable(data.orders),
    data.notifications && notificationTable(data.notifications),
  ].filter((table) => table !== undefined);
}

function pointTable(title: string, rows: readonly PointTransaction[]): FileTable {
  const texts = textsOf(downloadTexts);
  return {
    title,
    head: [texts.date, texts.what, texts.points, texts.until],
    rows: rows.map(({ date, kind, points, expiryDate, brands, reason, billNumber }) => [
      day(date),
      inLine(...brands.map(({ name }) => name), reason, billNumber),
      `${kind === '2' ? '− ' : ''}${figure(points)}`,
      day(expiryDate),
    ]),
  };
}

function billTable(bills: NonNullable<OwnData['bills']>): FileTable {
  const texts = textsOf(downloadTexts);
  const { date, what, number, amount, points, status, pictures } = texts;
  return {
    title: texts.bills,
    head: [date, what, number, amount, points, status, pictures],
    rows: bills.map((bill) => [
      day(bill.billDate),
      inLine(bill.brandName, bill.locationName),
      bill.billNumber,
      figure(bill.billAmount),
      figure(bill.points),
      inLine(bill.status, bill.reason),
      bill.images.join('\n'),
    ]),
  };
}

function voucherTable(vouchers: NonNullable<OwnData['vouchers']>): FileTable {
  const texts = textsOf(downloadTexts);
  return {
    title: texts.vouchers,
    head: [texts.date, texts.what, texts.until, texts.code, texts.pin],
    rows: vouchers.map(({ orderDate, brandName, expiryDate, code, pin }) => [
      day(orderDate),
      brandName,
      day(expiryDate),
      code,
      pin,
    ]),
  };
}

function orderTable(orders: readonly Order[]): FileTable {
  const texts = textsOf(downloadTexts);
  const { date, number, what, quantity, points, status, code } = texts;
  return {
    title: texts.orders,
    head: [date, number, what, quantity, points, status, code],
    rows: orders.flatMap(({ id, orderDate, items }) =>
      items.map((item) => [
        day(orderDate),
        id,
        inLine(item.brandName, item.subProductName, item.locationName),
        figure(item.quantity),
        figure(item.specialPrice ?? item.sellingPrice),
        item.statusText,
        item.vouchers.map((voucher) => inLine(voucher.code, voucher.pin)).join('\n'),
      ]),
    ),
  };
}

function notificationTable(notifications: NonNullable<OwnData['notifications']>): FileTable {
  const texts = textsOf(downloadTexts);
  return {
    title: texts.notifications,
    head: [texts.date, texts.what],
    rows: notifications.map(({ createdAt, title, body }) => [createdAt, inLine(title, body)]),
  };
}
