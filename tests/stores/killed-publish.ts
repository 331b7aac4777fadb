import { openStore } from '../../build/publish/store/open-store';
import { publishSites } from '../../build/publish/store/publish-sites';

/** A publisher that is killed from outside. */
const [out = '', endpoint = ''] = process.argv.slice(2);

await publishSites({
  ...{ store: openStore('s3://malls/all', { endpoint }), out, order: 2, date: new Date(), who: 'killed' },
  ...{ apiInFront: false, onePublisher: false, dryRun: false },
});
