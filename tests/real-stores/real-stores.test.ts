import { afterAll, beforeAll, describe, it } from 'vitest';
import { openStore } from '../../build/publish/store/open-store';
import { objectRules } from '../stores/object-rules';
import { fetchCeph, startCeph } from './ceph';
import type { RealStore } from './real-store';
import { fetchSwift, startSwift } from './swift';

/** A store that is ready to be started, or why its packages cannot be had. */
async function readied<Packages>(
  fetch: () => Promise<Packages>,
  start: (packages: Packages) => Promise<RealStore>,
) {
  return fetch().then(
    (packages) => ({ start: () => start(packages), missing: undefined }),
    (error: Error) => ({ start: undefined, missing: error.message.trim() }),
  );
}

const kinds = [
  { name: 'Ceph', conditions: true, ...(await readied(fetchCeph, startCeph)) },
  { name: 'Swift', conditions: false, ...(await readied(fetchSwift, startSwift)) },
];

describe.each(kinds)("Debian's $name", ({ name, conditions, start, missing }) => {
  if (!start) {
    it('was not tried, because its packages cannot be had', () => {
      process.stderr.write(`${name} was not tried: ${missing}\n`);
    });
    return;
  }

  let store: RealStore;
  let prefixes = 0;
  const open = () => {
    prefixes += 1;
    const { endpoint, account } = store;
    return openStore(`s3://malls/${prefixes}`, { endpoint, environment: account });
  };

  beforeAll(async () => {
    store = await start();
  });
  afterAll(() => store.stop());

  // a page of their lists has 1,000
  objectRules(async () => open().objects, { keys: 1_005, conditions });
});
