import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { memberships } from '../members/tables';
import type { Services } from '../noun/handler';
import { targetOf } from '../noun/hosts';
import { contentTypes, type ImageType } from '../noun/image-type';
import type { SixNumber } from '../noun/picture-path';
import { printedBill } from './printed-bill';
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

/** One of a mall's drawn bills as a PDF of one page: words and figures without a picture. */
function pdfOf(merchantId: string, number: SixNumber): Buffer {
  const bill = printedBill(merchantId, number);
  const words = [
    bill.brandName,
    `Tax invoice ${bill.billNumber}`,
    '',
    ...bill.lines.map(({ name, count, amount }) => `${count} x ${name}   ${amount.toFixed(2)}`),
    '',
    `GST   ${bill.tax.toFixed(2)}`,
    `TOTAL   Rs ${bill.total.toFixed(2)}`,
  ];
  const shown = words.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const stream = `BT /F1 14 Tf 20 TL 36 380 Td\n${shown}\nET`;
  return document([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ]);
}

/** A PDF starts with its objects and ends with a table of where each begins. */
function document(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
