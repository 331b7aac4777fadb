import type { ZodMiniType } from 'zod/mini';
import type { Call } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { insideOf } from '@/contract/wire';
import { fieldsOf, pipedInto } from '../spec/json-schema';

/** What a field says of a person. `staff`: the name of whoever works there. `file`: the address of a picture of theirs. `unknown`: the contract does not say. */
export type PersonalKind = 'name' | 'staff' | 'mobile' | 'mail' | 'date' | 'code' | 'id' | 'file' | 'unknown';

/** Where a value stands. */
export interface Place {
  call: CallName;
  /** The wire name of its field, or of the list that it is in. */
  name: string;
  /** Whether the object around it describes a person. */
  ofPerson: boolean;
}

/** What the value of a field says of a person, or undefined if it says nothing. */
export function personalKind({ call, name, ofPerson }: Place): PersonalKind | undefined {
  const plain = plainName(name);
  const known = wellKnown.get(plain);
  if (known) return known;
  if (plain === 'name' && (ofPerson || call === 'getLoyaltyProgramTierDetails')) return 'name';
  if (plain === 'id' && (ofPerson || call === 'getMerchantDetails')) return 'id';
  if (readNames(call).has(name)) return undefined;
  const guessed = guesses.find(([, pattern]) => pattern.test(plain))?.[0];
  return guessed ?? (ofPerson || isOfMember(call) ? 'unknown' : undefined);
}

/** Whether an object with these fields, which stands in the field `name`, describes a person. */
export function describesPerson(name: string, value: object): boolean {
  return (
    /^(customer|member|user|profile)(details?|data|info|profile)?$/.test(plainName(name)) ||
    Object.keys(value).some((key) => ofPersonsOnly.has(plainName(key)))
  );
}

/** Whether a call answers about the member who asks. */
export function isOfMember(call: CallName): boolean {
  return (
    call === 'checkCustomerData' || (calls[call].audience === 'customer' && calls[call].auth === 'access')
  );
}

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

const ofPersonsOnly = new Set(
  'firstname lastname fullname mobilenumber mobileno emailaddress dateofbirth dob'.split(' '),
);

const wellKnown: ReadonlyMap<string, PersonalKind> = new Map(
  (
    [
      ['name', 'firstname middlename lastname fullname'],
      ['staff', 'shopmanager primarycontactname'],
      ['mobile', 'mobilenumber mobileno contactnumber primarycontactnumber whatsappmobilenumber'],
      ['mail', 'emailaddress email contactemail primarycontactemail'],
      ['date', 'dateofbirth dob spousedob anniversarydate'],
      ['code', 'vouchercode voucherpin referralcode couponcode membershipid token'],
      ['code', 'refreshtoken accesstoken otp pin'],
      ['id', 'customerid userid memberid'],
      ['file', 'billimage billimagename membershipbarcode'],
    ] as const
  ).flatMap(([kind, names]) => names.split(' ').map((name): [string, PersonalKind] => [name, kind])),
);

/** For fields that the app does not read: what their names usually mean. */
const guesses: readonly [PersonalKind, RegExp][] = [
  ['mail', /e?mail(id|address)?$/],
  ['mobile', /mobile|phone|msisdn|whatsapp|telephone|landline|contactno|cellno/],
  ['date', /dob$|birth|anniversary/],
  ['code', /(voucher|coupon|referr?al|refer)(code|pin|number|no)|(card|loyalty|membership)(no|number|code)$/],
  ['code', /pin$|token|secret|password|otp$|session/],
  ['id', /(customer|user|member|cust|person)(_?id|number|no|code)$/],
  ['name', /(first|last|middle|full|display|nick|given|family|sur|maiden|user|customer|member|holder)name$/],
  ['name', /(spouse|father|mother|husband|wife|guest|friend|contact|nominee|manager|referrer)(name)?$/],
];

/** What a customer's record may carry instead of city, state and country. */
const places = ['city', 'state', 'country'].flatMap((name) => [`${name}Id`, `${name}Name`]);
const envelope = ['statusCode', 'statusDescription', 'response', 'message', 'status', 'error'];

const namesOfCalls = new Map<CallName, ReadonlySet<string>>();

/** The wire names of everything that the app reads of a call's answer. */
function readNames(name: CallName): ReadonlySet<string> {
  const known = namesOfCalls.get(name);
  if (known) return known;
  const { reply, rejection }: Call = calls[name];
  const found = new Set([...envelope, ...places, 'added', 'brands']);
  for (const shape of [reply, rejection]) if (shape?.schema) addNames(shape.schema, found);
  namesOfCalls.set(name, found);
  return found;
}

function addNames(schema: ZodMiniType, found: Set<string>): void {
  for (const field of Object.values(fieldsOf(schema) ?? {})) {
    found.add(field.wire);
    addNames(field.schema, found);
  }
  const inner = insideOf(schema)?.of ?? pipedInto(schema);
  if (inner) addNames(inner, found);
}
