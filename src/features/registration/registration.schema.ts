import * as z from 'zod/mini';
import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import { personalRules, pincodeChoice, shownEmail } from '@/components/form/personal.schema';
import type { Customer, Gender } from '@/contract/customer';
import { shownName } from '@/lib/names';

export const referralCodeLength = 20;

export interface RegistrationForm {
  firstName: string;
  lastName: string;
  email: string;
  gender: Gender;
  pincode: string;
  /** '0' until a suggestion is chosen. */
  pincodeId: string;
  emailConsent: boolean;
  referralCode: string;
}

/** The rules (docs/product/registration.md#fields). */
export function registrationSchema() {
  const texts = textsOf(registrationTexts);
  return z
    .object({
      ...personalRules(texts),
      gender: z.enum(['male', 'female', 'other'], texts.genderRequired),
      emailConsent: z.boolean(),
      referralCode: z.string().check(z.maxLength(referralCodeLength)),
    })
    .check(pincodeChoice());
}

/** An empty form, or the values of an incomplete record, with the code of whoever invited the shopper. */
export function registrationForm(customer: Customer | undefined, referralCode = ''): RegistrationForm {
  return {
    firstName: shownName(customer?.firstName ?? ''),
    lastName: shownName(customer?.lastName ?? ''),
    email: shownEmail(customer?.email ?? ''),
    gender: customer?.gender ?? '',
    pincode: customer?.pincode ?? '',
    pincodeId: customer?.pincodeId || '0',
    emailConsent: !customer?.emailOptedOut,
    referralCode,
  };
}
