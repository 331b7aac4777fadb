import type { Customer } from '@/contract/customer';
import { rowWith } from '../database/rows';
import { startSession } from '../login/tokens';
import { customerOfMobile, type KnownCustomer } from '../members/find-customer';
import { merchantDetailsFor } from '../merchants/merchant-details';
import type { Handlers } from '../noun/handler';
import { placesOf } from '../pincodes/handlers';
import { pincodes } from '../pincodes/tables';
import { register } from './registration';

export const profileHandlers = {
  /** Strangers get only the name, for the booking form. The owner of the number gets everything. */
  async checkCustomerData({ mobileNumber }, context) {
    const { db, merchant, settings, customer: asking } = context;
    const known = await customerOfMobile(db, merchant.id, mobileNumber);
    if (!known || settings.emptyCustomer) return { registrationComplete: false, customer: null };
    const owner = asking?.customerId === known.customer.id;
    const pincode = await rowWith(db, pincodes, { id: known.customer.pincodeId ?? 0 });
    return {
      registrationComplete: owner && (known.membership?.complete ?? false),
      customer: owner ? ownRecord(known, pincode) : nameOnly(known.customer),
    };
  },

  async registerCustomer(form, context) {
    const { db, write, merchant, now } = context;
    const { customerId } = await register(context, form);
    const { access, refresh } = await write((tx) =>
      startSession(tx, now(), { customerId, merchantId: merchant.id }),
    );
    const known = await customerOfMobile(db, merchant.id, form.mobileNumber);
    return {
      merchant: known && (await merchantDetailsFor(db, context, known)),
      token: { access, refresh },
    };
  },

  async profileUpdate(form, context) {
    await register(context, form);
  },
} satisfies Partial<Handlers>;

function nameOnly({ firstName, lastName }: KnownCustomer['customer']): Customer {
  return {
    firstName,
    lastName,
    customerId: '',
    mobileNumber: '',
    email: '',
    gender: '',
    pincode: '',
    pincodeId: '',
    status: '',
    city: nowhere,
    state: nowhere,
    country: nowhere,
    maritalStatus: '',
    dateOfBirth: '',
    spouseDateOfBirth: '',
    anniversary: '',
    emailVerified: false,
    emailOptedOut: false,
  };
}

const nowhere = { id: '', name: '' };

function ownRecord(known: KnownCustomer, pincode: typeof pincodes.$inferSelect | undefined): Customer {
  const { id, mobile, pincodeId: _, ...own } = known.customer;
  return {
    ...nameOnly(known.customer),
    ...own,
    customerId: String(id),
    mobileNumber: mobile,
    status: known.membership?.status ?? '1',
    ...(pincode && { pincode: pincode.code, pincodeId: String(pincode.id), ...placesOf(pincode) }),
  };
}
