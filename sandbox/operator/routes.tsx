/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import { settingsOf } from '../db/merchant-settings';
import { rowId } from '../db/row-id';
import type { SandboxMerchant } from '../merchants';
import type { CallRoom } from '../wire/answer-call';
import { membersOf, saveMember, saveSettings, setFault, spoilTokens } from './actions';
import { type Form, FormError } from './form';
import { HomePage, type MallSummary } from './home-page';
import { MallPage } from './mall-page';
import { orderedItems, saveOrderStatus } from './orders';
import { OutboxPage } from './outbox-page';
import { saveProduct, stockedProducts } from './products';

/** The operator page. It has no login: the server offers it on the bare localhost alone, and forms from it alone. */
export function operatorRoutes(room: CallRoom) {
  const app = new Hono();
  app.use(
    secureHeaders({
      xFrameOptions: 'SAMEORIGIN',
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        imgSrc: ['data:'],
        styleSrc: ["'unsafe-inline'"],
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
      },
    }),
    csrf(),
  );

  const summary = async (context: Context, merchant: SandboxMerchant): Promise<MallSummary> => {
    const { protocol, port } = new URL(context.req.url);
    return {
      merchant,
      settings: await settingsOf(room.db, merchant.id),
      faults: room.faults.list().filter((fault) => (fault.merchantId ?? merchant.id) === merchant.id),
      siteUrl: `${protocol}//${merchant.id}.localhost${port && `:${port}`}/`,
    };
  };

  app.get('/', async (context) => {
    const malls = [...room.merchants.values()].map((merchant) => summary(context, merchant));
    return context.html(<HomePage malls={await Promise.all(malls)} />);
  });
  app.get('/outbox', (context) =>
    context.html(<OutboxPage messages={room.outbox.messages()} merchants={room.merchants} />),
  );
  app.get('/malls/:id', async (context) => {
    const merchant = room.merchants.get(context.req.param('id'));
    if (!merchant) return context.notFound();
    const problem = context.req.query('problem');
    const notice = problem
      ? { text: problem, bad: true }
      : context.req.query('done') && { text: 'Done.', bad: false };
    return context.html(
      <MallPage
        {...(await summary(context, merchant))}
        members={await membersOf(room.db, merchant.id)}
        orderedItems={await orderedItems(room.db, merchant.id)}
        products={await stockedProducts(room.db, merchant.id)}
        {...(notice && { notice })}
      />,
    );
  });

  const { write, now, faults } = room;
  /** Carries out a posted form and leads back to the mall's page with what came of it. */
  const act = (
    path: string,
    action: (merchantId: string, form: Form, membershipId: number) => Promise<void>,
  ) =>
    app.post(path, async (context) => {
      const id = context.req.param('id') ?? '';
      if (!room.merchants.has(id)) return context.notFound();
      const form = new URLSearchParams(await context.req.text());
      const outcome = new URLSearchParams({ done: '1' });
      try {
        await action(id, form, rowId(context.req.param('membership') ?? ''));
      } catch (error) {
        if (!(error instanceof FormError)) throw error;
        outcome.set('problem', error.message);
      }
      return context.redirect(`/malls/${encodeURIComponent(id)}?${outcome}`, 303);
    });
  act('/malls/:id/settings', (id, form) => write((tx) => saveSettings(tx, id, form)));
  act('/malls/:id/faults', async (id, form) => setFault(faults, id, form));
  act('/malls/:id/faults/clear', async (id) => faults.clear(id));
  act('/malls/:id/products', (id, form) => write((tx) => saveProduct(tx, id, form)));
  act('/malls/:id/orders', (id, form) => write((tx) => saveOrderStatus(tx, id, form)));
  act('/malls/:id/members/:membership', (merchantId, form, membershipId) =>
    write((tx) => saveMember(tx, now(), { merchantId, membershipId }, form)),
  );
  act('/malls/:id/members/:membership/tokens', (merchantId, form, membershipId) =>
    write((tx) => spoilTokens(tx, now(), { merchantId, membershipId }, form)),
  );
  return app;
}
