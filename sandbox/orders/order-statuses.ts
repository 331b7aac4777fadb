/** All status texts that the app knows, and one that it does not know (docs/product/orders.md#status-of-an-item). */
export const orderStatuses = [
  'Ordered',
  'Kept Aside',
  'Partially(D/R/C)',
  'Collected',
  'Delivered',
  'Delivered/Collected',
  'Cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
