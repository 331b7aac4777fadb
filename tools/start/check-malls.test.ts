import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { testFolder, writeMerchant } from '../../tests/build/harness';
import { checkMallsApart } from './check-malls';

const environment = { variables: {}, file: {} };

it('a check in a process of its own tells how far each mall is', async () => {
  const folder = await testFolder();
  await writeMerchant(folder, '36');
  const found = vi.fn();
  await checkMallsApart({ merchants: folder, home: folder, environment }, found);
  expect(found).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id: '36', state: 'ready' })]);
});

it('a check whose process is killed is no check that has found nothing', async () => {
  const folder = await testFolder();
  const script = join(folder, 'killed.mjs');
  await writeFile(script, "process.kill(process.pid, 'SIGKILL');");
  const asked = { merchants: folder, home: folder, environment };
  await expect(checkMallsApart(asked, vi.fn(), pathToFileURL(script))).rejects.toThrow('ended early');
});
