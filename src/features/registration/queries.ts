import type { Write } from '@/components/use-write';
import { type Customer, profileUpdate, registerCustomer } from '@/contract/customer';
import { getMerchantDetails } from '@/contract/merchant';
import { type Tokens, tokensOf } from '@/contract/tokens';
import { sentName } from '@/lib/names';
import { send } from '@/session/send';
import { noteStep } from '@/session/steps';
import { type SignedIn, signedInOf } from '@/session/stored-user';
import { CallError, refusalOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { showToast } from '@/ui/feedback/show-toast';
import type { RegistrationForm } from './registration.schema';

interface Registration {
  form: RegistrationForm;
  mobileNumber: string;
  /** The record to complete; undefined for somebody new. */
  customer: Customer | undefined;
}

export interface Registered {
  /** Undefined if the backend does not say. */
  customerId: string | undefined;
  /** The session. Undefined if loyalty details are missing. */
  signedIn: SignedIn | undefined;
  /** The tokens of a new customer. A known customer has them from the login. */
  tokens?: Tokens | undefined;
}

/** Registers a new customer, or completes a record. */
export const registrationWrite: Write<Registration, Registered> = {
  send: ({ customer, ...registration }) =>
    customer ? complete(registration, customer) : register(registration),
  keep: () => noteStep('registered'),
};

async function register({ form, mobileNumber }: Omit<Registration, 'customer'>): Promise<Registered> {
  const reply = await send(registerCustomer, { ...fieldsOf(form), mobileNumber });
  const { merchant } = reply;
  const signedIn = signedInOf(merchant, { id: undefined, mobileNumber });
  const customerId = merchant?.customer?.id;
  if (!signedIn && customerId === undefined)
    throw new CallError({ kind: 'malformed' }, registerCustomer.path);
  return { customerId, signedIn, tokens: tokensOf(reply) };
}

async function complete(
  { form, mobileNumber }: Omit<Registration, 'customer'>,
  customer: Customer,
): Promise<Registered> {
  const { customerId, status } = customer;
  try {
    await send(profileUpdate, {
      ...fieldsOf(form, customer),
      mobileNumber,
      customerId,
      status: Number(status) || 1,
      notificationUpdates: false,
      smsOptedOut: false,
    });
  } catch (error) {
    // Any reply counts here, even a refusal. A lost connection is not a reply (docs/product/registration.md#submit).
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    showToast('error', errorText(refusal));
  }
  const { merchant } = await send(getMerchantDetails, { customerId, userId: customerId });
  return { customerId, signedIn: signedInOf(merchant, { id: customerId, mobileNumber }) };
}

function fieldsOf(form: RegistrationForm, customer?: Customer) {
  return {
    firstName: sentName(form.firstName, customer?.firstName),
    lastName: sentName(form.lastName, customer?.lastName),
    email: form.email,
    gender: form.gender,
    pincodeId: form.pincodeId,
    emailOptedOut: !form.emailConsent,
    referralCode: form.referralCode.trim(),
  };
}
