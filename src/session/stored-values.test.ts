import { expect, it } from 'vitest';
import { readStored } from './stored-values';
import { readTabValue } from './tab-values';

it('a value that is longer than the app ever writes counts as none', () => {
  for (const [length, read] of [
    [20_000, 20_000],
    [20_001, undefined],
  ]) {
    localStorage.setItem('acc_token', 'a'.repeat(length ?? 0));
    sessionStorage.setItem('draft', 'a'.repeat(length ?? 0));
    expect([readStored('acc_token')?.length, readTabValue('draft')?.length]).toEqual([read, read]);
  }
});
