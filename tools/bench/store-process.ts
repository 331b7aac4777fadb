import { S3Store } from '../../tests/stores/s3-store';

/** The store of the tests as a process of its own, so that it takes no time from who publishes. */
const store = await new S3Store().start();
process.on('message', () => process.send?.(store.asked.splice(0).map(({ key }) => key)));
process.on('disconnect', () => process.exit());
process.send?.({ endpoint: store.endpoint, environment: store.environment });
