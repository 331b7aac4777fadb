import * as z from 'zod/mini';
import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import { personalRules, pincodeChoice } from '@/components/form/personal.schema';
import type { Gender } from '@/contract/customer';

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
