import { expect, it, vi } from 'vitest';
import { lookedOnce } from './looked-once';

it('looks at the same bytes once, at others again, and again after a failure', async () => {
  const look = vi.fn(async (bytes: Buffer) => bytes.length).mockRejectedValueOnce(new Error('no memory'));
  const lookOnce = lookedOnce(look);
  await expect(lookOnce(Buffer.from('one'))).rejects.toThrow('no memory');
  expect(await lookOnce(Buffer.from('one'))).toBe(3);
  expect(await lookOnce(Buffer.from('one'))).toBe(3);
  expect(await lookOnce(Buffer.from('other'))).toBe(5);
  expect(look).toHaveBeenCalledTimes(3);
});

it('keeps no more than some answers, and forgets the one that was asked for longest ago', async () => {
  const look = vi.fn(async (bytes: Buffer) => `${bytes}`);
  const lookOnce = lookedOnce(look);
  for (let each = 0; each < 50; each++) await lookOnce(Buffer.from(`${each}`));
  await lookOnce(Buffer.from('0'));
  await lookOnce(Buffer.from('50'));
  await lookOnce(Buffer.from('0'));
  expect(look).toHaveBeenCalledTimes(51);
  await lookOnce(Buffer.from('1'));
  expect(look).toHaveBeenCalledTimes(52);
});
