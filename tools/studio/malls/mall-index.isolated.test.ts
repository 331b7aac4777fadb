import { expect, it, vi } from 'vitest';
import { tinyStudio } from '../testing/tiny-studio';

const isBroken = vi.hoisted(() => ({ now: false }));
vi.mock('../../../build/diagnostics/read-merchant-file', async (original) => {
  const real = await original<typeof import('../../../build/diagnostics/read-merchant-file')>();
  const readMerchantFile: typeof real.readMerchantFile = (folder, ...rest) => {
    if (isBroken.now && folder.endsWith('/36')) throw new TypeError('a bug');
    return real.readMerchantFile(folder, ...rest);
  };
  return { ...real, readMerchantFile };
});

const { get } = tinyStudio();

it('the list of malls says which one brings up a bug, and the others open', async () => {
  isBroken.now = true;
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await (await get('/studio/malls')).json()).toMatchObject([
    { id: '36', name: 'Cannot be read' },
    { id: '37', name: 'Mall 37' },
  ]);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Mall 36: TypeError: a bug\n/));
  expect((await get('/studio/malls/37')).status).toBe(200);
  said.mockRestore();
});
