import { loadMerchants } from '../build/config/load';
import { defaultMerchants } from '../build/shared/project';
import { createSandbox } from '../sandbox/create-sandbox';
import { startServer } from '../sandbox/serve';
import { sandboxMerchantOf } from './sandbox-merchant';

const { merchants } = await loadMerchants(defaultMerchants, ['36']);
const list = merchants.map(sandboxMerchantOf);
const sandbox = await createSandbox({ db: ':memory:', merchants: list, makeOtp: () => '1234' });
await startServer({ root: '/tmp', sandbox, merchants: list, port: 4811 });
console.log('up');
