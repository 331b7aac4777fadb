import * as z from 'zod/mini';
import { textsOf } from '@/brand/texts/define-texts';
import { profileTexts } from '@/brand/texts/profile';
import { personalRules, pincodeChoice, shownEmail } from '@/components/form/personal.schema';
import {
  type Customer,
  type Gender,
  genders,
  type MaritalStatus,
  maritalStatuses,
} from '@/contract/customer';
import { mobileDigits, mobilePattern } from '@/lib/mobile';
import { sentName, shownName } from '@/lib/names';
import { today } from '@/lib/today';
import { shownDate, typedDate } from '@/lib/typed-date';

/** Characters of the mobile field. */
export const mobileLength = 13;

/** Nobody who shops was born, or married, before this day. */
export const firstDay = '1900-01-01';

export interface ProfileForm {
  firstName: string;
  lastName: string;
  /** Shown, never changed. */
  mobileNumber: string;
  email: string;
  gender: Gender;
  maritalStatus: MaritalStatus;
  /** As typed: 'DD - MMM - YYYY'; so are the next two. */
  dateOfBirth: string;
  spouseDateOfBirth: string;
  anniversary: string;
  pincode: string;
  /** '0' until a suggestion is chosen. */
  pincodeId: string;
}

/** Fields that depend on each other. The rest of a record may change elsewhere meanwhile. */
export const profileParts = [
  ['pincode', 'pincodeId'],
  ['maritalStatus', 'spouseDateOfBirth', 'anniversary'],
] as const;

/** The rules (docs/product/profile.md#the-form), with messages that depend on the brand: built when first used. */
export function profileSchema() {
  const texts = textsOf(profileTexts);
  const date = z.string().check(
    z.check((context) => {
      const message = dateMistake(context.value);
      if (message) context.issues.push({ code: 'custom', input: context.value, message });
    }),
  );
  return z
    .object({
      ...personalRules(texts),
      mobileNumber: z.string().check(z.regex(mobilePattern, texts.invalidMobile)),
      gender: z.enum(genders),
      maritalStatus: z.enum(maritalStatuses),
      dateOfBirth: date,
      spouseDateOfBirth: date,
      anniversary: date,
    })
    .check(pincodeChoice());
}

/** A date may be left out. */
function dateMistake(typed: string): string | undefined {
  const texts = textsOf(profileTexts);
  if (typed.trim() === '') return undefined;
  const date = typedDate(typed);
  if (!date || date < firstDay) return texts.invalidDate;
  return date > today() ? texts.futureDate : undefined;
}

/** A record as its fields take it. */
export function profileForm(customer: Customer): ProfileForm {
  const { gender, maritalStatus, pincode } = customer;
  return {
    firstName: shownName(customer.firstName),
    lastName: shownName(customer.lastName),
    mobileNumber: mobileDigits(customer.mobileNumber),
    email: shownEmail(customer.email),
    gender,
    maritalStatus,
    pincode,
    dateOfBirth: shownDate(customer.dateOfBirth, 'dashes'),
    ...(maritalStatus === 'married'
      ? {
          spouseDateOfBirth: shownDate(customer.spouseDateOfBirth, 'dashes'),
          anniversary: shownDate(customer.anniversary, 'dashes'),
        }
      : notMarried),
    pincodeId: customer.pincodeId || '0',
  };
}

/** The dates of somebody who is not married. */
export const notMarried = { spouseDateOfBirth: '', anniversary: '' } as const;

/** A valid form as a record has it: dates as YYYY-MM-DD, and names tidy. `stored` is the record as the backend has it. */
export function profileOf(form: ProfileForm, stored: Customer) {
  return {
    ...form,
    firstName: sentName(form.firstName, stored.firstName),
    lastName: sentName(form.lastName, stored.lastName),
    dateOfBirth: typedDate(form.dateOfBirth) ?? '',
    spouseDateOfBirth: typedDate(form.spouseDateOfBirth) ?? '',
    anniversary: typedDate(form.anniversary) ?? '',
  };
}
