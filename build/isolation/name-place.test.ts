import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeOfName } from './name-place';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a name is placed where the config gives it', async () => {
  const config = '{\n  "name": "My Mall",\n  "program": { "name": "My Profile" },\n  "hosts": 5\n}\n';
  await writeFile(join(folder, 'merchant.json'), config);
  const file = expect.stringMatching(/merchant\.json$/);
  expect(placeOfName(folder, 'My Mall')).toEqual({ file, line: 2, column: 11 });
  expect(placeOfName(folder, 'My Profile')).toEqual({ file, line: 3, column: 24 });
  expect(placeOfName(folder, 'Other')).toEqual({ file, line: 1, column: 1 });
});

it('a name in a file that cannot be read is placed at its beginning', () => {
  expect(placeOfName(folder, 'My Mall')).toMatchObject({ line: 1, column: 1 });
});
