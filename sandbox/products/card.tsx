/** @jsxImportSource hono/jsx */
import { type Card, inOneWrite } from '../noun/card';
import { Quiet, RowForm, RowInput, TableCard } from '../noun/table-card';
import { type StockedProduct, saveProduct, stockedProducts } from './stocked-products';

const dates = [
  ['specialPriceStart', 'Special from'],
  ['specialPriceEnd', 'Special to'],
  ['expiryDate', 'Expires'],
] as const;

/** The sample products. The operator can change prices, dates and stock. */
export const productsCard: Card = {
  show: async ({ services: { db }, merchant, address }) => (
    <TableCard
      title="Products"
      heads={['Voucher', 'Points', 'Special', ...dates.map(([, label]) => label), 'Stock', '']}
      rows={(await stockedProducts(db, merchant.id)).map((item) => cellsOf(`${address}/products`, item))}
    />
  ),
  actions: { products: inOneWrite(saveProduct) },
};

function cellsOf(action: string, { product, stock }: StockedProduct) {
  const form = `product-${product.id}`;
  const input = (name: string, value: string, label: string, width: number) => (
    <RowInput {...{ form, name, value, width }} label={`${label} of ${product.subProductName}`} />
  );
  return [
    product.subProductName,
    input('sellingPrice', (product.sellingPrice / 100).toFixed(2), 'Points', 90),
    input('specialPrice', (product.specialPrice / 100).toFixed(2), 'Special price', 90),
    ...dates.map(([name, label]) => input(name, product[name], label, 110)),
    stock.map(({ id, name, quantity }) => (
      <Quiet key={id}>
        {input(`stock-${id}`, String(quantity), `Stock at ${name}`, 60)} {name}
      </Quiet>
    )),
    <RowForm key="save" id={form} action={action} about={['product', product.id]} />,
  ];
}
