import { expect, it } from 'vitest';
import { developmentPayloadKey as brandedKey } from '@/brand/development-payload-key';
import { developmentPayloadKey as sandboxKey } from '@/contract/cipher';

it('is the same in a site and in the sandbox when nobody sets one', () => {
  expect(brandedKey).toBe(sandboxKey);
});
