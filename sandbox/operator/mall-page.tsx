/** @jsxImportSource hono/jsx */

import type { Member } from './actions';
import { FaultsCard } from './faults-card';
import type { MallSummary } from './home-page';
import { Layout, Logo } from './layout';
import { MembersCard } from './members-card';
import type { OrderedItem } from './orders';
import { OrdersCard } from './orders-card';
import type { StockedProduct } from './products';
import { ProductsCard } from './products-card';
import { SettingsCard } from './settings-card';

interface MallPageProps extends MallSummary {
  members: readonly Member[];
  orderedItems: readonly OrderedItem[];
  products: readonly StockedProduct[];
  /** What came of the form that led here. */
  notice?: { text: string; bad: boolean };
}

/** Everything that an operator can do to one mall. */
export function MallPage({ members, orderedItems, products, notice, ...mall }: MallPageProps) {
  const { merchant, settings, faults, siteUrl } = mall;
  const action = `/malls/${encodeURIComponent(merchant.id)}`;
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
          <SettingsCard action={`${action}/settings`} settings={settings} />
          <FaultsCard action={`${action}/faults`} faults={faults} />
          <MembersCard action={`${action}/members`} members={members} />
          <OrdersCard action={`${action}/orders`} items={orderedItems} />
          <ProductsCard action={`${action}/products`} items={products} />
        </main>
      </div>
    </Layout>
  );
}
