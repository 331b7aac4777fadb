import { existsSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { approvalName } from '../../build/config/approval-file';
import type { PublishSettings } from '../publishing/standing';
import { placeRelease } from '../publishing/testing/place-release';
import { workFor } from '../publishing/works';
import { tinyStudio } from './testing/tiny-studio';

// The tests fake the system's refusals, because whoever runs them may be allowed to write anywhere.
vi.mock('node:fs', { spy: true });
const actual = await vi.importActual<typeof import('node:fs')>('node:fs');

const { app, send, opened, askHost } = tinyStudio();

afterEach(() => {
  vi.mocked(writeFileSync).mockImplementation(actual.writeFileSync);
});

function refuse(name: string, code: string): void {
  vi.mocked(writeFileSync).mockImplementation((path, ...rest) => {
    if (!basename(String(path)).includes(name)) return actual.writeFileSync(path, ...rest);
    throw Object.assign(new Error(`${code}: refused`), { code, syscall: 'open', path: String(path) });
  });
}

it('an approval in a folder without rights is not kept, and the page reads why', async () => {
  const { version } = await opened();
  refuse(approvalName, 'EACCES');
  const said = { by: 'Centre manager', on: '2026-11-28', version };
  const reply = await send('POST', '/studio/malls/36/approval', said);
  expect(reply.status).toBe(422);
  expect(await reply.json()).toEqual({
    message: expect.stringMatching(/36\/\S+ cannot be written: you may not write there \(EACCES\)\.$/),
  });
  expect(existsSync(join(app.merchants, '36', approvalName))).toBe(false);
});

it('an answer of a host that a full disk cannot keep is told in words', async () => {
  askHost.mockResolvedValue({ merchant: '36', config: 'abc' });
  refuse('live.json', 'ENOSPC');
  const reply = await send('POST', '/studio/malls/36/hosts', {});
  expect([reply.status, await reply.json()]).toEqual([
    507,
    { message: 'The disk is full. Make room, and try again.' },
  ]);
});

it('a publishing that is done stays done when the disk is too full to note it, and its log says so', async () => {
  const repository = join(app.merchants, '..');
  await writeFile(
    join(repository, 'publish.json'),
    JSON.stringify({ destinations: [{ name: 'Trial', to: 'store' }] }),
  );
  const settings: PublishSettings = {
    ...app,
    repository,
    home: join(repository, 'history'),
    askHost,
    environment: { variables: {}, file: {} },
    writePlay: async () => [],
  };
  const { version } = await opened();
  const work = await workFor(settings, { action: 'publish', id: '36', version, destination: 'Trial' });
  const told: string[] = [];
  await work({
    tell: (line) => told.push(line),
    leaves: () => {},
    run: async ({ args }) => {
      if (!args.some((arg) => arg.endsWith('publish.ts'))) return;
      await placeRelease(join(repository, 'store'));
      refuse('live.json', 'ENOSPC');
    },
  });
  expect(told).toEqual([
    expect.stringMatching(/live\.json\S* cannot be written: the disk is full \(ENOSPC\)\.$/),
  ]);
});
