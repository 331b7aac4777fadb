import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contents } from '../../../tests/build/harness';
import { configOf, tinyStudio } from '../testing/tiny-studio';
import type { ListedMall, Saved, SentDraft } from '../wire';
import type { Path } from './draft-text';

const { app, read, send, opened, save } = tinyStudio();

const saved = async (draft: SentDraft, seen?: readonly Path[]) => {
  const reply = await save(draft, seen);
  expect(reply.status).toBe(200);
  return (await reply.json()) as Saved;
};
const onDisk = async () => JSON.parse(await readFile(join(app.merchants, '36/merchant.json'), 'utf8'));
const openNow = async () => {
  const [row] = await read<ListedMall[]>('/studio/malls');
  const { open } = await opened();
  expect(row?.open).toBe(open.length);
  return open;
};

describe('a save of a draft with errors', () => {
  it('writes what the check passes, and keeps the rest as a draft that others see, too', async () => {
    await saved(configOf({ description: 'Before.' }));
    const wrong = { name: 'After', description: 'x'.repeat(2000), theme: { palette: { top: 'blue' } } };
    const { left } = await saved(configOf(wrong));
    expect(left).toEqual([['description'], ['theme', 'palette', 'top']]);
    expect(await onDisk()).toEqual({
      name: 'After',
      description: 'Before.',
      hosts: ['mall-36.example'],
    });
    expect(await openNow()).toEqual([
      { path: ['description'], value: wrong.description },
      { path: ['theme', 'palette', 'top'], value: 'blue' },
    ]);
  });

  it('keeps a file that the check refuses, and the one on the disk stays', async () => {
    const before = await contents(app.merchants);
    const files = { 'logo.svg': Buffer.from('<svg>').toString('base64') };
    const { left } = await saved({ ...configOf({ name: 'After' }), files });
    expect(left).toEqual([['logo']]);
    const after = await contents(app.merchants);
    expect(after.get('36/logo.svg')).toEqual(before.get('36/logo.svg'));
    expect(await onDisk()).toMatchObject({ name: 'After' });
    expect(await openNow()).toMatchObject([
      { path: ['logo'], file: { name: 'logo.svg', base64: files['logo.svg'] } },
    ]);
  });

  it('changes nothing where nothing valid would result, and keeps all of it', async () => {
    const config = join(app.merchants, '36/merchant.json');
    await writeFile(config, '{"name": "Mall 36", "hosts": ["bad host"]}');
    const { left } = await saved({ text: '{"name": "New", "hosts": ["worse host"]}', files: {} });
    expect(left).toEqual([['name'], ['hosts']]);
    expect(await onDisk()).toEqual({ name: 'Mall 36', hosts: ['bad host'] });
    expect(await openNow()).toEqual([
      { path: ['name'], value: 'New' },
      { path: ['hosts'], value: ['worse host'] },
    ]);
  });
});

describe('what a save has left out', () => {
  it('is settled by whoever has seen it, and stays for everybody else', async () => {
    const wrong = configOf({ theme: { palette: { top: 'blue' } } });
    await saved(wrong);
    await saved(configOf({ name: 'Other' }));
    expect(await openNow()).toHaveLength(1);
    await saved(configOf({ name: 'Other', theme: { palette: { top: '#123456' } } }), [
      ['theme', 'palette', 'top'],
    ]);
    expect(await openNow()).toEqual([]);
  });

  it('goes when it is given up, and is replaced by what is typed next', async () => {
    await saved(configOf({ theme: { palette: { top: 'blue' } } }));
    await saved(configOf({ theme: { palette: { top: 'green' } } }));
    expect(await openNow()).toMatchObject([{ value: 'green' }]);
    await send('POST', '/studio/malls/36/settle', { seen: [['theme', 'palette', 'top']] });
    expect(await openNow()).toEqual([]);
  });

  it('is nothing where its file is damaged', async () => {
    await saved(configOf({ theme: { palette: { top: 'blue' } } }));
    const kept = [...(await contents(join(app.merchants, '../history'))).keys()];
    const [file = ''] = kept.filter((path) => path.endsWith('open.json'));
    await writeFile(join(app.merchants, '../history', file), '{');
    expect(await openNow()).toEqual([]);
  });
});
