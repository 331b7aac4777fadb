import { brandOf } from '../build/brand/brand-of';
import type { Environment } from '../build/environment';
import type { Merchant } from '../build/merchant';
import type { SandboxMerchant } from '../sandbox/merchants';

/** A merchant as the sandbox wants to know it, with the builder's own defaults for names and colours. */
export function sandboxMerchantOf(merchant: Merchant, environment: Environment): SandboxMerchant {
  const { merchantId, name, programName, palette } = brandOf(merchant, environment, '');
  return {
    id: merchantId,
    name,
    programName,
    primary: palette.primaryOrange,
    palette,
    hosts: merchant.config.hosts,
    logo: merchant.logo.toString('utf8'),
  };
}
