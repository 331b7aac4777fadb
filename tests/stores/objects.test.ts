import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../build/publish/store/open-store';
import { testFolder } from '../build/harness';
import { bytes, objectRules, text } from './object-rules';
import { S3Store } from './s3-store';

let store: S3Store;
beforeEach(async () => {
  store = await new S3Store().start();
});
afterEach(() => store.stop());

const s3 = (address = 's3://malls/a/b', more: Record<string, string> = {}) =>
  openStore(address, { endpoint: store.endpoint, environment: { ...store.environment, ...more } }).objects;

const kinds = {
  folder: async () => openStore(join(await testFolder(), 'store'), {}).objects,
  'S3, with a prefix': async () => s3(),
  'S3, which shows ETags as Ceph': async () => {
    store.conditions = 'unquoted';
    return s3();
  },
};

describe.each(Object.entries(kinds))('a store in %s', (_kind, open) => {
  beforeEach(() => {
    store.page = 3;
  });
  objectRules(open, { keys: 10, conditions: true });
});

describe('a store that has its troubles', () => {
  it.each([
    ['answers with 500', { status: 500 }],
    ['is too busy, and says until when', { status: 503, code: 'SlowDown', retryAfter: 0 }],
    ['breaks off', { cut: true }],
  ])('that %s is asked again, and written to again', async (_words, fault) => {
    const objects = s3();
    store.fault = ({ index }) => (index % 2 === 0 ? fault : undefined);
    await objects.put('a', bytes('a whole object'));
    expect(await text(objects, 'a')).toBe('a whole object');
    expect(await objects.list('a')).toHaveLength(1);
  });

  it('is not written to with a condition twice: whoever writes has to look first', async () => {
    store.fault = () => ({ status: 500 });
    await expect(s3().put('a', bytes('1'), { ifNoneMatch: true })).rejects.toMatchObject({ status: 500 });
    expect(store.asked).toHaveLength(1);
  });

  it('keeps nothing that changed on its way', async () => {
    store.fault = () => ({ wrong: true });
    await expect(s3().put('a', bytes('1'))).rejects.toThrow('XAmzContentSHA256Mismatch');
    expect(store.objects.size).toBe(0);
  });

  it.each([
    ['no such bucket', 's3://others', {}, /no bucket others/],
    ['an unknown key', 's3://malls', { AWS_ACCESS_KEY_ID: 'WHO' }, /AWS_ACCESS_KEY_ID/],
    ['a wrong secret', 's3://malls', { AWS_SECRET_ACCESS_KEY: 'hush-hush' }, /AWS_SECRET_ACCESS_KEY/],
  ])('says what is wrong: %s', async (_words, address, environment, words) => {
    const failed = await s3(address, environment)
      .get('a')
      .catch((error: Error) => error.message);
    expect(failed).toMatch(words);
    expect(failed).not.toMatch(/hush-hush|a-secret-key/);
  });

  it('says that the clock is an hour off, and that a key may only read', async () => {
    store.clock = () => Date.now() + 3_600_000;
    await expect(s3().get('a')).rejects.toThrow(/clock/);
    store.clock = () => Date.now();
    store.accounts.push({ id: 'READER', secret: 'reads', readOnly: true });
    const reader = s3('s3://malls', { AWS_ACCESS_KEY_ID: 'READER', AWS_SECRET_ACCESS_KEY: 'reads' });
    expect(await reader.get('a')).toBeUndefined();
    await expect(reader.put('a', bytes('1'))).rejects.toThrow(/may not do this/);
  });
});

it('a server is told at once that the store is away, or that there is no folder', async () => {
  const folder = join(await testFolder(), 'store');
  const { reading } = openStore(folder, {});
  await expect(reading.get('hosts/a.json')).rejects.toThrow('cannot be read (ENOENT)');
  await openStore(folder, {}).objects.put('hosts/a.json', bytes('{}'));
  expect(await reading.get('hosts/b.json')).toBeUndefined();
  await expect(reading.get('hosts')).rejects.toThrow('EISDIR');
  const { endpoint, environment } = store;
  const bucket = openStore('s3://malls', { endpoint, environment }).reading;
  expect(await bucket.get('a')).toBeUndefined();
  store.objects.set('a', { bytes: Buffer.from('whole'), etag: '1', modified: 0 });
  for (const fault of [{ status: 503, retryAfter: 9 }, { cut: true }]) {
    store.fault = () => fault;
    const { status, retryAfter } = { status: undefined, retryAfter: undefined, ...fault };
    await expect(bucket.get('a')).rejects.toMatchObject({ status, retryAfter });
  }
});

it('refuses addresses that are no store', async () => {
  expect(() => openStore('gs://malls', {})).toThrow('A store is a folder or s3://bucket/prefix.');
  expect(() => openStore('s3://malls', { environment: {} })).toThrow('AWS_ACCESS_KEY_ID');
  const folder = await testFolder();
  expect(() => openStore(folder, { endpoint: 'http://127.0.0.1' })).toThrow('--endpoint');
  expect(() => openStore(join(folder, '.releases'), {})).toThrow('is among the built sites');
});
