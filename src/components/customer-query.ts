import { queryOptions } from '@tanstack/react-query';
import { checkCustomerData } from '@/contract/customer';
import { keptQuery } from '@/session/kept-query';
import { requireUser, withoutCustomer } from '@/session/require-user';
import { send } from '@/session/send';
import { CallError } from '@/transport/call-error';

/** What the backend knows about a mobile number. */
export const customerQuery = (mobileNumber: string) =>
  queryOptions({
    queryKey: ['customer', mobileNumber],
    queryFn: ({ signal }) => send(checkCustomerData, { mobileNumber }, { signal }),
  });

/**
 * The record of the customer who is logged in. If the backend does not know the number, the customer is logged out
 * (docs/product/profile.md#whose-profile).
 */
export const ownCustomerQuery = () =>
  queryOptions({
    queryKey: ['own-customer'],
    queryFn: async ({ signal }) => {
      const { mobileNumber } = requireUser(checkCustomerData.path);
      const { customer } = await send(checkCustomerData, { mobileNumber }, { signal });
      if (customer === null) withoutCustomer(checkCustomerData.path);
      if (!customer) throw new CallError({ kind: 'malformed' }, checkCustomerData.path);
      return { ...customer, mobileNumber: customer.mobileNumber || mobileNumber };
    },
    ...keptQuery,
  });
