/** @jsxImportSource hono/jsx */

import type { Fault } from '../noun/faults';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import type { MerchantSettings } from '../noun/settings';
import { Layout, Logo } from './layout';

export interface MallSummary {
  merchant: SandboxMerchant;
  settings: MerchantSettings;
  faults: readonly Fault[];
  /** Address of the mall's site. */
  siteUrl: string;
}

/** The malls with their links, and the outbox of SMS and e-mails. */
export function HomePage({ malls }: { malls: readonly MallSummary[] }) {
  return (
    <Layout title="Sandbox">
      <div class="wrap">
        <header>
          <div>
            <h1>Sandbox</h1>
            <p class="quiet">The sample backend of {malls.length} malls. All its data is invented.</p>
          </div>
        </header>
        <main>
          <div class="grid">
            {malls.map((mall) => (
              <MallCard key={mall.merchant.id} {...mall} />
            ))}
          </div>
          <h2 id="outbox">Outbox</h2>
          <iframe src="/outbox" title="Outbox" />
        </main>
      </div>
    </Layout>
  );
}

function MallCard({ merchant, settings, faults, siteUrl }: MallSummary) {
  return (
    <section class="card mall" style={`--brand:${merchant.primary}`}>
      <div class="mall-head">
        <Logo merchant={merchant} />
        <div>
          <strong>{merchant.name}</strong>
          <span class="quiet">
            {merchant.programName} · {merchant.id}
          </span>
        </div>
      </div>
      {(settings.maintenance || faults.length > 0) && (
        <div class="row">
          {settings.maintenance && <span class="badge">Maintenance</span>}
          {faults.length > 0 && (
            <span class="badge">
              {faults.length === 1 ? '1 fault waits' : `${faults.length} faults wait`}
            </span>
          )}
        </div>
      )}
      <div class="row">
        <a class="button main" href={siteUrl}>
          Open the site
        </a>
        <a class="button" href={`/malls/${encodeURIComponent(merchant.id)}`}>
          Operate
        </a>
      </div>
    </section>
  );
}
