import * as z from 'zod/mini';
import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import { namePattern } from '@/lib/names';

/**
 * The fields that registration and profile share (docs/product/registration.md#fields). The fields hold typing to their
 * lengths; the rules do not, because a record's longer name or address stays whole while nobody touches it.
 */
export const nameLength = 20;
export const emailLength = 100;
export const pincodeLength = 6;
export const pincodeLookupLength = 3;

/** The sentences in which the two forms differ. */
interface OwnWords {
  emailRequired: string;
  pincodeNumeric: string;
}

/** The rules of the shared fields. They are built at their first use, because their messages depend on the brand. */
export function personalRules({ emailRequired, pincodeNumeric }: OwnWords) {
  const texts = textsOf(registrationTexts);
  const name = (required: string) =>
    z.string().check(
      z.refine((value) => value.trim() !== '', { error: required, abort: true }),
      z.regex(namePattern, texts.invalidName),
    );
  return {
    firstName: name(texts.firstNameRequired),
    lastName: name(texts.lastNameRequired),
    email: z.string().check(
      z.refine((value) => value !== '', { error: emailRequired, abort: true }),
      z.regex(emailPattern, texts.invalidEmail),
    ),
    pincode: z.string().check(
      z.refine((value) => value !== '', { error: texts.pincodeRequired, abort: true }),
      z.regex(/^\d*$/, pincodeNumeric),
    ),
    pincodeId: z.string(),
  };
}

/**
 * The fields with the rule about pincode and id together, which stands beside the pincode. It is an intersection,
 * because zod leaves a rule of a whole object out while any field is empty.
 */
export function withPincodeChoice<Fields extends z.ZodMiniType>(fields: Fields) {
  const chosen = z.object({ pincode: z.string(), pincodeId: z.string() }).check(
    z.refine(
      // Empty or not numeric, it has a sentence of its own.
      (values) => !/^\d+$/.test(values.pincode) || isPincodeChosen(values),
      { error: textsOf(registrationTexts).pincodeUnchosen, path: ['pincode'] },
    ),
  );
  return z.intersection(fields, chosen);
}

/** Whether the pincode is complete and was chosen from the suggestions, so that its id is known. */
export function isPincodeChosen({ pincode, pincodeId }: { pincode: string; pincodeId: string }): boolean {
  return pincodeId !== '' && pincodeId !== '0' && pincode.length >= pincodeLength;
}

/** An email address as its field takes it: in small letters, without spaces around it. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/;
