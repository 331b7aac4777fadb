import { and, eq, ne } from 'drizzle-orm';
import type { Gender, MaritalStatus } from '@/contract/customer';
import { mobilePattern } from '@/lib/mobile';
import { namePattern } from '@/lib/names';
import type { Db } from '../database/db';
import { addRow, rowId, rowWith } from '../database/rows';
import type { KnownCustomer } from '../members/find-customer';
import { customers } from '../members/tables';
import { refuse } from '../noun/refusal';
import { pincodes } from '../pincodes/tables';
import { dayOf } from '../shared/calendar';

export interface ProfileForm {
  firstName: string;
  lastName: string;
  mobileNumber: string;
  email: string;
  gender: Gender;
  pincodeId: string;
  emailOptedOut?: boolean;
  /** From here on, a missing field is not changed. */
  cityId?: string;
  maritalStatus?: MaritalStatus;
  /** YYYY-MM-DD, or '' for none; so are the next two. */
  dateOfBirth?: string;
  spouseDateOfBirth?: string;
  anniversary?: string;
}

/** Stores the details of a new or known person. Refuses values that the app would not send. */
export async function saveCustomer(
  tx: Db,
  at: Date,
  form: ProfileForm,
  known: KnownCustomer | undefined,
): Promise<number> {
  checkNames(form);
  const email = form.email.toLowerCase();
  await checkEmail(tx, email, known);
  checkDates(form, dayOf(at));
  const profile = {
    ...datesOf(form, known),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email,
    gender: form.gender,
    pincodeId: await pincodeOf(tx, form),
    // A changed address is not verified until its own mail is answered.
    ...(known && known.customer.email !== email && { emailVerified: false }),
    ...(form.emailOptedOut !== undefined && { emailOptedOut: form.emailOptedOut }),
  };
  if (known) {
    await tx.update(customers).set(profile).where(eq(customers.id, known.customer.id));
    return known.customer.id;
  }
  return (await addRow(tx, customers, { ...profile, mobile: form.mobileNumber, createdAt: at })).id;
}

function checkNames({ firstName, lastName, mobileNumber }: ProfileForm): void {
  for (const name of [firstName.trim(), lastName.trim()]) {
    if (name.length > 20 || !namePattern.test(name)) refuse(102, 'Please enter valid name.');
  }
  if (!mobilePattern.test(mobileNumber)) refuse(102, 'Please enter a valid 10 digit mobile number.');
}

/** A member may not change to the address of another member. */
async function checkEmail(tx: Db, email: string, known: KnownCustomer | undefined): Promise<void> {
  if (email.length > 100 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    refuse(102, 'Please enter a valid email address.');
  }
  if (!known?.membership?.complete || known.customer.email === email) return;
  const [other] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, email), ne(customers.id, known.customer.id)));
  if (other) refuse(102, 'This email address belongs to another member.');
}

function checkDates({ dateOfBirth, spouseDateOfBirth, anniversary }: ProfileForm, today: string): void {
  if ([dateOfBirth, spouseDateOfBirth, anniversary].some((date) => date && date > today)) {
    refuse(102, 'A date cannot be in the future.');
  }
}

/** Only married people have a spouse and an anniversary. */
function datesOf(form: ProfileForm, known: KnownCustomer | undefined) {
  const { dateOfBirth, maritalStatus = known?.customer.maritalStatus ?? '' } = form;
  const isMarried = maritalStatus === 'married';
  return {
    maritalStatus,
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    spouseDateOfBirth: isMarried ? (form.spouseDateOfBirth ?? known?.customer.spouseDateOfBirth) : '',
    anniversary: isMarried ? (form.anniversary ?? known?.customer.anniversary) : '',
  };
}

async function pincodeOf(tx: Db, { pincodeId, cityId }: ProfileForm): Promise<number> {
  const pincode = await rowWith(tx, pincodes, { id: rowId(pincodeId) });
  if (!pincode) return refuse(102, 'Please select your pincode from the list.');
  if (cityId && cityId !== String(pincode.cityId)) refuse(102, 'This city does not belong to the pincode.');
  return pincode.id;
}
