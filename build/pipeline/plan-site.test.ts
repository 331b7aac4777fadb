import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import type { Merchant } from '../brand/merchant';
import { listFiles } from '../core/list-files';
import { projectRoot } from '../shared/project';
import type { Typeface } from '../typeface/typeface';
import { hashBuilder, planSite } from './plan-site';

describe('the hash of the builder', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'builder-'));
    for (const folder of ['build', 'templates'])
      await cp(join(projectRoot, folder), join(root, folder), { recursive: true });
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  async function changesWith(file: string): Promise<boolean> {
    const before = await hashBuilder(root);
    await appendFile(join(root, file), '\n');
    return (await hashBuilder(root)) !== before;
  }

  it('is another one after a change of any template', async () => {
    const templates = await listFiles(join(projectRoot, 'templates'));
    expect(templates).toContain('hosting/_headers.hbs');
    for (const file of templates) expect(await changesWith(`templates/${file}`), file).toBe(true);
  });

  it('is another one after a change in any folder of the builder', async () => {
    const files = (await listFiles(join(projectRoot, 'build'))).filter((file) => !file.includes('.test.'));
    const oneOfEach = new Map(files.map((file) => [dirname(file), file]));
    expect([...oneOfEach.keys()]).toEqual(expect.arrayContaining(['.', 'core', 'isolation', 'publish']));
    for (const file of oneOfEach.values()) expect(await changesWith(`build/${file}`), file).toBe(true);
  });
});

describe('the hash of a site', () => {
  const environment = { apiBaseUrl: '/api', payloadKey: 'key', pushPublicKey: '' };
  const typefaceOf = (...files: string[]): Typeface => ({
    files: files.map((bytes) => ({ bytes: Buffer.from(bytes) })),
    weights: [400, 700],
    regular: {} as Typeface['regular'], // follows from the files
  });
  const merchant: Merchant = {
    id: '36',
    config: merchantSchema.parse({ name: 'Mitti Court', hosts: ['mitti.example'] }),
    logo: Buffer.from('logo'),
    icon: Buffer.from('icon'),
    typeface: typefaceOf('regular', 'bold'),
  };
  const hash = (other: Partial<Merchant> = {}, values = environment, made = ['app', 'builder']) =>
    planSite({ ...merchant, ...other }, values, { out: tmpdir(), made, force: false }).hash;

  it.each<[string, string]>([
    ['the app', hash({}, environment, ['other', 'builder'])],
    ['the builder', hash({}, environment, ['app', 'other'])],
    ['the id', hash({ id: '37' })],
    ['the config', hash({ config: { ...merchant.config, name: 'Petal Street' } })],
    ['the logo', hash({ logo: Buffer.from('other') })],
    ['the icon', hash({ icon: Buffer.from('other') })],
    ...Object.keys(environment).map((name): [string, string] => [
      name,
      hash({}, { ...environment, [name]: 'other' }),
    ]),
    ['the first file of the typeface', hash({ typeface: typefaceOf('other', 'bold') })],
    ['the second file of the typeface', hash({ typeface: typefaceOf('regular', 'other') })],
  ])('is another one with %s', (_what, other) => {
    expect(other).not.toBe(hash());
  });
});
