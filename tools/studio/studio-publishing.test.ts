import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLive } from '../../build/fleet/live-file';
import { contents } from '../../tests/build/harness';
import { until } from '../../tests/setup/until';
import type { Job, JobWithLog } from '../publishing/answers';
import type { SentJob } from '../publishing/sent-job';
import { studioRoutes } from './routes';
import { configOf, home, ownCookie, secret, tinyStudio, unzipped } from './testing/tiny-studio';

const { app, askHost, ask, get, read, send, opened } = tinyStudio();

/** A job of mall 36, as the page asks for it in a window of the owner. */
async function post(asked: Partial<SentJob> & object, headers: Record<string, string> = ownCookie) {
  const { version } = await opened();
  return send('POST', '/studio/jobs', { action: 'lock', id: '36', version, ...asked }, headers);
}

const ended = (name: string) =>
  until(async () => {
    const job = await read<JobWithLog>(`/studio/jobs/${name}`, ownCookie);
    expect(job.until).toBeDefined();
    return job;
  });

describe('who may publish', () => {
  it('opens the address of the terminal, which leaves a cookie that no script and no other site gets', async () => {
    const reply = await get(`/studio?mall=36&key=${secret}`);
    expect([reply.status, reply.headers.get('location')]).toEqual([302, `${home}/studio?mall=36`]);
    const cookie = reply.headers.get('set-cookie');
    expect(cookie).toBe(`studio-owner-4174=${secret}; Path=/studio; HttpOnly; SameSite=Strict`);
    expect(await read('/studio/rights', { cookie: cookie?.split(';')[0] ?? '' })).toBe('owner');
  });

  it.each(['guessed', ''])('gets nothing for the secret %j', async (key) => {
    const reply = await get(`/studio?key=${key}`);
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([302, null]);
    expect(await read('/studio/rights')).toBe('guest');
  });

  it('is not every page of the studio: without the cookie it starts, sees and ends no job', async () => {
    const replies = await Promise.all([
      post({}, {}),
      post({}, { cookie: 'studio-owner-4174=guessed' }),
      post({}, { cookie: `studio-owner-4175=${secret}` }),
      get('/studio/jobs'),
      get('/studio/jobs/1'),
      send('POST', '/studio/jobs/1/cancel', {}),
    ]);
    for (const reply of replies)
      expect([reply.status, await reply.json()]).toEqual([
        403,
        { message: expect.stringContaining('Open the address that the terminal has printed') },
      ]);
  });

  it('is nobody in a studio that publishes nothing', async () => {
    const routes = studioRoutes({ ...unused, publishing: undefined, secret: undefined });
    const token = /"token":"([^"]+)"/.exec(await (await routes.request(`${home}/studio`)).text())?.[1] ?? '';
    const headers = { origin: home, 'x-studio-token': token, 'content-type': 'application/json' };
    for (const cookie of ['', 'studio-owner-4174=', 'studio-owner-4174=undefined']) {
      const reply = await routes.request(`${home}/studio/jobs`, {
        method: 'POST',
        body: '{}',
        headers: { ...headers, cookie },
      });
      expect([reply.status, await reply.json()]).toEqual([
        403,
        { message: expect.stringContaining('publishes nothing') },
      ]);
    }
    expect(await (await routes.request(`${home}/studio/rights`)).json()).toBe('off');
  });
});

/** A page of a stranger is refused before anything of it is used. */
const unused = { drafts: {}, history: {}, members: [], states: [] } as unknown as Parameters<
  typeof studioRoutes
>[0];

it('a page of a stranger gets nowhere with any address of the studio, whatever cookies the browser adds', async () => {
  const publishing = { settings: {}, jobs: {} } as unknown as typeof unused.publishing; // unused as well
  const { routes } = studioRoutes({ ...unused, publishing, secret });
  const changing = routes.filter(({ method }) => !['ALL', 'GET'].includes(method));
  expect(changing.length).toBeGreaterThan(11);
  const before = await contents(join(app.merchants, '..'));
  const json = { 'content-type': 'application/json' };
  for (const { method, path } of changing)
    for (const headers of [
      { origin: 'https://evil.example', ...json },
      { origin: 'https://evil.example', 'content-type': 'text/plain' },
      { origin: 'http://localhost:40001', ...json },
      { origin: 'null', 'sec-fetch-site': 'cross-site', ...json },
      { origin: 'null', 'sec-fetch-site': 'same-site', ...json },
      json,
    ]) {
      const address = home + path.replace(':id', '36').replace(/:\w+/g, '1');
      const body = JSON.stringify({ action: 'remove', id: '36', version: '', typedName: 'Mall 36' });
      const request = new Request(address, { method, body, headers: { ...ownCookie, ...headers } });
      expect((await ask(request)).status, `${method} ${path}`).toBe(403);
    }
  expect(await contents(join(app.merchants, '..'))).toEqual(before);
});

describe('a job', () => {
  it('runs the command itself, and every window of the owner sees it', async () => {
    const reply = await post({});
    expect(reply.status).toBe(201);
    const { name } = (await reply.json()) as Job;
    const job = await ended(name);
    expect(job).toMatchObject({ action: 'lock', id: '36', state: 'done' });
    expect(job.log.join('\n')).toContain('this app lives at mall-36.example');
    expect(existsSync(join(app.merchants, '36/identity.json'))).toBe(true);
    expect(await read('/studio/jobs', ownCookie)).toMatchObject([{ name, state: 'done' }]);
  });

  it.each<[string, object]>([
    ['a path', { id: '../37' }],
    ['a folder', { out: '/tmp' }],
    ['a flag as its release', { action: 'rollback', release: '--to' }],
    ['another command', { action: 'generate' }],
    ['a destination by its address', { action: 'publish', destination: '/srv/store' }],
  ])('takes no %s', async (_what, sent) => {
    expect((await post(sent)).status).toBe(422);
  });

  it('is refused for a mall that has changed since or was removed', async () => {
    expect((await post({ version: 'old' })).status).toBe(409);
    const { version } = await opened();
    await rm(join(app.merchants, '36'), { recursive: true });
    const reply = await send('POST', '/studio/jobs', { action: 'build', id: '36', version }, ownCookie);
    expect(await reply.json()).toEqual({ message: expect.stringContaining('There is no merchant "36"') });
  });

  it('says why it failed: a mall with an error is not locked', async () => {
    await writeFile(join(app.merchants, '36/merchant.json'), configOf({ hosts: [] }).text);
    const { name } = (await (await post({})).json()) as Job;
    const { state, log } = await ended(name);
    expect(state).toBe('failed');
    expect(log.join('\n')).toContain('hosts');
  });
});

describe('the files of a launch', () => {
  it('are the block of a server, as soon as the mall is built', async () => {
    const block = () => read('/studio/malls/36/server-block');
    expect(await block()).toEqual({ message: expect.stringContaining('The mall is not built yet.') });
    await mkdir(join(app.out, '36'), { recursive: true });
    await writeFile(join(app.out, '36/nginx.conf'), 'server {}');
    expect(await block()).toEqual({ text: 'server {}' });
  });

  it('are what makes an Android app', async () => {
    const reply = await send('POST', '/studio/malls/36/play', {});
    const files = await unzipped(reply);
    expect(files.get('play-36/steps.md')).toBe('Steps of 36');
  });
});

describe('what stands where', () => {
  const places = () => read('/studio/malls/36/places');
  const standing = (name: string) => send('POST', `/studio/malls/36/standing/${name}`, {});
  const declare = (destinations: object[]) =>
    writeFile(join(app.merchants, '../publish.json'), JSON.stringify({ destinations }));

  it('is no destination without publish.json, and every problem of a bad one', async () => {
    expect(await places()).toMatchObject({ destinations: [], problems: [] });
    await declare([{ name: '', to: 'https://store.example' }]);
    expect(await places()).toMatchObject({
      destinations: [],
      problems: [expect.stringContaining('publish.json:1:')],
    });
  });

  it('names what a destination lacks, and no value of the environment', async () => {
    await declare([
      { name: 'Live', to: 's3://malls/live' },
      { name: 'By git', to: 'ci' },
      { name: 'Trial', to: 'store' },
    ]);
    expect(await places()).toMatchObject({
      destinations: [
        { name: 'Live', blocked: 'The environment has to hold AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.' },
        { name: 'By git', blocked: expect.stringContaining('in no git repository') },
        { name: 'Trial', to: 'store', production: false },
      ],
    });
  });

  it('is nothing in a new store, and words where a store is away', async () => {
    await declare([
      { name: 'Trial', to: 'store' },
      { name: 'Away', to: 's3://malls', endpoint: 'http://127.0.0.1:1' },
    ]);
    expect(await (await standing('Trial')).json()).toEqual({ releases: [] });
    expect((await standing('Away')).status).toBe(422);
    expect((await standing('None')).status).toBe(422);
  });

  it('is the state that a host shows, which is kept, unless it shows another mall or does not answer', async () => {
    const hosts = async () => (await send('POST', '/studio/malls/36/hosts', {})).json();
    askHost.mockResolvedValue({ merchant: '36', config: 'abc' });
    expect(await hosts()).toEqual([{ host: 'mall-36.example', config: 'abc' }]);
    const kept = readLive(join(app.merchants, '../history'), app.merchants).get('36');
    expect(kept).toMatchObject({ configHash: 'abc', where: 'mall-36.example' });
    askHost.mockResolvedValue({ merchant: '37', config: 'abc' });
    expect(await hosts()).toEqual([{ host: 'mall-36.example', why: 'It shows another mall, 37.' }]);
  });
});
