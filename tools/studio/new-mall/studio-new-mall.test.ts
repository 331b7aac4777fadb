import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadMerchants } from '../../../build/config/load';
import { contents } from '../../../tests/build/harness';
import { tinyStudio } from '../testing/tiny-studio';
import type { NewMallAnswer, SentNewMall } from '../wire';
import { newMallQuestions } from './new-mall';

const { app, get, send, opened } = tinyStudio();

const answers = { id: '20001', name: 'Saffron Row', primary: '#0b7285', host: 'club.saffron-row.example' };
const sent: SentNewMall = { answers, files: {} };
const make = (mall: SentNewMall) => send('POST', '/studio/malls', mall);

/** Everything beside the merchants' folder, too. */
const everything = () => contents(join(app.merchants, '..'));

describe('a new mall in the studio', () => {
  it('is chosen a layout for from pictures, and from no other file', async () => {
    const layouts = newMallQuestions.find(({ key }) => key === 'layout')?.choices ?? [];
    expect(layouts).toContain('steps');
    for (const layout of layouts) {
      const { status, headers } = await get(`/studio/layouts/${layout}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    for (const name of ['other', '..%2flogin', 'steps.png']) {
      expect((await get(`/studio/layouts/${name}`)).status).toBe(404);
    }
  });

  it('is shown as phones will show it, and nothing is written before it is made', async () => {
    const before = await everything();
    const reply = await send('PUT', '/studio/new-mall', sent);
    const { problems, look } = (await reply.json()) as NewMallAnswer;
    expect(problems).toEqual([]);
    expect(look).toMatchObject({ name: 'Saffron Row', shortName: 'Saffron Row' });
    for (const picture of [look?.icon, look?.maskable, look?.appleTouch, look?.favicon]) {
      expect(picture).toMatch(/^data:image\/(png|svg\+xml);base64,\w/);
    }
    expect(await everything()).toEqual(before);
  });

  it('is made as a folder that the check accepts, opens, and touches no other file', async () => {
    const before = await everything();
    const reply = await make(sent);
    expect([reply.status, await reply.json()]).toEqual([201, { id: '20001' }]);
    const after = await everything();
    const added = [...after.keys()].filter((name) => !before.has(name));
    expect(added).toEqual(['merchants/20001/logo.svg', 'merchants/20001/merchant.json']);
    for (const [name, bytes] of before) expect(after.get(name)).toEqual(bytes);
    const { merchants } = await loadMerchants(app.merchants, ['20001']);
    expect(merchants).toMatchObject([{ config: { name: 'Saffron Row', hosts: [answers.host] } }]);
    const mall = await opened('20001');
    expect(await (await fetch(mall.preview)).text()).toContain('"name":"Saffron Row"');
  });

  it('is made once, however often somebody presses', async () => {
    const replies = await Promise.all([make(sent), make(sent), make(sent)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect((await readdir(app.merchants)).sort()).toEqual(['20001', '36', '37']);
  });

  it('never overwrites a mall, and takes no host of another one', async () => {
    const before = await everything();
    const reply = await make({ ...sent, answers: { ...answers, id: '36', host: 'mall-37.example' } });
    expect(reply.status).toBe(422);
    expect(((await reply.json()) as NewMallAnswer).problems).toMatchObject([
      { key: 'id', message: expect.stringContaining('exists already') },
      { key: 'host', message: expect.stringContaining('belongs to merchant 37') },
    ]);
    expect(await everything()).toEqual(before);
  });

  it.each(['../20001', '..', '/tmp/20001', '20001/x', '.20001', ''])(
    'is not made anywhere else, also not as %j',
    async (id) => {
      const before = await everything();
      expect((await make({ ...sent, answers: { ...answers, id } })).status).toBe(422);
      expect(await everything()).toEqual(before);
    },
  );
});
