import { mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { howMany } from '../../../build/diagnostics/cut-list';
import { contents } from '../../../tests/build/harness';
import { readFolder, versionOf } from '../../shared/mall-folder';
import { configOf, tinyStudio, unzipped } from '../testing/tiny-studio';
import type { Saved } from '../wire';
import { saveFolder } from './folder';

const { app, get, read, send, opened, save, draft } = tinyStudio();

describe('a save of the studio', () => {
  it('saves the config in the repository layout and a new logo, and nothing else', async () => {
    const before = await contents(app.merchants);
    const logo = (before.get('37/logo.svg') ?? Buffer.alloc(0)).toString().replace('c8142b', '14c82b');
    const files = { 'logo.svg': Buffer.from(logo).toString('base64') };
    const reply = await save({ ...configOf({ name: 'Saved' }), files });
    expect(reply.status).toBe(200);
    const after = await contents(app.merchants);
    expect(after.get('36/merchant.json')?.toString()).toBe(
      '{\n  "name": "Saved",\n  "hosts": ["mall-36.example"]\n}\n',
    );
    expect(after.get('36/logo.svg')?.toString()).toBe(logo);
    const old = before.get('36/logo.svg')?.toString('base64');
    for (const saved of ['36/merchant.json', '36/logo.svg']) {
      before.delete(saved);
      after.delete(saved);
    }
    expect(after).toEqual(before);
    const { folder, replaced } = (await reply.json()) as Saved;
    const { id, preview, open, ...now } = await opened();
    expect(now).toEqual(folder);
    expect(replaced).toEqual({ 'logo.svg': old });
  });

  it('does not save over what somebody else has changed since', async () => {
    const { version } = await opened();
    const theirs = JSON.stringify({ name: 'Theirs', hosts: ['mall-36.example'] });
    await writeFile(join(app.merchants, '36/merchant.json'), theirs);
    const reply = await send('POST', '/studio/malls/36/save', { ...configOf({ name: 'Mine' }), version });
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({ message: expect.stringContaining('Nothing was saved.') });
    expect(await readFile(join(app.merchants, '36/merchant.json'), 'utf8')).toBe(theirs);
  });

  it('refuses a config that is not UTF-8, as opening does, and leaves it as it is', async () => {
    const ansi = Buffer.from('{ "name": "Caf\xe9", "hosts": ["mall-36.example"] }', 'latin1');
    await writeFile(join(app.merchants, '36/merchant.json'), ansi);
    const refusal = {
      message: 'merchant.json, line 1: The file is not UTF-8 text. → save it with the encoding UTF-8',
    };
    const opening = await get('/studio/malls/36');
    expect([opening.status, await opening.json()]).toEqual([422, refusal]);
    const version = versionOf(await readFolder(app.merchants, '36'));
    const reply = await send('POST', '/studio/malls/36/save', { ...configOf({ name: 'Mine' }), version });
    expect([reply.status, await reply.json()]).toEqual([422, refusal]);
    expect(await readFile(join(app.merchants, '36/merchant.json'))).toEqual(ansi);
  });

  it('takes a config with a byte order mark as the check does, without the mark', async () => {
    const { text } = configOf({ logo: 'mark.svg' });
    await rename(join(app.merchants, '36/logo.svg'), join(app.merchants, '36/mark.svg'));
    await writeFile(join(app.merchants, '36/merchant.json'), `\uFEFF${text}`);
    expect((await opened()).text).toBe(text);
    const mark = await readFile(join(app.merchants, '36/mark.svg'), 'base64');
    expect((await save({ ...configOf({}), files: { 'logo.svg': mark } })).status).toBe(200);
    expect((await readdir(join(app.merchants, '36'))).sort()).toEqual(['logo.svg', 'merchant.json']);
    expect(await read('/studio/malls/36/history/1')).toMatchObject({ text });
    expect(await read('/studio/malls/36/history')).toMatchObject([
      { changes: [{ path: ['logo'] }] },
      { changes: [] },
    ]);
  });

  it('is one of two at the same moment: the other one writes nothing', async () => {
    const { version } = await opened();
    const save = (name: string) => {
      const write = { 'merchant.json': Buffer.from(configOf({ name }).text) };
      return saveFolder(app.merchants, '36', { write, remove: [] }, version, () => () => {});
    };
    const results = await Promise.allSettled([save('One'), save('Other')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { version: now } = await opened();
    expect(results.flatMap((each) => ('value' in each ? versionOf(each.value.after) : []))).toEqual([now]);
    const name = results[0]?.status === 'fulfilled' ? 'One' : 'Other';
    expect(JSON.parse((await opened()).text)).toMatchObject({ name });
  });

  it('counts the problems of a list that is too long to show', async () => {
    const categories = Array.from({ length: 150 }, (_, index) => 'x'.repeat(31 + index));
    const sent = configOf({ manifest: { categories } });
    const { problems } = await draft(sent);
    expect(problems.length).toBeLessThan(150);
    expect(howMany(problems)).toBe(150);
    const reply = await send('POST', '/studio/malls/36/folder', sent);
    expect(await reply.json()).toEqual({ message: expect.stringMatching(/There are 149 more\.$/) });
  });

  // only `mall lock` writes an identity
  it.each(['../evil.svg', 'evil/x.svg', '.hidden.json', 'evil.html', '..', 'identity.json', 'IDENTITY.json'])(
    'takes no file with the name %j',
    async (name) => {
      const before = await contents(join(app.merchants, '..'));
      expect((await save({ ...configOf({}), files: { [name]: '' } })).status).toBe(422);
      expect(await contents(join(app.merchants, '..'))).toEqual(before);
    },
  );

  it('removes the logo that another one has replaced, from the folder and from the zip file', async () => {
    const logo = await readFile(join(app.merchants, '36/logo.svg'), 'base64');
    const sent = { ...configOf({ logo: 'mark.svg' }), files: { 'mark.svg': logo } };
    const { problems } = await draft(sent);
    expect(problems.filter(({ file }) => file === 'logo.svg')).toEqual([]);
    const zip = await send('POST', '/studio/malls/36/folder', sent);
    const files = await unzipped(zip);
    expect([...files.keys()].sort()).toEqual(['36/mark.svg', '36/merchant.json']);
    expect((await save(sent)).status).toBe(200);
    expect(Object.keys((await opened()).contents)).toEqual(['mark.svg']);
    await writeFile(join(app.merchants, '36/own.svg'), Buffer.from(logo, 'base64'));
    expect((await draft(sent)).problems).toMatchObject([{ file: 'own.svg', severity: 'warning' }]);
  });

  it('puts the pictures for shops and posters into the zip file', async () => {
    await mkdir(join(app.merchants, '36/screenshots'));
    const blank = { create: { width: 390, height: 780, channels: 3, background: '#0b7285' } } as const;
    await writeFile(join(app.merchants, '36/screenshots/phone.png'), await sharp(blank).png().toBuffer());
    await writeFile(join(app.merchants, '36/poster.pdf'), '%PDF');
    await opened();
    const zip = await send('POST', '/studio/malls/36/folder', configOf({}));
    const files = await unzipped(zip);
    const names = ['logo.svg', 'merchant.json', 'poster.pdf', 'screenshots/phone.png'];
    expect([...files.keys()].sort()).toEqual(names.map((name) => `36/${name}`));
  });

  it('writes into no folder outside of the merchants, also not through a link', async () => {
    const outside = join(app.merchants, '../outside');
    await mkdir(outside);
    await symlink(outside, join(app.merchants, '50'));
    for (const id of ['50', '..', '%2e%2e', '..%2foutside']) {
      const body = { ...configOf({}), version: 'any' };
      expect((await send('POST', `/studio/malls/${id}/save`, body)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await contents(outside)).size).toBe(0);
  });
});
