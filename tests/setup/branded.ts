import type { Brand } from '@/brand/brand';
import type { OptionalScreen } from '@/brand/capabilities';
import { type MerchantInput, merchantSchema } from '@/brand/merchant-schema';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { brandOf } from '../../build/brand/brand-of';

/** A config with these changes, and the brand that the builder makes of it. */
export function madeBrand(changes: Partial<MerchantInput> = {}, apiBaseUrl = '/api') {
  const config = merchantSchema.parse({ name: 'Mall', hosts: ['mall.example'], ...changes });
  const environment = { apiBaseUrl, payloadKey: 'key', pushPublicKey: '' };
  return { config, brand: brandOf({ id: '1', config, logo: Buffer.alloc(0) }, environment, '/logo.svg') };
}

/** The brand of the sandbox's test mall as the builder makes it, with these areas switched off. */
export function brandWithout(off: readonly OptionalScreen[]): Brand {
  const config = merchantSchema.parse({
    name: 'Northgate Mall',
    hosts: ['rewards.northgate.example'],
    screens: Object.fromEntries(off.map((area) => [area, false])),
  });
  const environment = { apiBaseUrl: '/api', payloadKey: developmentPayloadKey, pushPublicKey: '' };
  return brandOf({ id: 'north', config, logo: Buffer.from('') }, environment, '/icons/logo.svg');
}
