import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { startServer } from '../../sandbox/serve';
import type { Door } from './login-screens';
import { e2eMerchants, sitesFolder } from './sites';

export interface Mall extends Door {
  sandbox: Sandbox;
  /** Sets the sandbox's clock. */
  setNow: (now: () => Date) => void;
}

export interface ServedSites extends Mall {
  port: number;
  /** From now on no server answers, as without a network. */
  close: () => Promise<void>;
  /** Closes the database as well. */
  end: () => Promise<void>;
}

/** Serves sites of the malls in `merchants/` on a port of their own, with a new database in memory. */
export async function serveSites(root = sitesFolder): Promise<ServedSites> {
  const merchants = await e2eMerchants();
  let clock = () => new Date();
  const sandbox = await createSandbox({ db: ':memory:', merchants, now: () => clock() });
  const server = await startServer({ root, sandbox, merchants, port: 0 });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= server.close();
    return closed;
  };
  return {
    sandbox,
    port: server.port,
    url: (merchantId, path = '/') => `http://${merchantId}.localhost:${server.port}${path}`,
    otpFor: (mobileNumber) => sandbox.outbox.latestOtp(mobileNumber),
    setNow: (now) => {
      clock = now;
    },
    close,
    end: async () => {
      await close();
      await sandbox.close();
    },
  };
}
