import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderObjects } from '../../serve/objects/folder';
import { s3Objects } from '../../serve/objects/s3';
import { s3Place } from '../../serve/objects/s3-request';
import { testFolder } from '../build/harness';
import { type Fault, S3Store } from '../stores/s3-store';

let store: S3Store;
beforeAll(async () => {
  store = await new S3Store().start();
});
afterAll(() => store.stop());

function s3(address = 's3://malls/sites', more: Record<string, string> = {}) {
  const place = s3Place(address, { ...store.environment, ...more }, store.endpoint);
  if (typeof place === 'string') throw new Error(place);
  return s3Objects(place);
}

it('a bucket gives an object with its bytes, and nothing for one that is not there', async () => {
  const bytes = Buffer.from([0, 255, 13, 10]);
  store.objects.set('sites/hosts/a.json', { bytes, etag: 'tag', modified: 0 });
  expect(await s3().get('hosts/a.json')).toEqual({ bytes: new Uint8Array(bytes), etag: '"tag"' });
  expect(await s3().get('hosts/b.json')).toBeUndefined();
});

it.each<[string, Fault, object]>([
  ['500', { status: 500 }, { status: 500 }],
  ['503 with a time', { status: 503, code: 'SlowDown', retryAfter: 9 }, { status: 503, retryAfter: 9 }],
  ['half of the bytes', { cut: true }, { message: expect.stringContaining('cut off') }],
])('a bucket that answers with %s is away', async (_what, fault, expected) => {
  store.fault = () => fault;
  await expect(s3().get('hosts/a.json')).rejects.toMatchObject(expected);
  store.fault = () => undefined;
});

it('a missing bucket and a wrong account are not the same as a missing object', async () => {
  await expect(s3('s3://others').get('a')).rejects.toThrow('There is no bucket others');
  const wrong = s3('s3://malls', { AWS_SECRET_ACCESS_KEY: 'hush-hush' }).get('a');
  await expect(wrong).rejects.toThrow(/^AWS_SECRET_ACCESS_KEY does not belong/);
});

it('a folder gives a file, nothing for one that is not there, and is away where there is no folder', async () => {
  const root = join(await testFolder(), 'store');
  const objects = folderObjects(root);
  await expect(objects.get('hosts/a.json')).rejects.toThrow('cannot be read (ENOENT)');
  await mkdir(join(root, 'hosts'), { recursive: true });
  await writeFile(join(root, 'hosts/a.json'), '{}');
  expect(Buffer.from((await objects.get('hosts/a.json'))?.bytes ?? []).toString()).toBe('{}');
  expect(await objects.get('hosts/b.json')).toBeUndefined();
  await expect(objects.get('hosts')).rejects.toThrow('EISDIR');
  await rm(root, { recursive: true });
});
