import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder, writeMerchant } from '../../../tests/build/harness';
import { runCommandHere } from '../../../tests/setup/run-command';

describe('npm run mall -- ready', () => {
  it.each([
    [[], 2, /The mall's id is missing/],
    [['1', '--resolve', 'mall-1.example'], 2, /--resolve needs HOST=ADDRESS:PORT/],
    [['1', '--resolve', 'mall-1.example=127.0.0.1:0'], 2, /--resolve needs HOST=ADDRESS:PORT/],
    [
      ['1', '--resolve', 'a.example=[::1]:443', '--resolve', 'A.example=127.0.0.1:1'],
      2,
      /names a\.example twice/,
    ],
    [['1', '--ca', 'nowhere.pem'], 1, /--ca: nowhere\.pem cannot be read \(ENOENT\)/],
    [['1', '--ca', 'package.json'], 1, /--ca: package\.json holds no certificate/],
    [['7'], 1, /There is no merchant "7"/],
  ])('refuses %j with %d', async (args, status, told) => {
    const merchants = join(await testFolder(), 'merchants');
    await writeMerchant(merchants, '1');
    expect(
      await runCommandHere('mall', ['ready', '--merchants', merchants, '--offline', ...args]),
    ).toMatchObject({
      status,
      stdout: '',
      stderr: expect.stringMatching(told),
    });
  });
});
