import { expect, it, vi } from 'vitest';
import { startServer } from '../../sandbox/serve';
import { serveMalls } from './serve-malls';
import { openStudioFor } from './serve-studio';

vi.mock('../../build/pipeline', () => ({ buildSites: async () => ({ sites: [] }) }));
vi.mock('../../build/shared/make-folder');
vi.mock('../../sandbox/create-sandbox', () => ({ createSandbox: async () => ({ close: async () => {} }) }));
vi.mock('../../sandbox/noun/vapid-keys', () => ({ vapidKeys: async () => ({ publicKey: '' }) }));
vi.mock('../../sandbox/serve', () => ({ startServer: vi.fn(async () => ({ close: async () => {} })) }));
vi.mock('../../sandbox/server/port', () => ({ isPortFree: async () => true }));
vi.mock('./serve-studio', () => ({ openStudioFor: vi.fn() }));

it('npm start opens the studio once, without the right to publish, and anew after it could not', async () => {
  const studio = { fetch: async () => new Response('the studio'), close: vi.fn(async () => {}) };
  vi.mocked(openStudioFor).mockRejectedValueOnce(new Error('no room')).mockResolvedValue(studio);
  const { close } = await serveMalls({ fresh: false, onBuild: () => {}, onSms: () => {} });
  const ask = async () => {
    const [options] = vi.mocked(startServer).mock.lastCall ?? [];
    return (await options?.studio?.(new Request('http://localhost:4173/studio')))?.text();
  };
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await ask()).toMatch(/^The studio could not open/);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Error: no room'));
  expect([await ask(), await ask()]).toEqual(['the studio', 'the studio']);
  expect(openStudioFor).toHaveBeenCalledTimes(2);
  expect(vi.mocked(openStudioFor).mock.lastCall).toHaveLength(1); // the second would be the secret
  await close();
  expect(studio.close).toHaveBeenCalledOnce();
});

it('npm start ends when the studio could not open', async () => {
  vi.mocked(openStudioFor).mockRejectedValueOnce(new Error('no room'));
  const { close } = await serveMalls({ fresh: false, onBuild: () => {}, onSms: () => {} });
  const [options] = vi.mocked(startServer).mock.lastCall ?? [];
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await options?.studio?.(new Request('http://localhost:4173/studio'));
  await expect(close()).resolves.toBeUndefined();
});
