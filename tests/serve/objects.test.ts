import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderObjects } from '../../serve/objects/folder';
import { s3Objects } from '../../serve/objects/s3';
import { s3Place } from '../../serve/objects/s3-request';
import { testFolder } from '../build/harness';
import { S3Store } from '../stores/s3-store';

it('a bucket gives an object or nothing, and is away where its answer is neither', async () => {
  const store = await new S3Store().start();
  const place = s3Place('s3://malls/sites', store.environment, store.endpoint);
  if (typeof place === 'string') throw new Error(place);
  const objects = s3Objects(place);
  const bytes = Buffer.from([0, 255, 13, 10]);
  store.objects.set('sites/hosts/a.json', { bytes, etag: 'tag', modified: 0 });
  expect(await objects.get('hosts/a.json')).toEqual({ bytes: new Uint8Array(bytes), etag: '"tag"' });
  expect(await objects.get('hosts/b.json')).toBeUndefined();
  await expect(s3Objects({ ...place, bucket: 'others' }).get('a')).rejects.toThrow('no bucket others');
  for (const fault of [
    { status: 503, retryAfter: 9 },
    { status: 403, code: 'AccessDenied' },
    { cut: true },
  ]) {
    store.fault = () => fault;
    const { status, retryAfter } = { status: undefined, retryAfter: undefined, ...fault };
    await expect(objects.get('hosts/a.json')).rejects.toMatchObject({ status, retryAfter });
  }
  await store.stop();
});

it('a folder gives a file or nothing, and is away where there is no folder', async () => {
  const root = join(await testFolder(), 'store');
  const objects = folderObjects(root);
  await expect(objects.get('hosts/a.json')).rejects.toThrow('cannot be read (ENOENT)');
  mkdirSync(join(root, 'hosts'), { recursive: true });
  writeFileSync(join(root, 'hosts/a.json'), '{}');
  expect(Buffer.from((await objects.get('hosts/a.json'))?.bytes ?? []).toString()).toBe('{}');
  expect(await objects.get('hosts/b.json')).toBeUndefined();
  await expect(objects.get('hosts')).rejects.toThrow('EISDIR');
});
