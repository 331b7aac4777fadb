import { likelyValue } from '../diagnostics/value-fix';
import { backendFault } from './backend-address';

const pushKeyPattern = /^[\w-]{80,100}$/;

/** What is wrong with the value of a variable that builds read. Only an address is shown, because keys are secret. */
export function valueFault(name: string, value: string): string | undefined {
  if (name === 'API_BASE_URL') return addressFault(name, value);
  if (name === 'PUSH_PUBLIC_KEY' && !pushKeyPattern.test(value))
    return `${name} must be a VAPID public key: 80 to 100 letters of the base64url alphabet.`;
  if (/^PAYLOAD_KEY(_\d+)?$/.test(name) && !/[A-Za-z0-9+/]/.test(value))
    return `${name} must hold at least one letter or digit. Without one it would not encrypt anything.`;
  return undefined;
}

/** What is wrong with the address of a backend. `name` is what gives it. */
export function addressFault(name: string, value: string): string | undefined {
  const fault = backendFault(value);
  if (fault === undefined) return undefined;
  const likely = likelyValue(value, fault);
  return `${name} ${fault}, not ${JSON.stringify(value)}.${likely ? ` Did you mean "${likely}"?` : ''}`;
}
