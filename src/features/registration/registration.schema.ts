import * as z from 'zod/mini';
import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import type { Gender } from '@/contract/customer';
import { namePattern } from '@/lib/names';

export const nameLength = 20;
export const emailLength = 100;
export const pincodeLength = 6;
export const pincodeLookupLength = 3;
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

/**
 * The rules (docs/product/registration.md#fields) with their messages, which depend on the brand: built when first
 * used.
 */
export function registrationSchema() {
  const texts = textsOf(registrationTexts);
  const name = (required: string) =>
    z.string().check(
      z.refine((value) => value.trim() !== '', { error: required, abort: true }),
      z.maxLength(nameLength, texts.invalidName),
      z.regex(namePattern, texts.invalidName),
    );
  return z.object({
    firstName: name(texts.firstNameRequired),
    lastName: name(texts.lastNameRequired),
    email: z.string().check(
      z.refine((value) => value !== '', { error: texts.emailRequired, abort: true }),
      z.maxLength(emailLength, texts.invalidEmail),
      z.regex(emailPattern, texts.invalidEmail),
    ),
    // An unset gender or pincode keeps SUBMIT disabled; there is no sentence for it.
    gender: z.enum(['male', 'female', 'other'], ''),
    pincode: z.string().check(
      z.refine((value) => value !== '', { error: texts.pincodeRequired, abort: true }),
      z.regex(/^\d*$/, texts.pincodeNumeric),
    ),
    pincodeId: z.string(),
    emailConsent: z.boolean(),
    referralCode: z.string().check(z.maxLength(referralCodeLength)),
  });
}

/** All fields filled and none in error; the pincode chosen from the suggestions (id non-zero, length over 5). */
export function isSubmittable(form: RegistrationForm): boolean {
  return (
    z.safeParse(registrationSchema(), form).success &&
    form.pincodeId !== '0' &&
    form.pincode.length >= pincodeLength
  );
}

const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/;
