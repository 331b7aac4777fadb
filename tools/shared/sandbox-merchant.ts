import { brandOf } from '../../build/brand/brand-of';
import type { Merchant } from '../../build/brand/merchant';
import { logoDataUrl } from '../../build/pictures/picture';
import { Failure } from '../../build/shared/failure';
import type { SandboxMerchant } from '../../sandbox/noun/sandbox-merchant';
import { UnseededMall } from '../../sandbox/noun/seed-mall';

/** The sandbox does not use the values that a brand takes from the environment. */
export const noEnvironment = { apiBaseUrl: '', payloadKey: '', pushPublicKey: '' };

/** A merchant in the form that the sandbox uses, with the builder's defaults for names and colours. */
export function sandboxMerchantOf(merchant: Merchant): SandboxMerchant {
  const { merchantId, name, programName, palette } = brandOf(merchant, noEnvironment, '');
  const points = merchant.config.words.points?.other; // as in the middle of a sentence
  return {
    id: merchantId,
    name,
    programName,
    primary: palette.primaryOrange,
    palette,
    hosts: merchant.config.hosts,
    ...(points && { pointsName: `${points.charAt(0).toUpperCase()}${points.slice(1)}` }),
    logo: logoDataUrl(merchant.logo),
  };
}

/** Throws the error of a sandbox again. A mall without sample data becomes a `Failure`, which names it without a stack. */
export function rethrowNamed(error: unknown): never {
  throw error instanceof UnseededMall ? new Failure(error.message) : error;
}
