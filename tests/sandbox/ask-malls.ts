import { createSandbox } from '../../sandbox/create-sandbox';
import { malls } from './harness';

/** A process of its own that asks every mall of the database that its argument names. It ends with an error if one fails. */
const sandbox = await createSandbox({ db: process.argv[2] ?? '', merchants: malls });
for (const { id } of malls) await sandbox.changeSettings(id, { bannerCount: 3 });
await sandbox.close();
