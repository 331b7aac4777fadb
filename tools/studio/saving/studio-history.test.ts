import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contents } from '../../../tests/build/harness';
import { configOf, tinyStudio } from '../testing/tiny-studio';
import type { PastSave, SentDraft } from '../wire';

const { app, read, opened, save } = tinyStudio();

const listed = () => read<PastSave[]>('/studio/malls/36/history');
const past = (name: string) => read<SentDraft>(`/studio/malls/36/history/${name}`);
const file = () => join(app.merchants, '36/merchant.json');

async function saved(changes: object, files: SentDraft['files'] = {}) {
  expect((await save({ ...configOf(changes), files })).status).toBe(200);
}

describe('the history of a mall', () => {
  it('has each save with what it has changed, newest first, and what was there before the first one', async () => {
    expect(await listed()).toEqual([{ saved: false, changes: [] }]);
    await saved({ name: 'One' });
    await saved({ name: 'Two', texts: { 'login.title': 'Hello' } });
    expect(await listed()).toEqual([
      {
        name: '3',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        saved: true,
        changes: [
          { path: ['name'], before: 'One', after: 'Two' },
          { path: ['texts', 'login.title'], after: 'Hello' },
        ],
      },
      expect.objectContaining({ name: '2', saved: true, changes: [expect.anything()] }),
      expect.objectContaining({ name: '1', saved: false, changes: [] }),
    ]);
  });

  it('shows what came from an editor or git, and keeps it with the next save', async () => {
    await saved({ name: 'One' });
    await writeFile(file(), configOf({ name: 'Editor' }).text);
    const changes = [{ path: ['name'], before: 'One', after: 'Editor' }];
    expect((await listed())[0]).toEqual({ saved: false, changes });
    await saved({ name: 'Two' });
    expect((await listed()).map(({ saved }) => saved)).toEqual([true, false, true, false]);
    expect(JSON.parse((await past('3')).text)).toMatchObject({ name: 'Editor' });
  });

  it('gives a state back with the pictures that the folder has no longer', async () => {
    const logo = await readFile(join(app.merchants, '36/logo.svg'), 'base64');
    const other = await readFile(join(app.merchants, '37/logo.svg'), 'base64');
    await saved({ logo: 'mark.svg' }, { 'mark.svg': other });
    expect((await past('1')).files).toEqual({ 'logo.svg': logo });
    expect((await past('2')).files).toEqual({});
    const back = await past('1');
    expect((await save(back)).status).toBe(200);
    expect(await readFile(join(app.merchants, '36/logo.svg'), 'base64')).toBe(logo);
    expect(Object.keys((await opened()).contents)).toEqual(['logo.svg']);
  });

  it('stays outside of the malls, and says when it does not have a state', async () => {
    await saved({ name: 'One' });
    expect([...(await contents(app.merchants)).keys()].sort()).toEqual([
      '36/logo.svg',
      '36/merchant.json',
      '37/logo.svg',
      '37/merchant.json',
    ]);
    for (const name of ['3', 'files']) {
      expect(await past(name)).toEqual({ message: 'The history does not have this state any more.' });
    }
  });

  it('goes on without a state whose file is damaged or gone', async () => {
    await saved({ name: 'One' });
    await saved({ name: 'Two' });
    const home = join(app.merchants, '../history');
    const folder = join(home, (await readdir(home))[0] ?? '', '36');
    const { files } = JSON.parse(await readFile(join(folder, '1.json'), 'utf8'));
    await rm(join(folder, 'files', files['merchant.json']));
    await writeFile(join(folder, '3.json'), '{"name":');
    await saved({ name: 'Three' });
    expect((await listed()).map(({ name, saved }) => [name, saved])).toEqual([
      ['4', true],
      ['3', false],
      ['2', true],
    ]);
    expect(JSON.parse((await past('3')).text)).toMatchObject({ name: 'Two' });
  });

  it('goes back behind a missing merchant.json, which has no text', async () => {
    await rm(file());
    await saved({ name: 'One' });
    expect(await listed()).toMatchObject([
      { name: '2', saved: true },
      { name: '1', saved: false },
    ]);
    expect(await past('1')).toMatchObject({ text: '' });
  });

  it('has no save that could not write the folder', async () => {
    const logo = await readFile(join(app.merchants, '36/logo.svg'), 'base64');
    await mkdir(join(app.merchants, '36/mark.svg/taken'), { recursive: true }); // no file can take its place
    const reply = await save({ ...configOf({ logo: 'mark.svg' }), files: { 'mark.svg': logo } });
    expect([reply.status, await reply.json()]).toEqual([
      422,
      { message: expect.stringMatching(/36 cannot be written: /) },
    ]);
    expect(await listed()).toEqual([expect.objectContaining({ name: '1', saved: false })]);
  });

  it('that cannot be kept lets nothing be saved', async () => {
    await rm(join(app.merchants, '../history'), { recursive: true, force: true });
    await writeFile(join(app.merchants, '../history'), 'no folder');
    const before = await contents(app.merchants);
    const reply = await save(configOf({ name: 'New' }));
    expect([reply.status, await reply.json()]).toEqual([
      422,
      { message: expect.stringMatching(/^Nothing was saved, because .*history cannot keep the history/) },
    ]);
    expect(await contents(app.merchants)).toEqual(before);
  });
});
