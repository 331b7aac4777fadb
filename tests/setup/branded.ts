import type { Brand } from '@/brand/brand';
import type { OptionalScreen } from '@/brand/capabilities';
import { merchantSchema } from '@/brand/merchant-schema';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { brandOf } from '../../build/brand/brand-of';

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
