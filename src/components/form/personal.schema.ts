import * as z from 'zod/mini';
import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import { cleanText } from '@/lib/clean-text';
import { asciiDigits } from '@/lib/digits';
import { namePattern } from '@/lib/names';
import { filled, textWith } from './text-rules';

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
    textWith(filled(required), [(value) => namePattern.test(cleanText(value)), texts.invalidName]);
  return {
    firstName: name(texts.firstNameRequired),
    lastName: name(texts.lastNameRequired),
    email: textWith(
      [(value) => value !== '', emailRequired],
      [(value) => emailPattern.test(normaliseEmail(value)), texts.invalidEmail],
    ),
    pincode: textWith([(value) => value !== '', texts.pincodeRequired], [/^\d*$/, pincodeNumeric]),
    pincodeId: z.string(),
  };
}

/** The rule about pincode and id together, which stands beside the pincode. It does not wait for other fields. */
export function pincodeChoice() {
  return z.refine<{ pincode: string; pincodeId: string }>(
    // Empty or not numeric, it has a sentence of its own.
    (values) => !/^\d+$/.test(values.pincode) || isPincodeChosen(values),
    { error: textsOf(registrationTexts).pincodeUnchosen, path: ['pincode'], when: () => true },
  );
}

/** Whether the pincode is complete and was chosen from the suggestions, so that its id is known. */
export function isPincodeChosen({ pincode, pincodeId }: { pincode: string; pincodeId: string }): boolean {
  return pincodeId !== '' && pincodeId !== '0' && pincode.length >= pincodeLength;
}

/** A pincode as its field takes it: people write 400 001. Other signs stay, so that the shopper sees what is wrong. */
export function normalisePincode(text: string): string {
  return asciiDigits(cleanText(text)).replace(/(\d)\s+(?=\d)/g, '$1');
}

/** An email address as its field takes it: clean, and as below. */
export function normaliseEmail(text: string): string {
  return shownEmail(cleanText(text));
}

/** A stored email address as its field shows it: in small letters, without spaces around it. */
export function shownEmail(text: string): string {
  return text.trim().toLowerCase();
}

const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/;
