import { defineTexts } from './define-texts';

/** Card and vouchers for the scanner at the till: docs/product/membership.md#the-card-at-the-till. */
export const tillTexts = defineTexts('till', {
  showCard: 'Show card',
  showCode: 'Show code',
  myCard: 'My card',
  voucherCode: 'Voucher code',
  noNumber: 'Your card has no number yet.',
  offlineAsOf: 'Offline. As of {time}, {date}.',
  brightness: 'If the scanner cannot read the code, turn up the brightness of your screen.',
  unreadable: 'This code is too long for this screen. Read out the number instead.',
});
