import '../../tests/setup/key-store';
import { get } from 'idb-keyval';
import { expect, it } from 'vitest';
import { markRenewed, wasRenewed } from './renewal-mark';

it('knows the token that was renewed last, and no other', async () => {
  await markRenewed('access-1');
  expect(await wasRenewed('access-1')).toBe(true);
  expect(await wasRenewed('access-2')).toBe(false);
  await markRenewed('access-2');
  expect(await wasRenewed('access-1')).toBe(false);
});

it('keeps no token, only what cannot be turned back into one', async () => {
  await markRenewed('access-1');
  expect(await get('last')).toMatch(/^[0-9a-f]{64}$/);
});
