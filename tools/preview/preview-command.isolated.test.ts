import { writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { runCommandHere } from '../../tests/setup/run-command';

vi.mock('node:fs', { spy: true });
vi.mock('./demo-answers', () => ({ recordDemo: async () => ({}) }));
vi.mock('./make-preview', () => ({
  previewTools: async () => ({}),
  previewOn: async () => new Map(),
}));
vi.mock('./sheets', () => ({ makeSheets: async () => Buffer.from('newer') }));

it('npm run mall -- preview says in words that the disk is full, and keeps the earlier sheet', async () => {
  const folder = await testFolder();
  const sheet = join(folder, 'sheet.pdf');
  await writeFile(sheet, 'earlier');
  const { writeFileSync: write } = await vi.importActual<typeof import('node:fs')>('node:fs');
  vi.mocked(writeFileSync).mockImplementation((file, ...rest) => {
    if (!String(file).includes('sheet.pdf')) return write(file, ...rest);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
  });
  const run = await runCommandHere('mall', [
    'preview',
    '36',
    '--out',
    join(folder, 'out'),
    '--sheets',
    sheet,
  ]);
  expect(run).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The disk is full \(ENOSPC\)\. Make room, and run the command again\.$/m),
  });
  expect(await readFile(sheet, 'utf8')).toBe('earlier');
  expect((await readdir(folder)).sort()).toEqual(['out', 'sheet.pdf']);
});
