import { asc, eq, like } from 'drizzle-orm';
import type { Customer } from '@/contract/customer';
import { startSession } from '../auth/tokens';
import { pincodes } from '../db/schema';
import type { Handlers } from '../handler';
import { refuse } from '../refusal';
import { register } from '../registration';
import { merchantDetailsFor, type Standing, standingOfMobile } from '../standing';

const country = { id: '91', name: 'India' };

export const customerHandlers = {
  async getPincode({ pincode }, { db }) {
    if (!/^\d{3,6}$/.test(pincode)) refuse(102, 'Please enter at least 3 digits of your pincode.');
    const rows = await db
      .select()
      .from(pincodes)
      .where(like(pincodes.code, `${pincode}%`))
      .orderBy(asc(pincodes.code));
    if (rows.length === 0) refuse(102, 'No pincode found');
    return rows.map(({ id, code }) => ({ id: String(id), pincode: code }));
  },

  async getPincodeStateCity({ pincode }, { db }) {
    const [row] = await db.select().from(pincodes).where(eq(pincodes.code, pincode));
    if (!row) return refuse(102, 'No pincode found');
    return {
      cityId: String(row.cityId),
      cityName: row.city,
      stateId: String(row.stateId),
      stateName: row.state,
      countryId: country.id,
      countryName: country.name,
    };
  },

  /** Strangers learn the name that a booking form fills in, and nothing more; the owner of the number learns all. */
  async checkCustomerData({ mobileNumber }, context) {
    const { db, merchant, customer: asking } = context;
    const standing = await standingOfMobile(db, merchant.id, mobileNumber);
    if (!standing) return { registrationComplete: false };
    const owner = asking?.customerId === standing.customer.id;
    const [pincode] = await db
      .select()
      .from(pincodes)
      .where(eq(pincodes.id, standing.customer.pincodeId ?? 0));
    return {
      registrationComplete: standing.membership?.complete ?? false,
      customer: owner ? ownRecord(standing, pincode) : publicRecord(standing),
    };
  },

  async registerCustomer(form, context) {
    const { db, write, merchant, now } = context;
    const { customerId } = await register(context, form);
    const { access, refresh } = await write((tx) =>
      startSession(tx, now(), { customerId, merchantId: merchant.id }),
    );
    const standing = await standingOfMobile(db, merchant.id, form.mobileNumber);
    return {
      merchant: standing && (await merchantDetailsFor(db, context, standing)),
      token: { access, refresh },
    };
  },

  async profileUpdate(form, context) {
    await register(context, form);
    return undefined;
  },
} satisfies Pick<
  Handlers,
  'getPincode' | 'getPincodeStateCity' | 'checkCustomerData' | 'registerCustomer' | 'profileUpdate'
>;

function publicRecord({ customer, membership }: Standing): Customer {
  return {
    customerId: String(customer.id),
    firstName: customer.firstName,
    lastName: customer.lastName,
    mobileNumber: customer.mobile,
    email: '',
    gender: '',
    pincode: '',
    pincodeId: '',
    status: membership?.status ?? '1',
    emailOptedOut: false,
  };
}

function ownRecord(standing: Standing, pincode: typeof pincodes.$inferSelect | undefined): Customer {
  const { email, gender, emailOptedOut } = standing.customer;
  return {
    ...publicRecord(standing),
    email,
    gender,
    pincode: pincode?.code ?? '',
    pincodeId: pincode ? String(pincode.id) : '',
    emailOptedOut,
  };
}
