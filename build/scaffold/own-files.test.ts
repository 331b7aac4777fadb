import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { readBytes } from './own-files';

it('shows enough of a path to know it, and no more of a text that was pasted in its place', async () => {
  await expect(readBytes('logo', 'no-logo.png')).rejects.toThrow('There is no logo at no-logo.png. Give');
  await expect(readBytes('logo', `#${'a'.repeat(5000)}`)).rejects.toThrow(
    /^There is no logo at #a{299}…\. Give/,
  );
});

it('finds a file by a path from the home folder, which a shell leaves as it is in quotes', async () => {
  const home = await testFolder();
  vi.stubEnv('HOME', home);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  await writeFile(join(home, 'logo final.svg'), '<svg/>');
  expect((await readBytes('logo', '~/logo final.svg')).toString()).toBe('<svg/>');
});
