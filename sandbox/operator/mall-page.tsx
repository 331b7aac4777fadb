/** @jsxImportSource hono/jsx */

import type { Markup } from '../noun/card';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { Layout, Logo } from './layout';

interface MallPageProps {
  merchant: SandboxMerchant;
  /** Address of the mall's site. */
  siteUrl: string;
  /** The result of the form that the operator has just sent. */
  notice?: { text: string; bad: boolean };
  cards: readonly Markup[];
}

/** The operator page of one mall. */
export function MallPage({ merchant, siteUrl, notice, cards }: MallPageProps) {
  return (
    <Layout title={`${merchant.name} · Sandbox`}>
      <div class="wrap">
        <header>
          <Logo merchant={merchant} />
          <div>
            <h1>{merchant.name}</h1>
            <p class="quiet">
              <a href="/">All malls</a> · <a href={siteUrl}>Open the site</a> · {merchant.programName}
            </p>
          </div>
        </header>
        <main>
          {notice && (
            <p class={notice.bad ? 'note bad' : 'note'} role="status">
              {notice.text}
            </p>
          )}
          {cards}
        </main>
      </div>
    </Layout>
  );
}
