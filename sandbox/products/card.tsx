/** @jsxImportSource hono/jsx */
import type { Card } from '../noun/card';
import { RowInput } from '../noun/forms';
import { TableCard } from '../noun/table-card';
import { type StockedProduct, saveProduct, stockedProducts } from './stocked-products';

const dates = [
  ['specialPriceStart', 'Special from'],
  ['specialPriceEnd', 'Special to'],
  ['expiryDate', 'Expires'],
] as const;

/** The sample products. The operator can change prices, dates and stock. */
export const productsCard: Card = {
  show: async ({ services: { db }, merchant, address }) => (
    <Products action={`${address}/products`} items={await stockedProducts(db, merchant.id)} />
  ),
  actions: {
    products: ({ services: { write }, merchantId, form }) => write((tx) => saveProduct(tx, merchantId, form)),
  },
};

function Products({ action, items }: { action: string; items: readonly StockedProduct[] }) {
  return (
    <TableCard
      title="Products"
      heads={['Voucher', 'Points', 'Special', ...dates.map(([, label]) => label), 'Stock', '']}
      rows={items.map((item) => <ProductRow key={item.product.id} action={action} item={item} />)}
    />
  );
}

function ProductRow({ action, item: { product, stock } }: { action: string; item: StockedProduct }) {
  const form = `product-${product.id}`;
  const input = (name: string, value: string, label: string, width: number) => (
    <RowInput {...{ form, name, value, width }} label={`${label} of ${product.subProductName}`} />
  );
  return (
    <tr>
      <td>{product.subProductName}</td>
      <td>{input('sellingPrice', (product.sellingPrice / 100).toFixed(2), 'Points', 90)}</td>
      <td>{input('specialPrice', (product.specialPrice / 100).toFixed(2), 'Special price', 90)}</td>
      {dates.map(([name, label]) => (
        <td key={name}>{input(name, product[name], label, 110)}</td>
      ))}
      <td>
        {stock.map(({ id, name, quantity }) => (
          <div key={id} class="quiet" style="display:flex;gap:6px;align-items:center;white-space:nowrap">
            {input(`stock-${id}`, String(quantity), `Stock at ${name}`, 60)}
            {name}
          </div>
        ))}
      </td>
      <td>
        <form id={form} method="post" action={action}>
          <input type="hidden" name="product" value={String(product.id)} />
          <button type="submit">Save</button>
        </form>
      </td>
    </tr>
  );
}
