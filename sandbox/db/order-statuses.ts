/** The status texts of part 1 §4, and one of no known group. */
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
