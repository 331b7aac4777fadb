/** @jsxImportSource hono/jsx */

import type { SandboxMerchant } from '../merchants/sandbox-merchant';
import type { Markup } from './card';
import { Layout, Logo } from './layout';

interface MallPageProps {
  merchant: SandboxMerchant;
  /** Address of the mall's site. */
  siteUrl: string;
  /** What came of the form that led here. */
  notice?: { text: string; bad: boolean };
  cards: readonly Markup[];
}

/** Everything that an operator can do to one mall. */
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
