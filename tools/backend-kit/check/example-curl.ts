import type { Call, WireBody } from '@/contract/call';
import { encodeRequest } from '@/contract/call';
import { curlOf } from '../spec/curl';

/** What a command shows instead of these fields: they name a person, open something, or belong to one member. */
const placeholders: Readonly<Record<string, string>> = {
  mobile_number: '$MOBILE',
  otp: '$OTP',
  customer_id: '$CUSTOMER_ID',
  userId: '$CUSTOMER_ID',
  ...{
    first_name: '$FIRST_NAME',
    last_name: '$LAST_NAME',
    email_address: '$EMAIL',
    device_token: '$DEVICE_TOKEN',
  },
  refresh_token: '$REFRESH_TOKEN',
  pin_code: '$PINCODE',
  bill_ids: '$BILL_ID',
  bill_id: '$BILL_ID',
  ...{
    order_id: '$ORDER_ID',
    unique_id: '$NOTIFICATION_ID',
    cart_details: '$CART_LINES',
    order_details: '$ORDER_LINES',
  },
  date_of_birth: '$DAY',
  spouse_dob: '$DAY',
  anniversary_date: '$DAY',
  bill_number: '$BILL_NUMBER',
  customer_city: '$CITY_ID',
  loyalty_id: '$LOYALTY_ID',
};

interface Shown {
  token?: 'own' | 'wrong' | 'none';
  /** The wire name of the field that holds somebody else's id. */
  foreign?: string;
  origin?: string;
}

/** A command that sends the call as it was sent, with placeholders for what is secret. */
export function exampleCurl(
  call: Call,
  values: WireBody,
  { token = 'own', foreign, origin }: Shown = {},
): string {
  const fields = Object.fromEntries(
    Object.entries(sentFields(call, values)).flatMap(([name, value]): [string, unknown][] => {
      if (value === undefined) return [];
      if (name === foreign) return [[name, '$OTHER_ID']];
      if (name === 'id') return [[name, '$ID']];
      if (value === '' || !(name in placeholders))
        return [[name, Array.isArray(value) ? '@bill.png' : value]];
      return [[name, placeholders[name]]];
    }),
  );
  // A shell fills in a placeholder between double quotes only.
  const command = curlOf({ ...call, auth: token === 'none' ? 'none' : call.auth }, fields)
    .replace(/'(\w+(?:\[\])?=\$[A-Z_]+)'/g, '"$1"')
    .replace(/\$(ACCESS|REFRESH)_TOKEN/, (own) => (token === 'wrong' ? 'wrong-token' : own));
  return [
    ...(call.encoding === 'cipher' ? [`# $K is the cipher of ${JSON.stringify(fields)}`] : []),
    origin ? `${command} \\\n  -H "Origin: ${origin}"` : command,
  ].join('\n');
}

/** Without fields where a value does not fit, because then nothing was sent. */
function sentFields(call: Call, values: WireBody): WireBody {
  try {
    return encodeRequest(call, values);
  } catch {
    return {};
  }
}

/** The question of a browser before it sends a call with a token. */
export function preflightCurl({ path, method }: Call, origin: string): string {
  return [
    `curl -i -X OPTIONS "$API${path}"`,
    `-H "Origin: ${origin}"`,
    `-H "Access-Control-Request-Method: ${method}"`,
    '-H "Access-Control-Request-Headers: authorization"',
  ].join(' \\\n  ');
}
