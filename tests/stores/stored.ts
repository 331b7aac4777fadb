import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openStore } from '../../build/publish/store/open-store';
import { type PublishOptions, publishSites } from '../../build/publish/store/publish-sites';
import { emptyMemory } from '../../serve/memory';
import { serveSite } from '../../serve/serve-site';
import { storedSites } from '../../serve/stored-sites';
import { testFolder } from '../build/harness';
import { type Wanted, writeBuilt } from './built';
import { S3Store } from './s3-store';
import { shownAt } from './shown';

/** A store of S3 for each test, and a folder of built sites beside it. */
export function storedMalls() {
  const now = { server: new S3Store(), out: '' };
  beforeEach(async () => {
    now.server = await new S3Store().start();
    now.out = join(await testFolder(), 'dist');
  });
  afterEach(() => now.server.stop());
  const store = (address = 's3://malls/all') => {
    const { endpoint, environment } = now.server;
    return openStore(address, { endpoint, environment });
  };
  return {
    get server() {
      return now.server;
    },
    get out() {
      return now.out;
    },
    store,
    write: (wanted: Wanted) => writeBuilt(now.out, wanted),
    publish: (options: Partial<PublishOptions> = {}) =>
      publishSites({
        ...{
          store: store(),
          out: now.out,
          order: 1,
          date: new Date('2026-11-28T10:00:00Z'),
          who: 'somebody',
        },
        ...options,
      }),
    shown: (host = 'mall-1.example') => shownAt(store().objects, host),
    /** What a server answers that has just begun. */
    serve: (path: string) => {
      const habits = { patience: 0, later: () => {}, tell: () => {} };
      const request = new Request(`https://mall-1.example${path}`);
      return serveSite(request, storedSites(store().objects, emptyMemory(1_000_000), habits));
    },
    /** Puts something else in the place of an object. */
    spoil: (key: string, text: string) =>
      now.server.objects.set(`all/${key}`, { bytes: Buffer.from(text), etag: 'x', modified: 0 }),
    /** An object of JSON. */
    json: (key: string) => JSON.parse(now.server.objects.get(`all/${key}`)?.bytes.toString() ?? 'null'),
    keys: () => [...now.server.objects.keys()].map((key) => key.replace('all/', '')).sort(),
    /** The requests since the last call. */
    asked: () => now.server.asked.splice(0).map(({ method, key }) => `${method} ${key.replace('all/', '')}`),
  };
}

export type Stored = ReturnType<typeof storedMalls>;
