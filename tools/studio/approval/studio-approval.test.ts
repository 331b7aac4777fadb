import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { approvalName } from '../../../build/config/approval-file';
import { writeMerchant } from '../../../tests/build/harness';
import { commitAll } from '../../../tests/setup/git-repository';
import { configOf, tinyStudio } from '../testing/tiny-studio';
import type { ApprovalAnswer, OpenedStanding } from '../wire';

const { app, read, send, opened } = tinyStudio();

const answerNow = () => read<ApprovalAnswer>('/studio/malls/36/approval');
const standingNow = () => read<OpenedStanding>('/studio/malls/36/standing');
const approve = async (said: object = {}) => {
  const { version } = await opened();
  const body = { by: 'Centre manager', on: '2026-11-28', version, ...said };
  return send('POST', '/studio/malls/36/approval', body);
};

describe('the answer of a client', () => {
  it('is kept for the saved state, in a file of its own', async () => {
    expect(await answerNow()).toEqual({ isCurrent: false });
    expect((await approve({ until: '2026-12-28' })).status).toBe(200);
    const kept = JSON.parse(await readFile(join(app.merchants, '36', approvalName), 'utf8'));
    expect(kept).toEqual({
      by: 'Centre manager',
      on: '2026-11-28',
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      until: '2026-12-28',
    });
    expect(await answerNow()).toEqual({ approval: kept, isCurrent: true });
    expect(await standingNow()).toMatchObject({ state: 'approved', isApproved: true });
  });

  it('is told with what has changed since its commit, or that no commit has it', async () => {
    await approve();
    await writeMerchant(app.merchants, '36', { description: 'Changed.' });
    expect(await answerNow()).not.toHaveProperty('changes');
    await writeMerchant(app.merchants, '36', {});
    commitAll(join(app.merchants, '..'));
    await writeMerchant(app.merchants, '36', { description: 'Changed.' });
    await writeFile(join(app.merchants, 'defaults.json'), '{"links": {"privacy": "https://a.example/"}}');
    expect(await answerNow()).toMatchObject({
      isCurrent: false,
      changes: [
        { path: ['description'], after: 'Changed.' },
        { path: ['links', 'privacy'], after: 'https://a.example/' },
      ],
    });
    expect(await standingNow()).toMatchObject({ state: 'ready', isApproved: false });
  });

  it('has a sheet of what differs for the client, once a commit has the approved state', async () => {
    const sheet = () => send('POST', '/studio/malls/36/approval-sheet', {});
    expect(await (await sheet()).json()).toEqual({ message: expect.stringMatching(/^No commit has/) });
    await approve();
    commitAll(join(app.merchants, '..'));
    await writeMerchant(app.merchants, '36', { name: 'Another name' });
    const reply = await sheet();
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
    const html = await reply.text(); // the studio of these tests gives pages in place of pictures
    expect(html).toContain('Another name');
    expect(html).toContain('Home, before');
  });

  it.each([
    ['nobody', { by: ' ' }],
    ['a day that is none', { on: '2026-02-30' }],
    ['a preview until a day that is none', { until: 'soon' }],
    ['a state that somebody has changed', { version: 'old' }],
    ['a key that nobody knows', { hash: 'a'.repeat(64) }],
  ])('is refused with %s', async (_what, said) => {
    expect((await approve(said)).ok).toBe(false);
    expect(await answerNow()).toEqual({ isCurrent: false });
  });

  it('cannot be given for a mall with errors', async () => {
    const { version } = await opened();
    await writeFile(join(app.merchants, '36/merchant.json'), configOf({ colour: 1 }).text);
    expect((await approve({ version })).status).toBe(422);
  });
});

it('a preview for the client goes into a folder as the mall is saved', async () => {
  const reply = await send('POST', '/studio/malls/36/preview-folder', { until: '2026-12-28' });
  expect(await reply.json()).toEqual({ folder: '.preview/36 until 2026-12-28' });
});
