import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultOut } from '../../build/shared/project';
import { testFolder } from '../../tests/build/harness';
import { runCommandHere } from '../../tests/setup/run-command';

describe('npm run mall -- preview', () => {
  it.each([
    ['no mall', [], 'id is missing'],
    ['a day that there is not', ['36', '--until', '2026-02-30'], '--until needs a day'],
    ['a sheet of another kind', ['36', '--sheets', 'sheet.jpg'], '.pdf or .png'],
    ['a sheet in the folder', ['36', '--out', 'p', '--sheets', 'p/a/sheet.pdf'], 'another place'],
    ['a sheet among the sites', ['36', '--sheets', join(defaultOut, 'a.pdf')], 'another place'],
    ['a sheet in a mall', ['36', '--sheets', 'merchants/36/a.pdf'], 'another place'],
  ])('ends with 2 for %s, and makes nothing', async (_what, args, named) => {
    const { status, stdout, stderr } = await runCommandHere('mall', ['preview', ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(named);
  });

  it('ends with 1 for a folder among the sites and for a mall that does not exist', async () => {
    const folder = await testFolder();
    const among = await runCommandHere('mall', ['preview', '36', '--out', join(defaultOut, 'preview')]);
    expect(among).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('real sites') });
    const out = join(folder, 'out');
    const strange = await runCommandHere('mall', ['preview', '3', '--out', out]);
    expect(strange).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('no merchant "3"'),
    });
    expect(existsSync(out)).toBe(false);
  });
});
