import * as z from 'zod/mini';
import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import { isPincodeChosen, personalRules } from '@/components/form/personal.schema';
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
  return z.object({
    ...personalRules(textsOf(registrationTexts)),
    // Without a gender or pincode, SUBMIT is disabled. There is no message for it.
    gender: z.enum(['male', 'female', 'other'], ''),
    emailConsent: z.boolean(),
    referralCode: z.string().check(z.maxLength(referralCodeLength)),
  });
}

/** All fields are filled in without errors, and the pincode is chosen from the suggestions. */
export function isSubmittable(form: RegistrationForm): boolean {
  return z.safeParse(registrationSchema(), form).success && isPincodeChosen(form);
}
