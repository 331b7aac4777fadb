import type { CallName } from '@/contract/calls';
import { mobilePattern } from '@/lib/mobile';
import { brandOf } from '../../../build/brand/brand-of';
import { askLine } from '../../../build/cli/ask-line';
import { isInteractive } from '../../../build/cli/command';
import { loadMerchant } from '../../../build/config/load';
import { ownSources } from '../../../build/environment/env-file';
import { addressFault, type EnvironmentSources, environmentOf } from '../../../build/environment/environment';
import { UsageError } from '../../../build/shared/failure';
import type { CheckOptions } from './options';

/** What the commands that ask a mall's backend need of the mall. Throws `Failure` if its folder is bad. */
export async function mallOf(
  merchants: string,
  id: string,
  origin: string | undefined,
  environment?: EnvironmentSources,
): Promise<Pick<CheckOptions, 'mall' | 'origins' | 'payloadKey'>> {
  const { merchant } = await loadMerchant(merchants, id);
  const values = environmentOf(merchant, environment ?? (await ownSources()));
  const { platform, appVersion, loginThrough, tiers } = brandOf(merchant, values, '');
  return {
    mall: { id, platform, appVersion, loginThrough, tiers },
    origins: origin ? [origin] : merchant.config.hosts.map((host) => `https://${host}`),
    payloadKey: values.payloadKey,
  };
}

/** The address that a flag gives, without a slash at its end. Throws `UsageError`. */
export function addressOf(flag: string, value: string | undefined): string {
  if (value === undefined) throw new UsageError(`${flag} is missing.`);
  const fault = addressFault(flag, value);
  if (fault !== undefined) throw new UsageError(fault);
  if (value.startsWith('/'))
    throw new UsageError(`${flag} needs a whole address, such as https://api.client.example.`);
  return value.replace(/\/+$/, '');
}

/** Gives the OTP of a member from the environment or the terminal. Throws `UsageError` for a bad number or OTP, and without both. */
export function otpFor(mobile: string | undefined): () => Promise<string> {
  if (mobile !== undefined && !mobilePattern.test(mobile)) {
    throw new UsageError('--mobile needs a number of ten digits that begins with 4 to 9.');
  }
  const otp = process.env.BACKEND_CHECK_OTP?.trim();
  if (mobile !== undefined && !otp && !isInteractive()) {
    throw new UsageError('--mobile needs BACKEND_CHECK_OTP, where there is no terminal to ask for the OTP.');
  }
  // Without this, the run would leave every call of members out, and end well.
  if (mobile !== undefined && otp && !/^\d{1,9}$/.test(otp)) {
    throw new UsageError('BACKEND_CHECK_OTP needs digits alone, at most nine.');
  }
  return async () => {
    if (otp) return otp;
    showCall('');
    return (await askLine('The OTP that the member got: ', process.stdin, process.stderr)) ?? '';
  };
}

/** Shows which call a run is at, or nothing. One line that replaces itself, because a run takes a minute or more. */
export function showCall(call: CallName | ''): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${call && `Asking ${call} …`}`);
}
