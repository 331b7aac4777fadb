import type { SixNumber } from '../noun/picture-path';
import { printedBill } from './printed-bill';

/** One of a mall's drawn bills as a PDF of one page: words and figures without a picture. */
export function pdfOf(merchantId: string, number: SixNumber): Buffer {
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
