import type { SixNumber } from '../address';
import { hexOr } from '../color';
import { markOf } from '../monogram';
import type { Stage } from '../stage';
import { group, line, placed, rect, text } from '../svg';

/** A printed bill, 360 × 620 from its upper left corner, of one of the mall's shops. */
export function receipt({ paint, mall }: Stage, number: SixNumber): string {
  const bill = mall.subjects.bill(mall.id, number);
  const color = hexOr(mall.subjects.brand(bill.slug).color, '#2b2832');
  const ink = '#2b2832';
  const right = { 'text-anchor': 'end' };
  const middle = { 'text-anchor': 'middle' };
  const rupees = (value: number) => value.toFixed(2);
  const rule = (y: number) =>
    line(`M26 ${y}H334`, ink, 1.5, { 'stroke-dasharray': '5 5', 'stroke-linecap': 'butt' });
  return group(
    {},
    rect(0, 0, 360, 620, paint.slant('#ffffff', '#fdfcf8', '#efece4')),
    placed(180, 58, 0.6, 0, markOf(mall, bill.slug, bill.brandName)(color, '#ffffff')),
    text(180, 122, 26, bill.brandName, ink, { ...middle, 'font-weight': 700 }),
    text(180, 148, Math.min(15, 300 / (mall.name.length * 0.55)), mall.name, ink, middle),
    text(180, 170, 14, `Tax invoice ${bill.billNumber}`, ink, middle),
    rule(188),
    bill.lines
      .map((one, index) => {
        const y = 220 + index * 34;
        return (
          text(26, y, 17, `${one.count} x ${one.name}`, ink) +
          text(334, y, 17, rupees(one.amount), ink, right)
        );
      })
      .join(''),
    rule(364),
    text(26, 394, 16, 'Subtotal', ink) + text(334, 394, 16, rupees(bill.net), ink, right),
    text(26, 422, 16, 'GST 5%', ink) + text(334, 422, 16, rupees(bill.tax), ink, right),
    rect(18, 440, 324, 46, '#ece8df', { rx: 4 }),
    text(30, 471, 24, 'TOTAL', ink, { 'font-weight': 800 }) +
      text(330, 471, 24, `₹ ${rupees(bill.total)}`, ink, { ...right, 'font-weight': 800 }),
    text(180, 520, 15, 'Thank you, visit again', ink, middle),
  );
}
