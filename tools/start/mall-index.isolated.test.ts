import { expect, it, vi } from 'vitest';
import { testFolder, writeMerchant } from '../../tests/build/harness';
import { openMallIndex } from './mall-index';

const isBroken = vi.hoisted(() => ({ now: false }));
vi.mock('../../build/diagnostics/read-merchant-file', async (original) => {
  const real = await original<typeof import('../../build/diagnostics/read-merchant-file')>();
  const readMerchantFile: typeof real.readMerchantFile = (folder, ...rest) => {
    if (isBroken.now && folder.endsWith('/36')) throw new TypeError('a bug');
    return real.readMerchantFile(folder, ...rest);
  };
  return { ...real, readMerchantFile };
});

it('the list of malls says which one brings up a bug, and has the others', async () => {
  const folder = await testFolder();
  for (const id of ['36', '37']) await writeMerchant(folder, id);
  isBroken.now = true;
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const index = openMallIndex(folder, folder, async () => {});
  expect(await index.list()).toMatchObject([
    { id: '36', name: 'Cannot be read' },
    { id: '37', name: 'Mall 37' },
  ]);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Mall 36: TypeError: a bug\n/));
  said.mockRestore();
});
