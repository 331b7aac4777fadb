import { brandOf } from '../build/brand/brand-of';
import type { Merchant } from '../build/merchant';
import type { SandboxMerchant } from '../sandbox/merchants';

/** What a brand takes from the environment is nothing that the sandbox asks for. */
const noEnvironment = { apiBaseUrl: '', payloadKey: '', pushPublicKey: '' };

/** A merchant as the sandbox wants to know it, with the builder's own defaults for names and colours. */
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
