/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { isFromOwnPage } from '@/lib/own-page';
import { rowId } from '../database/rows';
import { waitingFaults } from '../faults/card';
import type { Action } from '../noun/card';
import { FormError } from '../noun/form';
import type { Services } from '../noun/handler';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { UnseededMall } from '../noun/seed-mall';
import { settingsOf } from '../noun/settings-of';
import { nounList } from '../nouns';
import { catchUp } from '../server/catch-up';
import { HomePage } from './home-page';
import { MallPage } from './mall-page';
import { OutboxPage } from './outbox-page';

/**
 * The operator page. It has no login, so the server offers it only on plain localhost, and accepts only its own forms.
 */
export function operatorRoutes(services: Services) {
  const app = new Hono();
  app.use(
    secureHeaders({
      xFrameOptions: 'SAMEORIGIN',
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'unsafe-inline'"],
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
      },
    }),
    ownForms,
    async (_context, next) => {
      await catchUp(services);
      await next();
    },
  );

  app.get('/', async (context) => {
    const malls = [...services.merchants.values()].map(async (merchant) => ({
      merchant,
      siteUrl: siteUrlOf(merchant, context.req.url),
      settings: await settingsOf(services.db, merchant.id),
      faults: waitingFaults(services.faults, merchant.id),
    }));
    return context.html(<HomePage malls={await Promise.all(malls)} />);
  });
  app.get('/outbox', (context) =>
    context.html(
      <OutboxPage
        messages={services.outbox.messages()}
        mails={services.outbox.mails()}
        merchants={services.merchants}
        addressOf={addressOf}
      />,
    ),
  );
  app.get('/malls/:id', async (context) => {
    const merchant = services.merchants.get(context.req.param('id'));
    if (!merchant) return context.notFound();
    const siteUrl = siteUrlOf(merchant, context.req.url);
    const unseeded = await whyUnseeded(services.seedMall(merchant));
    if (unseeded !== undefined) {
      const notice = { text: unseeded, bad: true };
      return context.html(<MallPage merchant={merchant} siteUrl={siteUrl} cards={[]} notice={notice} />, 500);
    }
    const problem = context.req.query('problem');
    const notice = problem
      ? { text: problem, bad: true }
      : context.req.query('done') && { text: 'Done.', bad: false };
    const mall = { services, merchant, address: addressOf(merchant.id) };
    return context.html(
      <MallPage
        merchant={merchant}
        siteUrl={siteUrl}
        cards={await Promise.all(cards.map((card) => card.show(mall)))}
        {...(notice && { notice })}
      />,
    );
  });

  /** Carries out a posted form, and goes back to the mall's page with the result. */
  const act = (path: string, action: Action) =>
    app.post(`/malls/:id/${path}`, async (context) => {
      const part = (name: string) => context.req.param(name) ?? '';
      const merchantId = part('id');
      const row = rowId(part('row'));
      const merchant = services.merchants.get(merchantId);
      if (!merchant) return context.notFound();
      const outcome = new URLSearchParams({ done: '1' });
      try {
        await services.seedMall(merchant);
        await action({ services, merchantId, form: await postedForm(context.req.raw), row });
      } catch (error) {
        if (!(error instanceof FormError)) throw error;
        outcome.set('problem', error.message);
      }
      return context.redirect(`${addressOf(merchantId)}?${outcome}`, 303);
    });
  for (const { actions } of cards) {
    for (const [path, action] of Object.entries(actions)) act(path, action);
  }
  return app;
}

/**
 * Lets only the operator page itself change something, and only with a form. A browser posts some other types of content
 * for any page, without a preflight, such as the reports of a policy.
 */
const ownForms = createMiddleware(async (context, next) => {
  if (['GET', 'HEAD'].includes(context.req.method)) return next();
  if (!isFromOwnPage(context.req.raw)) return context.text('Only the operator page may ask for this.\n', 403);
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!formTypes.includes(type)) return context.text('Only a form is accepted.\n', 415);
  return next();
});

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Why a mall has no sample data, or undefined if it has. */
async function whyUnseeded(seeding: Promise<void>): Promise<string | undefined> {
  try {
    await seeding;
  } catch (error) {
    if (!(error instanceof UnseededMall)) throw error;
    return error.message;
  }
}

/** The text fields of a form. Throws `FormError` for a body that is none. */
async function postedForm(request: Request): Promise<URLSearchParams> {
  const form = await request.formData().catch(() => {
    throw new FormError('This form cannot be read.');
  });
  return new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

const cards = nounList.flatMap(({ card }) => (card ? [card] : []));

/** The address of a mall's page. */
function addressOf(merchantId: string): string {
  return `/malls/${encodeURIComponent(merchantId)}`;
}

function siteUrlOf(merchant: SandboxMerchant, operatorUrl: string): string {
  const { protocol, port } = new URL(operatorUrl);
  return `${protocol}//${merchant.id}.localhost${port && `:${port}`}/`;
}
