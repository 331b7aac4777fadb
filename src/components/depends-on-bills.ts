import type { Query } from '@tanstack/react-query';

/** Whether a bill that is taken or deleted makes a query's answer old. */
export function dependsOnBills({ meta }: Pick<Query, 'meta'>): boolean {
  return meta?.dependsOnBills === true;
}
