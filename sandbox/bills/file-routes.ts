import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { memberships } from '../members/tables';
import type { Services } from '../noun/handler';
import { targetOf } from '../noun/hosts';
import { contentTypes, type ImageType } from '../noun/image-type';
import { pdfOf } from './bill-pdf';
import { billImages, bills } from './tables';

/** `/<random name>`: the files that shoppers handed in; `/<merchant>/<number>.pdf`: those of the sample. */
export function billFileRoutes({ db, billFiles, merchants }: Services) {
  const app = new Hono();
  /** A mall's host serves its own alone. */
  const isForeign = (context: Context, merchantId: string) => {
    const target = targetOf(new URL(context.req.url).hostname, merchants.values());
    return target.kind === 'merchant' && target.merchant.id !== merchantId;
  };

  app.get('/:name', async (context) => {
    const [image] = await db
      .select({
        file: billImages.file,
        name: billImages.name,
        type: billImages.type,
        merchantId: memberships.merchantId,
      })
      .from(billImages)
      .innerJoin(bills, eq(bills.id, billImages.billId))
      .innerJoin(memberships, eq(memberships.id, bills.membershipId))
      .where(eq(billImages.file, context.req.param('name')));
    const foreign = image && isForeign(context, image.merchantId);
    const content = image && !foreign ? await billFiles.read(image.file) : undefined;
    if (!image || !content) return context.text('Not found', 404);
    return context.body(new Uint8Array(content), 200, headersOf(image.type, image.name));
  });

  app.get('/:merchant/:number{[1-6]\\.pdf}', (context) => {
    const { merchant, number } = context.req.param();
    const printed = ([1, 2, 3, 4, 5, 6] as const).find((each) => `${each}.pdf` === number);
    if (!printed || !merchants.has(merchant) || isForeign(context, merchant)) {
      return context.text('Not found', 404);
    }
    return context.body(new Uint8Array(pdfOf(merchant, printed)), 200, headersOf('pdf', 'bill.pdf'));
  });
  return app;
}

function headersOf(type: ImageType, name: string) {
  return {
    'content-type': contentTypes[type],
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  };
}
