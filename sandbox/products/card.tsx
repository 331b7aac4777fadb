/** @jsxImportSource hono/jsx */

import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { locations } from '../locations/tables';
import { type Card, inOneWrite, type PostedForm } from '../noun/card';
import { brief, type Form, FormError, numberFrom, pointBounds } from '../noun/form';
import { Quiet, RowForm, RowInput, TableCard } from '../noun/table-card';
import { products, stock } from './tables';

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

const mostStock = 1_000_000;

/** The mall's sample products, each with its stock at every location. */
async function stockedProducts(db: Db, merchantId: string) {
  const wanted = and(eq(products.merchantId, merchantId), eq(products.extra, 0));
  const rows = await db
    .select()
    .from(products)
    .where(wanted)
    .orderBy(asc(products.productId), asc(products.id));
  const held = await db
    .select({ productId: stock.productId, id: locations.id, name: locations.name, quantity: stock.quantity })
    .from(stock)
    .innerJoin(products, eq(products.id, stock.productId))
    .innerJoin(locations, eq(locations.id, stock.locationId))
    .where(wanted)
    .orderBy(asc(locations.id));
  return rows.map((product) => ({
    product,
    stock: held.filter(({ productId }) => productId === product.id),
  }));
}

type StockedProduct = Awaited<ReturnType<typeof stockedProducts>>[number];

/** Sets prices, dates and quantities of one product. A missing field is not changed. */
async function saveProduct(tx: Db, { merchantId, form }: PostedForm): Promise<void> {
  const found = (await stockedProducts(tx, merchantId)).find(
    ({ product }) => String(product.id) === form.get('product'),
  );
  if (!found) throw new FormError(`There is no product '${brief(form.get('product') ?? '')}' at this mall.`);
  const { product, stock: held } = found;
  await tx
    .update(products)
    .set({
      sellingPrice: hundredthsFrom(form, 'sellingPrice') ?? product.sellingPrice,
      specialPrice: hundredthsFrom(form, 'specialPrice') ?? product.specialPrice,
      specialPriceStart: dateFrom(form, 'specialPriceStart') ?? product.specialPriceStart,
      specialPriceEnd: dateFrom(form, 'specialPriceEnd') ?? product.specialPriceEnd,
      expiryDate: dateFrom(form, 'expiryDate') || product.expiryDate,
    })
    .where(eq(products.id, product.id));
  for (const { id: locationId } of held) {
    const quantity = wholeFrom(form, `stock-${locationId}`);
    if (quantity === undefined) continue;
    const place = and(eq(stock.productId, product.id), eq(stock.locationId, locationId));
    await tx.update(stock).set({ quantity }).where(place);
  }
}

function hundredthsFrom(form: Form, name: string): number | undefined {
  const text = form.get(name);
  return text === null ? undefined : Math.round(numberFrom(name, text, pointBounds) * 100);
}

function wholeFrom(form: Form, name: string): number | undefined {
  const text = form.get(name);
  return text === null ? undefined : numberFrom(name, text, { whole: true, most: mostStock });
}

/** '' if the field is empty. */
function dateFrom(form: Form, name: string): string | undefined {
  const text = form.get(name)?.trim();
  if (text && !isDate(text)) {
    throw new FormError(`${name} must be a date as YYYY-MM-DD, not '${brief(text)}'.`);
  }
  return text;
}

/** A day of the calendar, so not the 31st of February. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
