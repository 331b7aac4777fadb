import { merchantSchema } from '@/brand/merchant-schema';
import { storeFacts } from '../../tools/launch/store/store-facts';

/** What Google Play gets of a mall with these keys in its config. */
export function storeFactsOf(more: object = {}) {
  const android = { packageId: 'in.row.club', fingerprints: [] };
  const config = merchantSchema.parse({ name: 'Row Mall', hosts: ['club.row.example'], android, ...more });
  const environment = { apiBaseUrl: '/api', payloadKey: 'key', pushPublicKey: '' };
  return storeFacts({ id: '20001', config, logo: Buffer.from('') }, environment, 'merchant.json');
}
