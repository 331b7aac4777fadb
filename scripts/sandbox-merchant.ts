import { brandOf } from '../build/brand/brand-of';
import type { Merchant } from '../build/merchant';
import type { SandboxMerchant } from '../sandbox/merchants/sandbox-merchant';

/** The sandbox does not use the values that a brand takes from the environment. */
const noEnvironment = { apiBaseUrl: '', payloadKey: '', pushPublicKey: '' };

/** A merchant in the form that the sandbox uses, with the builder's defaults for names and colours. */
export function sandboxMerchantOf(merchant: Merchant): SandboxMerchant {
  const { merchantId, name, programName, palette } = brandOf(merchant, noEnvironment, '');
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
