import { defineTexts } from './define-texts';

/** Order confirmation and order details: docs/product/orders.md. */
export const orderTexts = defineTexts('orders', {
  summaryTitle: 'Order Summary',
  detailsTitle: 'Order Details',
  placed: 'Order Placed Successfully!',
  reference: 'Order Reference #',
  order: 'Order',
  orderDate: 'Order date',
  orderAmount: 'Order amount',
  pointsRedeemed: 'Points redeemed',
  items: 'Items',
  voucherValue: 'Voucher Value',
  quantity: 'Quantity',
  rewardLocation: 'Reward Location',
  expiryDate: 'Expires on {date}',
  delivered: 'Delivered',
  voucherCode: 'Voucher Code',
  voucherPin: 'Voucher Pin',
  voucherCopied: 'Voucher copied to clipboard',
  pinCopied: 'Voucher Pin copied to clipboard',
  totalRedeemed: 'Total Redeemed',
  newBalance: 'Your New Balance',
  viewTransactions: 'VIEW TRANSACTIONS',
  noRecord: 'No record found.',
  nothingToShow: 'There is nothing to show for this order.',
  notFound: 'Could not find order.',
});
