import { afterEach, expect, it, vi } from 'vitest';
import { loadMerchants } from '../../build/config/load';
import { Failure } from '../../build/shared/failure';
import { defaultMerchants } from '../../build/shared/project';
import { createSandbox } from '../../sandbox/create-sandbox';
import { people } from '../../sandbox/members/sample-people';
import { recordDemo } from '../preview/demo-answers';
import { sampleSession } from '../shared/sample-session';
import { sandboxMerchantOf } from '../shared/sandbox-merchant';
import { answerPreview, type PreviewOptions } from '../studio/preview/preview';
import { studioBackend } from './studio-sandboxes';

vi.mock('../../sandbox/seed', async (original) => {
  const real = await original<typeof import('../../sandbox/seed')>();
  const seedMall: typeof real.seedMall = async (tx, merchant, at) => {
    if (merchant.id === '36') throw new Error('no room for its offers');
    await real.seedMall(tx, merchant, at);
  };
  return { ...real, seedMall };
});

const named = 'Mall 36 (Mitti Court) cannot get its sample data: no room for its offers';
const environment = { variables: {}, file: {}, api: '/api' };

const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
afterEach(() => log.mockClear());

async function mallOf(id: string) {
  const [mall] = (await loadMerchants(defaultMerchants, [id])).merchants;
  if (!mall) throw new Error(`There is no mall ${id}.`);
  return mall;
}

it('the preview of the studio names a mall without sample data, and shows the others', async () => {
  const backend = studioBackend(environment);
  const browser = '';
  for (const id of ['36', '10068']) backend.onDraft({ id, browser }, await mallOf(id));
  const headers = { 'content-security-policy': "frame-ancestors 'none'" };
  const draft = { headers, made: new Map(), carried: new Map() };
  const options = {
    backend,
    framedBy: [],
    drafts: { has: () => false, shown: async () => draft },
  } as unknown as PreviewOptions; // it asks for nothing else
  const ask = async (id: string) => {
    const request = new Request(`http://localhost:4173/studio-session?member=${people.aarav.mobile}`);
    const { status, text } = await answerPreview(options, id, request).then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }));
    return [status, text];
  };
  expect(await ask('36')).toEqual([500, `${named}\n`]);
  expect(log.mock.calls.filter(([text]) => String(text).includes('Mall'))).toEqual([[`${named}\n`]]);
  expect(await ask('10068')).toEqual([200, expect.stringContaining('acc_token')]);
  await backend.close();
});

it('a preview and the pictures of a mall without sample data end with a sentence that names it', async () => {
  await expect(recordDemo(await mallOf('36'))).rejects.toThrow(new Failure(named));
});

it('a session at a mall without sample data ends with a sentence that names it', async () => {
  const mall = sandboxMerchantOf(await mallOf('36'));
  const sandbox = await createSandbox({ db: ':memory:', merchants: [mall], payloadKey: () => 'k' });
  const session = sampleSession(sandbox, '36', people.aarav.mobile, 'k');
  await expect(session).rejects.toThrow(new Failure(named));
  await sandbox.close();
});
